// Rows for small catalogues in tests.
import type { CatalogueRow } from './catalogue-row';

let made = 0;

/** A tablet of paracetamol unless said otherwise. */
export function sampleRow(name: string, rest: Partial<CatalogueRow> = {}): CatalogueRow {
  made += 1;
  return {
    id: `row-${made}`,
    name,
    generic_name: 'Paracetamol',
    manufacturer_name: 'Sample Labs',
    product_type: 'Tablet',
    form: 'tablet',
    volumes: '500mg',
    ...rest,
  };
}
