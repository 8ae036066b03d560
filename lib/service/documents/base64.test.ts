import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesOfBase64 } from './base64';

it('reads every length back', () => {
  for (let length = 0; length < 40; length += 1) {
    const bytes = randomBytes(length);
    expect(bytesOfBase64(bytes.toString('base64')).equals(bytes)).toBe(true);
  }
});

it.each([
  'A',
  'AA',
  'AAA',
  'AB==',
  'AAB=',
  '=',
  '====',
  'A===',
  'AAAA=',
  'AA==AAAA',
  'AA AA',
  'AAAA\n',
  '_-_-',
  'आआआआ',
])('refuses %j, which nothing is written as', (text) => {
  expect(() => bytesOfBase64(text)).toThrow('standard Base64');
});
