import { expect, test } from 'vitest';
import { readBirth, writeBirthDate } from './birth-text';

const today = new Date('2026-11-20T06:00:00Z');

test.each([
  ['5/3/84', { dob: '1984-03-05' }],
  ['05-03-1984', { dob: '1984-03-05' }],
  ['5.3.26', { dob: '2026-03-05' }],
  ['5.3.27', { dob: '1927-03-05' }],
  ['5 Mar 1984', { dob: '1984-03-05' }],
  ['5march84', { dob: '1984-03-05' }],
  ['1984-03-05', { dob: '1984-03-05' }],
  ['42y', { age: '42' }],
  ['42 years', { age: '42' }],
])('%s is understood', (typed, meant) => {
  expect(readBirth(typed, today)).toEqual(meant);
});

test.each(['', 'yesterday', '31/2/1984', '5/13/1984', '1984', '5 foo 1984'])('%s is not a date', (typed) => {
  expect(readBirth(typed, today)).toBeUndefined();
});

test('a stored date is written so that it reads back as itself', () => {
  for (const dob of ['1984-03-05', '2000-09-30', '2024-02-29', '1931-12-01']) {
    expect(readBirth(writeBirthDate(dob), today)).toEqual({ dob });
  }
});
