import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalBytes } from './canonical-base64';

const FORMS = ['base64', 'base64url'] as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_= \nआ\u{1f600}\0';

describe.each(FORMS)('%s', (form) => {
  it('reads every length back', () => {
    for (let length = 0; length < 40; length += 1) {
      const bytes = randomBytes(length);
      expect(canonicalBytes(bytes.toString(form), form)?.equals(bytes)).toBe(true);
    }
  });

  it('reads what is longer than a step, and sees a fault in any', () => {
    const bytes = randomBytes(3 * 1024 * 1024 + 1);
    const text = bytes.toString(form);
    expect(canonicalBytes(text, form)?.equals(bytes)).toBe(true);
    for (const at of [0, 1024 * 1024 - 1, 1024 * 1024, 2 * 1024 * 1024 + 7]) {
      expect(canonicalBytes(`${text.slice(0, at)}\n${text.slice(at + 1)}`, form)).toBeNull();
    }
  });

  it('takes a text only when its bytes are written as that text', () => {
    const written = randomBytes(47).toString(form);
    const texts = Array.from({ length: written.length + 1 }, (_, at) =>
      [...LETTERS].flatMap((letter) => {
        const before = written.slice(0, at) + letter;
        return [before, before + written.slice(at), before + written.slice(at + 1)];
      }),
    ).flat();
    const misjudged = texts.filter((text) => {
      const rewritten = Buffer.from(text, form).toString(form);
      return (canonicalBytes(text, form) !== null) !== (rewritten === text);
    });
    expect(misjudged).toEqual([]);
  });

  it.each(['A', '=', '====', 'A===', 'AAAA=', 'AA==AAAA', 'AB==', 'AAB=', 'AA AA', 'AAAA\n', 'आआआआ'])(
    'refuses %j, which nothing is written as',
    (text) => {
      expect(canonicalBytes(text, form)).toBeNull();
    },
  );
});

it('keeps the two alphabets apart', () => {
  expect(canonicalBytes('_-_-', 'base64')).toBeNull();
  expect(canonicalBytes('/+/+', 'base64url')).toBeNull();
  expect(canonicalBytes('AA==', 'base64url')).toBeNull();
  expect(canonicalBytes('AA', 'base64')).toBeNull();
});
