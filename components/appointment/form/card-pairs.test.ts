import { expect, test } from 'vitest';
import { cardPairs, pairRows, pairsOf, tidyKey } from './card-pairs';
import type { PairRow } from './card-pairs';

const pairs = cardPairs((problem) => problem);
const row = (key: string, value: string, kind: PairRow['kind'] = 'text'): PairRow => ({ key, kind, value });
const problems = (rows: PairRow[]) =>
  pairs.safeParse(rows).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a stored card survives its rows, in its order and with its types', () => {
  const stored = { visit_count: 4, insurance: 'Star Health', co_pay: 250.5, code: '42' };
  const parsed = pairs.parse(pairRows(stored));
  expect(parsed).toEqual(stored);
  expect(Object.keys(parsed)).toEqual(Object.keys(stored));
});

test('a blank typed in a key becomes an underscore', () => {
  expect(tidyKey('co pay now')).toBe('co_pay_now');
});

test('30 characters of key and 50 of value fit, one more does not; characters are code points', () => {
  expect(problems([row('𝒌'.repeat(30), '🙂'.repeat(50))])).toBeUndefined();
  expect(problems([row('k'.repeat(31), 'v')])).toEqual([['0.key', 'a key must have 1 to 30 characters']]);
  expect(problems([row('k', '🙂'.repeat(51))])).toEqual([
    ['0.value', 'a value must have at most 50 characters'],
  ]);
});

test('the same key twice is refused at both rows', () => {
  expect(problems([row('plan', 'a'), row('plan', 'b')])).toEqual([
    ['0.key', 'keyTwice'],
    ['1.key', 'keyTwice'],
  ]);
});

test.each([
  ['4.5', 'whole', 'notWhole'],
  ['four', 'whole', 'notWhole'],
  ['', 'whole', 'notWhole'],
  ['9007199254740993', 'whole', 'notWhole'],
  ['1,000', 'decimal', 'notDecimal'],
  ['1e400', 'decimal', 'notDecimal'],
  ['0x10', 'decimal', 'notDecimal'],
] as const)('%s is refused as a %s number', (value, kind, problem) => {
  expect(problems([row('k', value, kind)])).toEqual([['0.value', problem]]);
});

test('a value without a key is asked for one, an empty row is nothing', () => {
  expect(problems([row('', 'x')])).toEqual([['0.key', 'keyMissing']]);
  expect(pairs.parse([row('', '')])).toEqual({});
});

test('more than 30 pairs are refused', () => {
  const many = Array.from({ length: 31 }, (_, index) => row(`k${index}`, 'v'));
  expect(problems(many)).toEqual([['', 'pairsTooMany']]);
});

test('the preview shows a number that is half typed as it stands', () => {
  expect(pairsOf([row('co_pay', '250.', 'decimal'), row('count', 'x', 'whole')])).toEqual({
    co_pay: 250,
    count: 'x',
  });
});
