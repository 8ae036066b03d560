import { expect, test } from 'vitest';
import { initialsOf } from './avatar';

test.each([
  ['Ms. Fatima Siddiqui', 'FS'],
  ['Meena', 'M'],
  ['Lakshmi Devi Venkataraman', 'LV'],
  ['अनन्या देशपांडे', 'अद'],
  ['', ''],
])('%s gives %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
