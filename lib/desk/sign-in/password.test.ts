import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password';
import { LONGEST_PASSWORD, passwordProblem } from './password-rule';

describe('a stored password', () => {
  it('opens to the same text only, and is salted', async () => {
    const [hash, again] = await Promise.all([
      hashPassword('rivet mango lantern'),
      hashPassword('rivet mango lantern'),
    ]);
    expect(hash).not.toBe(again);
    expect(await verifyPassword({ hash, password: 'rivet mango lantern' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'rivet mango lantern ' })).toBe(false);
    expect(await verifyPassword({ hash, password: 'Rivet mango lantern' })).toBe(false);
  });

  it('carries the figures of ASVS 11.4.2', async () => {
    expect(await hashPassword('x')).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('is one text whether its letters are typed composed or not', async () => {
    const hash = await hashPassword('Zo\u00eb laat de kat uit');
    expect(await verifyPassword({ hash, password: 'Zoe\u0308 laat de kat uit' })).toBe(true);
  });

  it('is refused in a form that nobody here wrote', async () => {
    await expect(verifyPassword({ hash: 'plain', password: 'plain' })).rejects.toThrow();
  });
});

describe('passwordProblem', () => {
  it.each([
    'correct horse battery staple',
    'rivet-mango-lantern-52',
    'dxuzf-845jn-judnf-nqx6j',
    'ஏழு யானைகள் நடந்தன',
    'x'.repeat(10) + 'a long tail of words that nobody guesses'.repeat(2),
  ])('takes %s', (password) => {
    expect(passwordProblem(password, ['Meera Nair', 'meera@clinic.example'])).toBeNull();
  });

  it.each([
    ['elevenchars', 'too-short'],
    ['', 'too-short'],
    ['ab'.repeat(LONGEST_PASSWORD), 'too-long'],
    ['aaaaaaaaaaaa', 'too-simple'],
    ['abcdeabcdeabcde', 'too-simple'],
    ['password1234', 'well-known'],
    ['Password!2026', 'well-known'],
    ['frontdesk2026', 'well-known'],
    ['123456789012', 'well-known'],
    ['qwertyuiop123', 'well-known'],
    ['abcdefghijklmnop', 'well-known'],
    ['administrator', 'well-known'],
    ['MeeraNair2026', 'about-you'],
    ['meera.clinic.1990', 'about-you'],
  ])('refuses %s: %s', (password, problem) => {
    expect(passwordProblem(password, ['Meera Nair', 'meera@clinic.example'])).toBe(problem);
  });

  it('counts characters as people do', () => {
    expect(passwordProblem('🦊🐢🦉🐙🦔🐝')).toBe('too-short');
  });
});
