// A product of the catalogue as one text with borders between its fields. A quarter of a million products are read
// without a text of its own for each field: what came before is found by comparing letters in place.
import type { CatalogueRow } from './catalogue-row';

/** The fields in their order. A field that is not given is empty. */
export const ID = 0;
export const NAME = 1;
export const GENERIC_NAME = 2;
export const MANUFACTURER = 3;
export const PRODUCT_TYPE = 4;
export const FORM = 5;
export const VOLUMES = 6;
export const FIELDS = 7;

/** One product; who reads many fills the same object anew for each. */
export class ProductText {
  text = '';
  /** Where each field begins; one sign parts it from the next, and stands behind the last. */
  readonly borders = new Uint32Array(FIELDS + 1);

  startOf(field: number): number {
    return this.borders[field]!;
  }

  endOf(field: number): number {
    return this.borders[field + 1]! - 1;
  }

  at(field: number): string {
    return this.text.slice(this.startOf(field), this.endOf(field));
  }

  /** Takes the place of what it was; returns itself. */
  fill(fields: readonly string[]): this {
    this.text = fields.join('\t');
    let start = 0;
    for (let field = 0; field < FIELDS; field += 1) {
      this.borders[field] = start;
      start += (fields[field]?.length ?? 0) + 1;
    }
    this.borders[FIELDS] = start;
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
