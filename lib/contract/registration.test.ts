import { describe, expect, it } from 'vitest';
import { aadhaarInit, hasVerhoeffDigit } from './registration';

const valid = '234123412346';

describe('the Aadhaar number', () => {
  it('accepts a number with its check digit', () => {
    expect(hasVerhoeffDigit('2363')).toBe(true);
    expect(aadhaarInit.safeParse({ aadhaar_number: valid }).success).toBe(true);
  });

  it('finds every single wrong digit and every swap of neighbours', () => {
    for (let place = 0; place < valid.length; place += 1) {
      for (const digit of '0123456789') {
        if (digit === valid[place]) continue;
        expect(hasVerhoeffDigit(valid.slice(0, place) + digit + valid.slice(place + 1))).toBe(false);
      }
      const [left, right] = [valid[place], valid[place + 1]];
      if (right === undefined || left === right) continue;
      expect(hasVerhoeffDigit(valid.slice(0, place) + right + left + valid.slice(place + 2))).toBe(false);
    }
  });

  it.each([
    ['eleven digits', '23412341234'],
    ['a first digit of 1', '134123412346'],
    ['blanks', '2341 2341 2346'],
    ['digits of another script', '२३४१२३४१२३४६'],
    ['a number instead of a string', 234123412346],
    ['null', null],
  ])('refuses %s', (_, number) => {
    expect(aadhaarInit.safeParse({ aadhaar_number: number }).success).toBe(false);
  });
});
