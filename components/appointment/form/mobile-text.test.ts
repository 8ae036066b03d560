import { expect, test } from 'vitest';
import { spacedMobile, tidyMobile } from './mobile-text';

test.each([
  ['98450 07710', '+919845007710'],
  ['098450-07710', '+919845007710'],
  ['+91 98450 07710', '+919845007710'],
  ['0091 (98450) 07710', '+919845007710'],
  ['919845007710', '+919845007710'],
  ['tel:+91-98450-07710', '+919845007710'],
  ['\u202a+91 98450\u00a007710\u202c', '+919845007710'],
  ['९८४५० ०७७१०', '+919845007710'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['Mobile: 98450‑07710', '+919845007710'],
])('a number pasted as %s is sent as %s', (pasted, sent) => {
  expect(tidyMobile(pasted)).toBe(sent);
});

test('what is no number stays as it is, so that the contract can refuse it', () => {
  expect(tidyMobile('ask his sister')).toBe('askhissister');
  expect(tidyMobile('12345')).toBe('12345');
});

test('an Indian number is read in two groups, others are left alone', () => {
  expect(spacedMobile('+919845007710')).toBe('+91 98450 07710');
  expect(spacedMobile('+442079460018')).toBe('+442079460018');
});
