import { expect, it } from 'vitest';
import { clockWithSeconds, whenWords } from './moment-words';

const ZONE = 'Asia/Kolkata';
const at = (text: string) => Date.parse(`${text}+05:30`);
const now = at('2026-11-20T10:42:07');

it('writes moments on the clinic’s clock', () => {
  expect(clockWithSeconds(now, ZONE)).toBe('10:42:07');
  expect(whenWords(at('2026-11-20T00:05:00'), now, ZONE)).toBe('00:05');
  expect(whenWords(at('2026-11-17T16:20:00'), now, ZONE)).toBe('Tuesday 16:20');
  expect(whenWords(at('2026-11-03T16:20:00'), now, ZONE)).toBe('3 Nov 16:20');
});
