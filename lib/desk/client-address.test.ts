import { describe, expect, it } from 'vitest';
import { clientAddress, shortAddress } from './client-address';

describe('clientAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['192.0.2.7, 198.51.100.1', 'unknown'],
    ['desk.example.org', 'unknown'],
    ['', 'unknown'],
  ])('reads %j as %s', (header, address) => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': header }))).toBe(address);
  });
});

describe('shortAddress', () => {
  it.each([
    ['2001:0db8:0000:0000:0000:0000:0000:0007', '2001:db8::7'],
    ['0000:0000:0000:0000:0000:0000:0000:0001', '::1'],
    ['192.0.2.7', '192.0.2.7'],
    ['', ''],
  ])('writes %j as %j', (stored, short) => {
    expect(shortAddress(stored)).toBe(short);
  });
});
