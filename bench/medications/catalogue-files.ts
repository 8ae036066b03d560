// Reads the medicine files that lie beside the checkout (../shared/data); see the README there for their licences.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { csvRecords } from '@/lib/service/medications/csv';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/data');

/** Whether the files are there; tests and benches that need them are left out on other machines. */
export function hasCatalogueFiles(): boolean {
  return existsSync(path.join(FOLDER, 'medicines-in.csv.gz'));
}

/** The rows of one file: `in` (18,840 Indian products) or `us` (41,539 of Drugs@FDA). */
export function catalogueFile(country: 'in' | 'us'): CatalogueRow[] {
  const text = gunzipSync(readFileSync(path.join(FOLDER, `medicines-${country}.csv.gz`))).toString();
  return csvRecords(text).map((record, row) => ({
    id: `${country}-${row + 1}`,
    name: record.name ?? '',
    generic_name: record.generic_name || null,
    manufacturer_name: record.manufacturer_name || null,
    product_type: record.product_type || null,
    form: record.form || null,
    volumes: record.volumes || null,
  }));
}

export type GivenQuery = {
  id: string;
  kind: string;
  params: { drug_name?: string; form?: string; generic_names?: string; volumes?: string };
  expect_top10_contains?: string[];
  expect_first?: string;
  expect_all_top10?: { generic_set: string[] };
};

/** The 300 queries that came with the data. */
export function givenQueries(): GivenQuery[] {
  const lines = readFileSync(path.join(FOLDER, 'queries.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as GivenQuery);
}
