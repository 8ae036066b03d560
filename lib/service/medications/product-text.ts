// A product of the catalogue as letters with borders between its fields. A quarter of a million products are read
// without a string for any field: what came before is found by comparing letters in place.
import { lettersText } from '@/lib/contract/medication-text';
import type { CatalogueRow } from './catalogue-row';

/**
 * The fields in their order. A field that is not given is empty. Who reads very many takes the numbers out once: what
 * is imported is looked up anew at every use in the threads that build (catalogue/thread.worker.mjs).
 */
export const FIELD = {
  ID: 0,
  NAME: 1,
  GENERIC_NAME: 2,
  MANUFACTURER: 3,
  PRODUCT_TYPE: 4,
  FORM: 5,
  VOLUMES: 6,
} as const;
export const FIELDS = Object.keys(FIELD).length;
/** The sign behind each field: the one that PostgreSQL keeps in no text. */
export const BORDER = 0;

/** One product; who reads many fills the same object anew for each. */
export class ProductText {
  letters = new Uint16Array(1 << 12);
  /** Where each field begins; one sign parts it from the next, and stands behind the last. */
  readonly borders = new Uint32Array(FIELDS + 1);

  startOf(field: number): number {
    return this.borders[field]!;
  }

  endOf(field: number): number {
    return this.borders[field + 1]! - 1;
  }

  at(field: number): string {
    return lettersText(this.letters, this.startOf(field), this.endOf(field));
  }

  /** Makes room for so many letters; what was there is gone. */
  makeRoom(letters: number): void {
    if (letters > this.letters.length) this.letters = new Uint16Array(letters * 2);
  }

  /** Takes the place of what it was; returns itself. */
  fill(fields: readonly string[]): this {
    let room = FIELDS;
    for (let field = 0; field < FIELDS; field += 1) room += fields[field]!.length;
    this.makeRoom(room);
    const { letters } = this;
    let to = 0;
    for (let field = 0; field < FIELDS; field += 1) {
      this.borders[field] = to;
      const text = fields[field]!;
      for (let at = 0; at < text.length; at += 1, to += 1) letters[to] = text.charCodeAt(at);
      letters[to] = BORDER;
      to += 1;
    }
    this.borders[FIELDS] = to;
    return this;
  }

  fillWith(row: CatalogueRow): this {
    return this.fill([
      row.id,
      row.name,
      row.generic_name ?? '',
      row.manufacturer_name ?? '',
      row.product_type ?? '',
      row.form ?? '',
      row.volumes ?? '',
    ]);
  }
}
