// Takes the catalogue's rows in, one after the other, in any order: every text becomes a number on the way.
import { eachWord, foldText, isPlainAt, wordAt } from '@/lib/contract/medication-text';
import type { CatalogueRow } from './catalogue-row';
import { CompositionList } from './composition-list';
import { FormList } from './form-list';
import { ListsBuilder } from './lists';
import { packWord } from './medication-index';
import { GLUED, NUMBER, WORD, gluedWords, kindInName, natureOf, type WordNature } from './name-words';
import { Numbered } from './numbered';
import { StrengthSets } from './strength-sets';
import { hashOn, HASH_START } from './text-hash';
import { TextPoolBuilder } from './text-pool';
import { WordTable } from './word-table';

/** What is kept of each row; word numbers are provisional until the lexicon is sorted. */
export class Intake {
  readonly ids: string[] = [];
  readonly names = new TextPoolBuilder();
  readonly rowWords = new ListsBuilder();
  readonly words = new WordTable();
  /** For each word whether it can be mistyped: part of a brand, glued, or of an ingredient; not numbers and forms. */
  readonly mistyped: boolean[] = [];
  readonly wholeNames: number[] = [];
  readonly compositionOf: number[] = [];
  readonly makerOf: number[] = [];
  readonly formOf: number[] = [];
  readonly strengthsOf: number[] = [];
  readonly compositions = new CompositionList();
  readonly makers = new Numbered();
  readonly forms = new FormList();
  readonly strengths = new StrengthSets();
  private readonly natures: WordNature[] = [];

  get rowCount(): number {
    return this.ids.length;
  }

  add(row: CatalogueRow): void {
    this.ids.push(row.id);
    this.names.add(row.name);
    const formal = this.addNameWords(foldText(row.name));
    this.compositionOf.push(this.compositions.numberOf(row.generic_name));
    this.makerOf.push(this.makers.of(row.manufacturer_name ?? ''));
    const form = this.formNumber(row.form ?? '', row.product_type ?? '', formal);
    this.formOf.push(form);
    this.strengthsOf.push(this.strengths.numberOf(row.volumes ?? '', row.name, this.forms.isLiquid(form)));
  }

  /** After the last row: takes the words of the ingredients in, which too are typed, and mistyped. */
  finish(): void {
    for (const words of this.compositions.words) {
      for (const text of words) this.mistyped[this.words.numberOf(text)] = true;
    }
  }

  /** Returns those words of the name that say something about the form. */
  private addNameWords(folded: string): number[] {
    const brand: string[] = [];
    let kept = 0;
    let afterNumber = false;
    const formal: number[] = [];
    let whole = HASH_START;
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

  private formNumber(form: string, productType: string, named: readonly number[]): number {
    return this.forms.numberOf(form, productType, named, (word) => this.words.texts[word]!);
  }

  private keep(word: number, kind: number): void {
    this.mistyped[word] = this.mistyped[word] === true || kind === WORD || kind === GLUED;
    this.rowWords.push(packWord(word, kind));
  }
}
