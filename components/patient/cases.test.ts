import { describe, expect, it } from 'vitest';
import { countNews, markOf, withAnswer } from './case-collection';
import { filterCases, kindsOf, linesOf } from './case-months';
import type { CaseAnswer, CaseView } from './patient-view';

const NOON = Date.parse('2026-11-21T06:30:00Z') / 1000;

function aCase(id: string, at: string, more: Partial<CaseView> = {}, item: object = {}): CaseView {
  const occurred_at = Date.parse(at) / 1000;
  return {
    id,
    deleted: false,
    updated_at: 10,
    first_updated_at: 10,
    item: { display_name: id, created_at: occurred_at, occurred_at, ...item },
    ...more,
  };
}

const anAnswer = (cases: CaseView[], more: Partial<CaseAnswer> = {}): CaseAnswer => ({
  cases,
  version: 1,
  total: cases.length,
  complete_at: 0,
  reading: false,
  trouble: null,
  look: null,
  ...more,
});

describe('the lines of the list', () => {
  it('stand under the months of the clinic’s calendar, the latest first', () => {
    const cases = [
      aCase('old', '2026-10-02T10:00:00Z'),
      aCase('last of October in UTC', '2026-10-31T20:00:00Z'),
      aCase('new', '2026-11-20T10:00:00Z'),
    ];
    const lines = linesOf(filterCases(cases, { kind: '', days: 0 }, NOON), 'Asia/Kolkata');
    expect(lines.map((line) => (line.kind === 'month' ? [line.month, line.count] : line.one.id))).toEqual([
      ['2026-11', 2],
      'new',
      'last of October in UTC',
      ['2026-10', 1],
      'old',
    ]);
  });

  it('are fewer by kind, by date and without what is deleted', () => {
    const cases = [
      aCase('a', '2026-11-20T10:00:00Z', {}, { hi_type: 'Prescription', type: 'OP' }),
      aCase('b', '2026-11-20T10:00:00Z', {}, { type: 'IP' }),
      aCase('c', '2026-01-20T10:00:00Z', {}, { hi_type: 'Prescription' }),
      { ...aCase('gone', '2026-11-20T10:00:00Z'), deleted: true, item: null },
    ];
    const ids = (kind: string, days: number) => filterCases(cases, { kind, days }, NOON).map(({ id }) => id);
    expect(ids('', 0)).toEqual(['a', 'b', 'c']);
    expect(ids('Prescription', 0)).toEqual(['a', 'c']);
    expect(ids('Prescription', 30)).toEqual(['a']);
    expect(kindsOf(cases)).toEqual(['Prescription', 'IP']);
  });

  it('show a case by the day it was written when nobody knows when it happened', () => {
    const [line] = linesOf([aCase('x', '2026-03-01T10:00:00Z', {}, { occurred_at: null })], 'UTC');
    expect(line).toMatchObject({ month: '2026-03' });
  });
});

describe('the marks', () => {
  const look = { base: 20, at: 0 };
  it.each([
    ['seen before', { updated_at: 20, first_updated_at: 5 }, null],
    ['changed since', { updated_at: 21, first_updated_at: 5 }, 'changed'],
    ['made since', { updated_at: 25, first_updated_at: 21 }, 'new'],
    ['removed since', { updated_at: 21, first_updated_at: 5, deleted: true }, 'removed'],
    ['made and removed since', { updated_at: 25, first_updated_at: 21, deleted: true }, null],
  ])('%s', (_, times, mark) => {
    expect(markOf(aCase('a', '2026-11-20T10:00:00Z', times), look)).toBe(mark);
  });

  it('are none at a first look', () => {
    expect(markOf(aCase('a', '2026-11-20T10:00:00Z'), null)).toBeNull();
  });
});

it('parts add to what is there', () => {
  const first = withAnswer(
    undefined,
    anAnswer([aCase('a', '2026-11-20T10:00:00Z'), aCase('b', '2026-11-19T10:00:00Z')]),
  );
  const change = aCase('b', '2026-11-19T10:00:00Z', { updated_at: 30 });
  const next = withAnswer(first, anAnswer([change], { version: 2, look: { base: 20, at: 0 } }));
  expect([...next.byId.keys()]).toEqual(['a', 'b']);
  expect(countNews(next)).toEqual({ new: 0, changed: 1, removed: 0 });
  expect(withAnswer(next, anAnswer([])).byId).toBe(next.byId);
});
