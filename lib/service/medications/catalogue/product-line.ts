// A line of a catalogue file: which cell is what, and which rules a product must keep to be taken in.
import { Failure } from '../../http/failure';
import type { CatalogueRow } from '../catalogue-row';
import type { CsvRecord } from '../csv';

/** The columns that are read, with the most characters of a cell; a file may have others. */
export const COLUMNS = {
  name: 300,
  generic_name: 2000,
  manufacturer_name: 300,
  product_type: 300,
  form: 100,
  volumes: 500,
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

export type Header = { places: Map<Column, number>; width: number };
/** Why a line is not taken; the column is '' for the line as a whole. */
export type Refusal = { line: number; column: string; rule: string };

/** Reads the first line, whose names may stand in any order. Throws Failure when it does not name the products. */
export function readHeader({ cells }: Pick<CsvRecord, 'cells'>): Header {
  const given = cells.map((cell) => cell.trim().toLowerCase());
  const places = new Map<Column, number>();
  for (const name of NAMES) {
    const place = given.indexOf(name);
    if (place !== given.lastIndexOf(name)) refuse(`the first line has two columns ${name}`);
    if (place >= 0) places.set(name, place);
  }
  if (places.has('name')) return { places, width: cells.length };
  const separator = /[;\t|]/.exec(cells[0] ?? '')?.[0];
  if (cells.length === 1 && separator !== undefined) {
    const shown = separator === '\t' ? 'a tab' : separator;
    return refuse(`the cells are separated by ${shown}; save the file with commas`);
  }
  return refuse(`the first line must name the columns, of which name is needed: ${NAMES.join(',')}`);
}

/** The product of a line, or all rules that it breaks. */
export function readProduct(record: CsvRecord, header: Header): CatalogueRow | Refusal[] {
  const { line, cells, flaw } = record;
  if (flaw !== undefined) return [{ line, column: '', rule: flaw }];
  if (cells.length !== header.width) {
    return [{ line, column: '', rule: `has ${cells.length} cells; the first line has ${header.width}` }];
  }
  const refusals: Refusal[] = [];
  const cell = (column: Column): string | null => {
    const place = header.places.get(column);
    const value = place === undefined ? '' : (cells[place] ?? '').trim().replace(/\s+/g, ' ');
    const rule = brokenRule(value, column);
    if (rule !== null) refusals.push({ line, column, rule });
    return value === '' ? null : value;
  };
  const row = {
    id: '',
    name: cell('name') ?? '',
    generic_name: cell('generic_name'),
    manufacturer_name: cell('manufacturer_name'),
    product_type: cell('product_type'),
    form: cell('form'),
    volumes: cell('volumes'),
  };
  return refusals.length > 0 ? refusals : row;
}

/** Control characters, and those that turn the reading direction of what stands around them. */
const UNSHOWABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;

function brokenRule(value: string, column: Column): string | null {
  const most = COLUMNS[column];
  if (column === 'name' && value === '') return 'is empty; every product has a name';
  if (column === 'name' && !/[\p{L}\p{N}]/u.test(value)) return 'has no letter and no digit';
  if (value.length > most) return `has ${value.length} characters; at most ${most} are taken`;
  return UNSHOWABLE.test(value) ? 'holds control characters' : null;
}

function refuse(message: string): never {
  throw new Failure('INVALID_REQUEST', message);
}
