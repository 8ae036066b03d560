import { describe, expect, it } from 'vitest';
import { FIRST_PAGE, returnPath, signInPath } from './return-path';

describe('returnPath', () => {
  it.each(['/today', '/appointments/a1?panel=1', '/patients?q=%C3%A9', '/', '/today?next=//evil.example'])(
    'goes back to %s',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'today',
    '',
    '/.//evil.example',
    '/..//evil.example',
    '/today\\..\\..\\evil',
    '/sign-in',
    '/sign-in?next=/sign-in',
    '/first-administrator/abc',
    'http://desk.invalid/today',
    undefined,
    null,
    7,
    ['/today'],
  ])('does not follow %j', (path) => {
    expect(returnPath(path)).toBe(FIRST_PAGE);
  });

  it('drops what stands behind a hash, which never reached a server', () => {
    expect(returnPath('/today#x')).toBe('/today');
  });
});

describe('signInPath', () => {
  it('carries the way back, and nothing where it is the first page anyway', () => {
    expect(signInPath('/patients/p1?tab=2')).toBe('/sign-in?next=%2Fpatients%2Fp1%3Ftab%3D2');
    expect(signInPath('/today')).toBe('/sign-in');
    expect(signInPath('//evil.example')).toBe('/sign-in');
    expect(signInPath(null)).toBe('/sign-in');
  });
});
