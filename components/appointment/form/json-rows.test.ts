import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '@/lib/contract/free-form';
import { jsonRows, objectOf, readJson, rowsOf, writeJson } from './json-rows';

const rows = jsonRows((problem, values) => [problem, values?.key].filter(Boolean).join(' '));

test('every JSON value survives its box', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const written = JSON.parse(JSON.stringify(value)) as Json;
      expect(readJson(writeJson(written))).toEqual(written);
    }),
  );
});

test('an object survives its rows', () => {
  const meta: JsonObject = {
    plan: 'gold',
    visits: 4,
    paid: true,
    code: '007',
    list: [1, 'a'],
    none: null,
    number: '12',
  };
  expect(objectOf(rowsOf(meta))).toEqual(meta);
});

test.each([
  ['007', '007'],
  ['1.50', '1.50'],
  ['12345678901234567890', '12345678901234567890'],
  ['42', 42],
  ['"42"', '42'],
  ['true', true],
  ['{"a":[1]}', { a: [1] }],
  ['{broken', '{broken'],
])('%s typed into a box means what it looks like', (typed, meant) => {
  expect(readJson(typed)).toEqual(meant);
});

test('a key given twice, a value without a key and a number that would lose digits are marked at their row', () => {
  const issues = rows.safeParse([
    { key: 'plan', json: 'gold' },
    { key: 'plan ', json: 'silver' },
    { key: '', json: 'x' },
    { key: '__proto__', json: 'x' },
    { key: 'list', json: '[12345678901234567890]' },
  ]).error?.issues;
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['0.key', 'keyTwice plan'],
    ['1.key', 'keyTwice plan'],
    ['2.key', 'keyMissing'],
    ['3.key', 'keyReserved'],
    ['4.json', 'numberTooLong'],
  ]);
});

test('an empty row is no key', () => {
  expect(rows.parse([{ key: '', json: '' }])).toEqual({});
});
