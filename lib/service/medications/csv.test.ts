import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader, type CsvRecord } from './csv';

/** The records of a text that arrives in pieces of `size` characters. */
function recordsOf(text: string, size = text.length || 1): CsvRecord[] {
  const reader = new CsvReader();
  const records: CsvRecord[] = [];
  for (let at = 0; at < text.length; at += size) records.push(...reader.read(text.slice(at, at + size)));
  return [...records, ...reader.end()];
}

describe('comma-separated text', () => {
  it.each([
    ['a,b\nc,d\n', [['a', 'b'], ['c', 'd']]],
    ['a,b\r\nc,d', [['a', 'b'], ['c', 'd']]],
    ['"a,1",b\n', [['a,1', 'b']]],
    ['"say ""so""",\n', [['say "so"', '']]],
    ['"two\nlines",b\n', [['two\nlines', 'b']]],
    ['5" pipe,b\n', [['5" pipe', 'b']]],
    ['\n\na\n\n', [['a']]],
    ['""\n', [['']]],
    ['', []],
  ])('reads %j', (text, cells) => {
    expect(recordsOf(text).map((record) => record.cells)).toEqual(cells);
  }); // prettier-ignore

  it('says on which line of the file a record begins', () => {
    expect(recordsOf('a\n\n"b\nc"\nd\n').map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it.each([
    ['"a"b,c\nd,e\n', 'text stands after a closing quotation mark', 1],
    ['a,"b\nc,d\n', 'a quotation mark is not closed', 1],
    [`${'x'.repeat(70_000)}\na\n`, 'is longer than 65536 characters; a quotation mark may not be closed', 1],
    [`a\n"${'x\n'.repeat(40_000)}`, 'is longer than 65536 characters; a quotation mark may not be closed', 2],
  ])('marks %j as wrong', (text, flaw, line) => {
    expect(recordsOf(text).find((record) => record.flaw !== undefined)).toMatchObject({ flaw, line });
  });

  it('gives back what was written, in pieces of any size', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '💊'), maxLength: 6 });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 9 }), (written, size) => {
        const quoted = written.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join());
        const read = recordsOf(quoted.map((line) => `${line}\r\n`).join(''), size);
        expect(read.map(({ cells }) => cells)).toEqual(written);
      }),
    );
  });
});
