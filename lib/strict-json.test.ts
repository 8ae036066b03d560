import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson, StrictJsonError } from './strict-json';

function refusal(text: string): { path: string; message: string } {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof StrictJsonError) return { path: error.path, message: error.message };
    throw error;
  }
  throw new Error(`was read: ${text.slice(0, 80)}`);
}

describe('what it reads', () => {
  it('is what JSON.parse reads, for every JSON value', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ noUnicodeString: false }),
        fc.constantFrom(undefined, 1, '\t'),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          // what the rules below refuse is left to their own tests
          if (/\\ud[89a-f]|\\u0000|__proto__|\d{16}/i.test(text)) return;
          expect(readJson(text)).toEqual(JSON.parse(text));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['"\\u0928\\u092e\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\\"\\\\"', 'नम😀/\b\f\n\r\t"\\'],
    ['-0.5e-3', -0.0005],
    ['9007199254740991', 9007199254740991],
    ['1e300', 1e300],
    [' \r\n\t[ ] ', []],
    ['{"a":{"b":[1,{"c":null}]}}', { a: { b: [1, { c: null }] } }],
  ])('%s', (text, value) => {
    expect(readJson(text)).toEqual(value);
  });

  it('keeps the order of keys', () => {
    expect(Object.keys(readJson('{"z":1,"a":2,"m":3}') as object)).toEqual(['z', 'a', 'm']);
  });

  it('reads a text of ten million characters in a fraction of a second', () => {
    const text = JSON.stringify({ file: 'QUJD'.repeat(2_500_000) });
    const start = performance.now();
    expect((readJson(text) as { file: string }).file).toHaveLength(10_000_000);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('what it refuses, each alone', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each([
    ['a key twice', '{"a":{"b":1,"b":1}}', 'a.b', 'the key is there twice'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}', 'a', 'the key is there twice'],
    ['__proto__', '{"a":[{"__proto__":{}}]}', 'a.0.__proto__', 'the key __proto__ is not allowed'],
    ['NUL', '{"a":"x\\u0000"}', 'a', 'the character U+0000 is not allowed'],
    ['NUL in a key', '{"a":{"\\u0000":1}}', 'a', 'the character U+0000 is not allowed'],
    ['a lone high surrogate', '{"a":"\\ud83d"}', 'a', 'half of a surrogate pair is not a character'],
    ['a lone low surrogate', '{"a":"\\ude00"}', 'a', 'half of a surrogate pair is not a character'],
    ['two high surrogates', '["\\ud83d\\ud83d"]', '0', 'half of a surrogate pair is not a character'],
    ['1e400', '{"token":1e400}', 'token', 'the number is too large'],
    ['depth 33', nested(33), '0.0.0.0.0.0.0.0.…', 'must not be nested deeper than 32'],
    ['depth 100,000', '['.repeat(100_000), '0.0.0.0.0.0.0.0.…', 'must not be nested deeper than 32'],
  ])('%s', (_, text, path, message) => {
    expect(refusal(text)).toEqual({ path, message });
  });

  it.each(['9007199254740992', '-9007199254740993', '123456789012345678901234567890'])(
    'the integer %s, which a double would round',
    (number) => {
      expect(refusal(`{"token":${number}}`)).toMatchObject({ path: 'token' });
      expect(refusal(`{"token":${number}}`).message).toContain('2^53');
    },
  );

  it('allows depth 32', () => {
    expect(() => readJson(nested(32))).not.toThrow();
  });

  it.each([
    '', ' ', '{', '}', '[1,]', '{"a":1,}', '{a:1}', "{'a':1}", '{"a" 1}', '01', '1.', '.5', '+1', '-', '1e', 'NaN',
    'Infinity', 'undefined', 'nul', '"a', '"\\x"', '"\\u12g4"', '"\\u12', '"a\nb"', '"\u0000"', '1 2', '{} x', '[1 2]',
    '// c\n1', '\uFEFF1', '\u00a01',
  ])('%j, which is not JSON', (text) => {
    expect(refusal(text)).toMatchObject({ path: '', message: expect.stringMatching(/^is not JSON: expected /) as string });
  }); // prettier-ignore

  it('echoes only the beginning of a long key', () => {
    const key = '😀'.repeat(1000);
    expect(refusal(`{"${key}":1e400}`).path).toBe('😀'.repeat(60));
  });

  it('never crashes in another way, and never reads what JSON.parse refuses', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      'a',
      '\\u',
      'd800',
      '0',
      '-',
      '1e9',
      ' ',
      'true',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        try {
          const value = readJson(text);
          expect(value).toEqual(JSON.parse(text));
        } catch (error) {
          if (!(error instanceof StrictJsonError)) throw error;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
