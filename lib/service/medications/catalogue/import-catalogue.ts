// Files into the catalogue: their products take the place of the ones there are, all at once or not at all.
import { basename } from 'node:path';
import type { ClientBase } from 'pg';
import { Failure } from '../../http/failure';
import type { CatalogueRow } from '../catalogue-row';
import { CsvReader, type CsvRecord } from '../csv';
import { replaceCatalogue, type Catalogue } from './catalogue-store';
import { fileText } from './file-text';
import { readHeader, readProduct, type Header, type Refusal } from './product-line';

/** The index counts rows in 21 bits. */
const PRODUCTS_MAX = 2_000_000;
const PAGE = 1000;
const SOURCE_MAX = 200;

export type RefusedLine = Refusal & { file: string };
export type ImportOptions = {
  /** Refuse the whole when any line is refused. */
  strict: boolean;
  onRefused: (refused: RefusedLine) => void;
  /** Share of the file from 0 to 1, and the products taken so far. */
  onProgress: (file: string, share: number, products: number) => void;
  signal?: AbortSignal;
};
export type Imported = Catalogue & { refusedLines: number };

/** Loads CSV files, gzipped or not, as one catalogue. Throws Failure; then nothing is changed. */
export async function importCatalogue(
  client: ClientBase,
  files: readonly string[],
  options: ImportOptions,
): Promise<Imported> {
  const run = new ImportRun(options);
  const source = files.map((file) => basename(file)).join(', ');
  const catalogue = await replaceCatalogue(client, source.slice(0, SOURCE_MAX), run.pages(files));
  return { ...catalogue, refusedLines: run.refusedLines };
}

class ImportRun {
  refusedLines = 0;
  private products = 0;
  private page: CatalogueRow[] = [];

  constructor(private readonly options: ImportOptions) {}

  async *pages(files: readonly string[]): AsyncIterable<CatalogueRow[]> {
    for (const file of files) {
      try {
        yield* this.pagesOf(file);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        throw new Failure(error.code, `${file}: ${error.message}`);
      }
    }
    if (this.page.length > 0) yield this.page;
    if (this.products === 0) throw new Failure('INVALID_REQUEST', 'There is no product to take in.');
    if (this.options.strict && this.refusedLines > 0) {
      throw new Failure('INVALID_REQUEST', `${this.refusedLines} lines are refused.`);
    }
  }

  private async *pagesOf(file: string): AsyncIterable<CatalogueRow[]> {
    const reader = new CsvReader();
    let header: Header | null = null;
    for await (const { text, share } of fileText(file)) {
      if (this.options.signal?.aborted) throw new Failure('INVALID_REQUEST', 'the import was interrupted');
      for (const record of reader.read(text)) {
        if (header) this.take(file, record, header);
        else header = readHeader(record);
        if (this.page.length === PAGE) yield this.page.splice(0);
      }
      this.options.onProgress(file, share, this.products);
    }
    for (const record of reader.end()) {
      if (header) this.take(file, record, header);
      else header = readHeader(record);
    }
    if (!header) throw new Failure('INVALID_REQUEST', 'has no line');
  }

  private take(file: string, record: CsvRecord, header: Header): void {
    const read = readProduct(record, header);
    if (Array.isArray(read)) {
      this.refusedLines += 1;
      for (const refusal of read) this.options.onRefused({ file, ...refusal });
      return;
    }
    if (this.products === PRODUCTS_MAX) {
      throw new Failure('INVALID_REQUEST', `has more than ${PRODUCTS_MAX.toLocaleString('en')} products`);
    }
    this.products += 1;
    this.page.push(read);
  }
}
