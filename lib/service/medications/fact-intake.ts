// Takes in what the catalogue says of its rows beside their names: composition, maker, form and strengths. It needs
// nothing of the names' words, so that another thread can do it at the same time.
import { Column } from './column';
import { CompositionList } from './composition-list';
import type { CompositionParts } from './compositions';
import { buildIngredientParts, type IngredientParts } from './ingredient-search';
import type { LetterListParts } from './letter-list';
import type { ListsParts } from './lists';
import { BORDER, FIELD, type ProductText } from './product-text';
import { StrengthSets } from './strength-sets';
import type { StrengthParts } from './strength-table';
import { poolOf, type TextPoolParts } from './text-pool';
import { TextTable } from './text-table';
import { turned } from './turned';

const { FORM, MANUFACTURER, PRODUCT_TYPE } = FIELD;

/** Whose product it is, and of which type, as numbers. */
type Origin = { maker: number; type: number };

/** What a catalogue gives as type and form; empty when it does not. */
export type GivenType = { productType: string; form: string };

/** Columns by row and what their numbers mean, as they travel between threads. */
export type FactParts = {
  compositionOf: Uint32Array;
  makerOf: Uint32Array;
  typeOf: Uint32Array;
  strengthsOf: Uint32Array;
  makers: TextPoolParts;
  types: readonly GivenType[];
  strengths: StrengthParts;
  compositions: CompositionParts;
  compositionsOfIngredient: ListsParts;
  ingredients: IngredientParts;
  /** The words of the compositions, and for each composition its own. */
  words: LetterListParts;
  wordsOfComposition: ListsParts;
};

/** Takes rows in, one after the other, in any order. */
export class FactIntake {
  private readonly compositionOf: Column;
  private readonly makerOf: Column;
  private readonly typeOf: Column;
  private readonly strengthsOf: Column;
  private readonly compositions = new CompositionList();
  private readonly makers = new TextTable();
  private readonly types = new TextTable();
  /** Maker, type and form lie side by side and are looked up as one text; for each the maker and the type. */
  private readonly origins = new TextTable();
  private readonly origin: Origin[] = [];
  private readonly strengths = new StrengthSets();

  /** `expected`: how many rows will come, if that is known. */
  constructor(expected = 0) {
    this.compositionOf = new Column(expected);
    this.makerOf = new Column(expected);
    this.typeOf = new Column(expected);
    this.strengthsOf = new Column(expected);
  }

  add(product: ProductText): void {
    const { maker, type } = this.originOf(product);
    this.compositionOf.push(this.compositions.numberOf(product));
    this.makerOf.push(maker);
    this.typeOf.push(type);
    this.strengthsOf.push(this.strengths.numberOf(product));
  }

  /** After the last row: all that is known, ready to travel. */
  finish(): FactParts {
    const { compositions } = this;
    const compositionParts = compositions.finish();
    return {
      compositionOf: this.compositionOf.finish(),
      makerOf: this.makerOf.finish(),
      typeOf: this.typeOf.finish(),
      strengthsOf: this.strengthsOf.finish(),
      makers: poolOf(this.makers.texts),
      types: Array.from({ length: this.types.size }, (_, number) => givenType(this.types.at(number))),
      strengths: this.strengths.finish(),
      compositions: compositionParts,
      compositionsOfIngredient: turned(compositionParts.ingredients, compositions.ingredients.size),
      ingredients: buildIngredientParts(compositions.ingredients),
      words: compositions.words.texts.finish(),
      wordsOfComposition: compositions.wordLists.finish(),
    };
  }

  private originOf(product: ProductText): Origin {
    const { letters } = product;
    const number = this.origins.numberOf(letters, product.startOf(MANUFACTURER), product.endOf(FORM));
    return (this.origin[number] ??= {
      maker: this.makers.numberOf(letters, product.startOf(MANUFACTURER), product.endOf(MANUFACTURER)),
      type: this.types.numberOf(letters, product.startOf(PRODUCT_TYPE), product.endOf(FORM)),
    });
  }
}

function givenType(text: string): GivenType {
  const [productType = '', form = ''] = text.split(String.fromCharCode(BORDER));
  return { productType, form };
}
