// Takes the catalogue's rows in, one after the other, in any order: every text becomes a number on the way.
import { eachWord, foldText, isPlainAt, wordAt } from '@/lib/contract/medication-text';
import { CompositionList } from './composition-list';
import { FormList } from './form-list';
import { ListsBuilder } from './lists';
import { packWord } from './medication-index';
import { GLUED, NUMBER, WORD, gluedWords, kindInName, natureOf, type WordNature } from './name-words';
import { ID, MANUFACTURER, NAME, type ProductText } from './product-text';
import { StrengthSets } from './strength-sets';
import { hashOn, HASH_START } from './text-hash';
import { TextPoolBuilder } from './text-pool';
import { TextTable } from './text-table';

/** What is kept of each product; word numbers are provisional until the lexicon is sorted. */
export class Intake {
  readonly ids = new TextPoolBuilder();
  readonly names = new TextPoolBuilder();
  readonly rowWords = new ListsBuilder();
  readonly words = new TextTable();
  /** For each word whether it can be mistyped: part of a brand, glued, or of an ingredient; not numbers and forms. */
  readonly mistyped: boolean[] = [];
  readonly wholeNames: number[] = [];
  readonly compositionOf: number[] = [];
  readonly makerOf: number[] = [];
  readonly formOf: number[] = [];
  readonly strengthsOf: number[] = [];
  readonly compositions = new CompositionList();
  readonly makers = new TextTable();
  readonly forms = new FormList();
  readonly strengths = new StrengthSets();
  private readonly natures: WordNature[] = [];
  /** The words of the brand and those that speak of the form, of the product that is taken in. */
  private readonly brand: string[] = [];
  private readonly formal: number[] = [];

  get rowCount(): number {
    return this.formOf.length;
  }

  add(product: ProductText): void {
    const { text } = product;
    this.ids.add(text, product.startOf(ID), product.endOf(ID));
    this.names.add(text, product.startOf(NAME), product.endOf(NAME));
    const formal = this.addNameWords(product);
    const form = this.forms.numberOf(product, formal, (word) => this.words.texts[word]!);
    this.compositionOf.push(this.compositions.numberOf(product));
    this.makerOf.push(this.makers.numberOf(text, product.startOf(MANUFACTURER), product.endOf(MANUFACTURER)));
    this.formOf.push(form);
    this.strengthsOf.push(this.strengths.numberOf(product, this.forms.isLiquid(form)));
  }

  /** After the last row: takes the words of the ingredients in, which too are typed, and mistyped. */
  finish(): void {
    for (const words of this.compositions.words) {
      for (const text of words) this.mistyped[this.words.numberOf(text)] = true;
    }
  }

  /** Returns those words of the name that say something about the form. */
  private addNameWords(product: ProductText): readonly number[] {
    const { brand, formal } = this;
    brand.length = 0;
    formal.length = 0;
    let kept = 0;
    let afterNumber = false;
    let whole = HASH_START;
    const folded = foldText(product.at(NAME));
    eachWord(folded, (start, end) => {
      const word = isPlainAt(folded, start, end)
        ? this.words.numberOf(folded, start, end)
        : this.words.numberOf(wordAt(folded, start, end));
      const text = this.words.texts[word]!;
      whole = hashOn(whole, text);
      const nature = (this.natures[word] ??= natureOf(text));
      const kind = kindInName(nature, kept, afterNumber);
      if (kind === undefined) return;
      kept += 1;
      afterNumber = kind === NUMBER;
      if (nature.formal) formal.push(word);
      if (kind === WORD) brand.push(text);
      this.keep(word, kind);
    });
    for (const text of gluedWords(brand)) this.keep(this.words.numberOf(text), GLUED);
    this.rowWords.close();
    this.wholeNames.push(whole >>> 0);
    return formal;
  }

  private keep(word: number, kind: number): void {
    this.mistyped[word] = this.mistyped[word] === true || kind === WORD || kind === GLUED;
    this.rowWords.push(packWord(word, kind));
  }
}
