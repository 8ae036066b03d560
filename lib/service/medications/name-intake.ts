// Takes the names of the catalogue's rows in, one after the other, in any order: every word becomes a number on the way.
import { eachWord, foldText, isPlainAt, lettersOf, wordAt } from '@/lib/contract/medication-text';
import { Column } from './column';
import { ListsBuilder } from './lists';
import { kindInName, natureOf, type WordNature } from './name-words';
import { packWord, WORD_KIND } from './packed-word';
import { PairTable } from './pair-table';
import { FIELD, type ProductText } from './product-text';
import { hashOn, HASH_START } from './text-hash';
import { TextPoolBuilder } from './text-pool';
import { TextTable } from './text-table';

const { ID, NAME } = FIELD;
const { GLUED, NUMBER, WORD } = WORD_KIND;
/** More glued letters than this are a sentence, not a brand. */
const GLUED_MAX = 24;
/** Usual lengths, in letters and in words. */
const ID_LENGTH = 8;
const NAME_LENGTH = 32;
const NAME_WORDS = 6;
const UPPER_A = 65;
const UPPER_Z = 90;
const TO_LOWER = 32;
const ASCII_END = 128;

/** What is kept of each name; word numbers are provisional until the lexicon is sorted. */
export class NameIntake {
  readonly ids: TextPoolBuilder;
  readonly names: TextPoolBuilder;
  readonly rowWords: ListsBuilder;
  readonly words: TextTable;
  readonly wholeNames: Column;
  /** For each row those words of its name that say something about the form, see `formalText`. */
  readonly formalOf: Column;
  /** Such words in a row: all but the last, and the last. */
  private readonly formals = new PairTable();
  private readonly natures: WordNature[] = [];
  /** The brand words of the name that is taken in. */
  private readonly brand: number[] = [];
  /** The name, folded; and its brand words written together. */
  private folded = new Uint16Array(1 << 10);
  private readonly together = new Uint16Array(GLUED_MAX);

  /** `expected`: how many names will come, if that is known. */
  constructor(expected = 0) {
    this.ids = new TextPoolBuilder(expected, ID_LENGTH);
    this.names = new TextPoolBuilder(expected, NAME_LENGTH);
    this.rowWords = new ListsBuilder(expected, NAME_WORDS);
    this.words = new TextTable(expected);
    this.wholeNames = new Column(expected);
    this.formalOf = new Column(expected);
  }

  add(product: ProductText): void {
    const { letters } = product;
    this.ids.add(letters, product.startOf(ID), product.endOf(ID));
    this.names.add(letters, product.startOf(NAME), product.endOf(NAME));
    this.addWords(product);
    this.addGlued();
    this.rowWords.close();
  }

  /** The words behind a number of `formalOf`, in their order. */
  formalText(formal: number): string {
    if (formal === 0) return '';
    return `${this.formalText(this.formals.firstOf(formal - 1))} ${this.words.at(this.formals.secondOf(formal - 1))}`;
  }

  private addWords(product: ProductText): void {
    const { brand, formals, words } = this;
    brand.length = 0;
    let formal = 0;
    let kept = 0;
    let afterNumber = false;
    let whole = HASH_START;
    const length = this.fold(product);
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
      if (nature.formal) formal = formals.numberOf(formal, word) + 1;
      if (kind === WORD) brand.push(word);
      this.rowWords.push(packWord(word, kind));
    });
    this.wholeNames.push(whole >>> 0);
    this.formalOf.push(formal);
  }

  /** Folds the name into `folded` and returns how many letters that takes; a plain name without a string. */
  private fold(product: ProductText): number {
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

  /** Adds the brand words of the name written together: the first two, and all. */
  private addGlued(): void {
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
        this.rowWords.push(packWord(words.numberOf(together, 0, length), GLUED));
      }
    }
  }
}
