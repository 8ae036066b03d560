import { expect, test } from 'vitest';
import { codePointLength } from './text-length';

test('a character beyond the basic plane counts once', () => {
  expect(codePointLength('🩺ab')).toBe(3);
});

test('a letter and its vowel sign are two code points, as the interface counts', () => {
  expect(codePointLength('नि')).toBe(2);
});
