// Reads comma-separated text as RFC 4180 has it: quoted cells may hold commas, quotes (doubled) and line ends.

export type CsvRecord = {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
  /** What is wrong with its quotation marks. */
  flaw?: string;
};

/** A record of this many characters was meant to end before. */
const RECORD_MAX = 64 * 1024;

/** Takes a file's text in pieces as they come, and holds no more than one record of it. */
export class CsvReader {
  private rest = '';
  /** The lines of a record whose quoted cell goes on. */
  private begun: string[] = [];
  private line = 0;

  /** The records that end within this piece. */
  *read(piece: string): Iterable<CsvRecord> {
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) yield* this.take(line);
    if (this.rest.length <= RECORD_MAX) return;
    yield* this.take(this.rest);
    this.rest = '';
  }

  /** The record after which no line end stands. */
  *end(): Iterable<CsvRecord> {
    if (this.rest !== '') yield* this.take(this.rest);
    if (this.begun.length > 0) yield this.refused('a quotation mark is not closed');
  }

  private *take(text: string): Iterable<CsvRecord> {
    this.line += 1;
    const line = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (line === '' && this.begun.length === 0) return;
    this.begun.push(line);
    const record = this.begun.length === 1 ? line : this.begun.join('\n');
    if (record.length > RECORD_MAX) {
      yield this.refused(`is longer than ${RECORD_MAX} characters; a quotation mark may not be closed`);
      return;
    }
    const cells = cellsOf(record);
    if (cells === null) return;
    yield { line: this.line - this.begun.length + 1, ...cells };
    this.begun = [];
  }

  private refused(flaw: string): CsvRecord {
    const line = this.line - this.begun.length + 1;
    this.begun = [];
    return { line, cells: [], flaw };
  }
}

/** All records of a text by the names in its first line. A missing cell is absent. */
export function csvRecords(text: string): Record<string, string>[] {
  const reader = new CsvReader();
  const [names, ...records] = [...reader.read(text), ...reader.end()];
  if (!names) return [];
  return records.map(({ cells }) =>
    Object.fromEntries(names.cells.slice(0, cells.length).map((name, at) => [name, cells[at] ?? ''])),
  );
}

/** Null when a quoted cell is not closed yet. */
function cellsOf(record: string): { cells: string[]; flaw?: string } | null {
  if (!record.includes('"')) return { cells: record.split(',') };
  const cells: string[] = [];
  let flaw: string | undefined;
  for (let at = 0; at <= record.length;) {
    const quoted = record[at] === '"';
    const closing = quoted ? closingQuote(record, at + 1) : at - 1;
    if (closing === null) return null;
    const comma = record.indexOf(',', closing + 1);
    const end = comma < 0 ? record.length : comma;
    if (quoted && end > closing + 1) flaw ??= 'text stands after a closing quotation mark';
    cells.push(quoted ? record.slice(at + 1, closing).replaceAll('""', '"') : record.slice(at, end));
    at = end + 1;
  }
  return flaw === undefined ? { cells } : { cells, flaw };
}

function closingQuote(record: string, from: number): number | null {
  for (let at = record.indexOf('"', from); at >= 0; at = record.indexOf('"', at + 2)) {
    if (record[at + 1] !== '"') return at;
  }
  return null;
}
