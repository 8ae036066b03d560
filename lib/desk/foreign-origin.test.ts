import { beforeAll, describe, expect, it } from 'vitest';
import { isForeignOrigin, refuseForeignOrigin } from './foreign-origin';
import { Refusal } from './refusal';

const OURS = 'https://desk.example.org';
beforeAll(() => {
  process.env['PUBLIC_ORIGIN'] = OURS;
});

describe('isForeignOrigin', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: OURS },
    // A local address by another of its names: the browser says that the page is of the same origin.
    { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
    { origin: OURS },
  ])('takes %j', (headers) => {
    expect(isForeignOrigin(new Headers(headers))).toBe(false);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: OURS },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': 'cross-site', origin: OURS },
    { 'sec-fetch-site': 'same-origin, cross-site' },
    { origin: 'null' },
    { origin: 'https://desk.example.org.evil.example' },
    { origin: 'http://desk.example.org' },
    { origin: 'https://desk.example.org:8443' },
    { origin: 'https://evil.example', host: 'desk.example.org' },
    // Host is the client's word
    { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    { referer: `${OURS}/today` },
  ])('refuses %j', (headers) => {
    expect(isForeignOrigin(new Headers(headers))).toBe(true);
  });
});

describe('refuseForeignOrigin', () => {
  const request = (method: string) => new Request(`${OURS}/api/session`, { method });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('holds for %s', (method) => {
    expect(() => refuseForeignOrigin(request(method))).toThrow(Refusal);
  });

  it.each(['GET', 'HEAD'])('lets %s read', (method) => {
    expect(() => refuseForeignOrigin(request(method))).not.toThrow();
  });
});
