// Takes the catalogue's rows in, one after the other, in any order: every text becomes a number on the way.
import { eachWord, foldText, isPlainAt, lettersOf, wordAt } from '@/lib/contract/medication-text';
import { CompositionList } from './composition-list';
import { FormList } from './form-list';
import { ListsBuilder } from './lists';
import { packWord } from './medication-index';
import { GLUED, NUMBER, WORD, kindInName, natureOf, type WordNature } from './name-words';
import { ID, MANUFACTURER, NAME, type ProductText } from './product-text';
import { StrengthSets } from './strength-sets';
import { hashOn, HASH_START } from './text-hash';
import { TextPoolBuilder } from './text-pool';
import { TextTable } from './text-table';

/** More glued letters than this are a sentence, not a brand. */
const GLUED_MAX = 24;
const UPPER_A = 65;
const UPPER_Z = 90;
const TO_LOWER = 32;
const ASCII_END = 128;

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
  private readonly brand: number[] = [];
  private readonly formal: number[] = [];
  /** Its name, folded; and its brand words written together. */
  private folded = new Uint16Array(1 << 10);
  private readonly together = new Uint16Array(GLUED_MAX);

  get rowCount(): number {
    return this.formOf.length;
  }

  add(product: ProductText): void {
    const { letters } = product;
    this.ids.add(letters, product.startOf(ID), product.endOf(ID));
    this.names.add(letters, product.startOf(NAME), product.endOf(NAME));
    const formal = this.addNameWords(product);
    const form = this.forms.numberOf(product, formal, (word) => this.words.at(word));
    this.compositionOf.push(this.compositions.numberOf(product));
    this.makerOf.push(
      this.makers.numberOf(letters, product.startOf(MANUFACTURER), product.endOf(MANUFACTURER)),
    );
    this.formOf.push(form);
    this.strengthsOf.push(this.strengths.numberOf(product, this.forms.isLiquid(form)));
  }

  /** After the last row: takes the words of the ingredients in, which too are typed, and mistyped. */
  finish(): void {
    for (const words of this.compositions.words) {
      for (const text of words) this.mistyped[this.words.numberOfText(text)] = true;
    }
  }

  /** Returns those words of the name that say something about the form. */
  private addNameWords(product: ProductText): readonly number[] {
    const { brand, formal, words } = this;
    brand.length = 0;
    formal.length = 0;
    let kept = 0;
    let afterNumber = false;
    let whole = HASH_START;
    const length = this.foldName(product);
    const { folded } = this;
    eachWord(folded, length, (start, end) => {
      const word = isPlainAt(folded, start, end)
        ? words.numberOf(folded, start, end)
        : words.numberOfText(wordAt(folded, start, end));
      whole = hashOn(whole, words.texts.letters, words.texts.startOf(word), words.texts.endOf(word));
      const nature = (this.natures[word] ??= natureOf(words.at(word)));
      const kind = kindInName(nature, kept, afterNumber);
      if (kind === undefined) return;
      kept += 1;
      afterNumber = kind === NUMBER;
      if (nature.formal) formal.push(word);
      if (kind === WORD) brand.push(word);
      this.keep(word, kind);
    });
    this.keepGlued();
    this.rowWords.close();
    this.wholeNames.push(whole >>> 0);
    return formal;
  }

  /** Folds the product's name into `folded` and returns how many letters that takes; plain names without a string. */
  private foldName(product: ProductText): number {
    const { letters } = product;
    const start = product.startOf(NAME);
    const length = product.endOf(NAME) - start;
    if (length > this.folded.length) this.folded = new Uint16Array(length * 2);
    for (let at = 0; at < length; at += 1) {
      const code = letters[start + at]!;
      if (code >= ASCII_END) {
        this.folded = lettersOf(foldText(product.at(NAME)));
        return this.folded.length;
      }
      this.folded[at] = code >= UPPER_A && code <= UPPER_Z ? code + TO_LOWER : code;
    }
    return length;
  }

  /** Keeps the brand words of the name written together: the first two, and all. */
  private keepGlued(): void {
    const { brand, together, words } = this;
    let length = 0;
    for (let place = 0; place < brand.length; place += 1) {
      const word = brand[place]!;
      const start = words.texts.startOf(word);
      const size = words.texts.endOf(word) - start;
      if (length + size > GLUED_MAX) return;
      for (let at = 0; at < size; at += 1) together[length + at] = words.texts.letters[start + at]!;
      length += size;
      if (place === 1 || (place > 1 && place === brand.length - 1)) {
        this.keep(words.numberOf(together, 0, length), GLUED);
      }
    }
  }

  private keep(word: number, kind: number): void {
    this.mistyped[word] = this.mistyped[word] === true || kind === WORD || kind === GLUED;
    this.rowWords.push(packWord(word, kind));
  }
}
