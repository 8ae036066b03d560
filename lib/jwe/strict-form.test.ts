import { describe, expect, it } from 'vitest';
import { seal } from '../jwe';
import { SealError } from './seal-error';
import { readSealed } from './strict-form';

function visiblePath(sealed: unknown): string | undefined {
  try {
    readSealed(sealed);
  } catch (error) {
    if (error instanceof SealError) return error.path;
    throw error;
  }
  throw new Error('was read');
}

describe('a malformed member, which the sender can see', () => {
  const good = seal(Buffer.from('{"token":7}'), { kid: 'desk-1', secret: 'sixteen bytes ok' });

  const cases: [string, unknown, string][] = [
    ['no object', 'text', ''],
    ['a list', [], ''],
    ['null', null, ''],
    ...(['protected', 'iv', 'ciphertext', 'tag'] as const).flatMap((name): [string, unknown, string][] => [
      [`no ${name}`, without(name), name],
      [`${name} is a number`, { ...good, [name]: 7 }, name],
      [`${name} with padding`, { ...good, [name]: `${good[name]}=` }, name],
      [`${name} with a blank`, { ...good, [name]: `${good[name]} ` }, name],
      [`${name} with a line end`, { ...good, [name]: `${good[name]}\n` }, name],
      [`${name} in the other alphabet`, { ...good, [name]: `+/${good[name].slice(2)}` }, name],
      [`${name} with one character too many`, { ...good, [name]: `${'A'.repeat(4)}B` }, name],
    ]),
    ['stray bits in iv', { ...good, iv: strayBits(good.iv) }, 'iv'],
    ['stray bits in tag', { ...good, tag: strayBits(good.tag) }, 'tag'],
    ['kid is a number', { ...good, kid: 1 }, 'kid'],
    ['kid is null', { ...good, kid: null }, 'kid'],
    ['an encrypted key', { ...good, encrypted_key: 'AAAA' }, 'encrypted_key'],
    ['unprotected', { ...good, unprotected: {} }, 'unprotected'],
    ['header', { ...good, header: { alg: 'dir' } }, 'header'],
    ['aad', { ...good, aad: '' }, 'aad'],
    ['recipients', { ...good, recipients: [] }, 'recipients'],
    ['a member of no meaning', { ...good, note: '' }, 'note'],
  ];

  it.each(cases)('%s', (_, sealed, path) => {
    expect(visiblePath(sealed)).toBe(path);
  });

  function without(name: keyof typeof good) {
    const { [name]: _, ...others } = good;
    return others;
  }

  /** 16 bytes end in a character of which four bits are free; a canonical text leaves them zero. */
  function strayBits(text: string): string {
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(
      text.at(-1) ?? '',
    );
    return (
      text.slice(0, -1) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.charAt(last + 1)
    );
  }
});
