import { describe, expect, it } from 'vitest';
import { foldText, wordsOf } from './medication-text';

describe('reading the words of a medicine', () => {
  it.each([
    ['Dolo 650', ['dolo', '650']],
    ['dolo650', ['dolo', '650']],
    ['DOLO-650', ['dolo', '650']],
    ['Gudpres-XL 25', ['gudpres', 'xl', '25']],
    ['0.50 %', ['0.5', '%']],
    ['.5mg', ['0.5', 'mg']],
    ["St. John's Wort", ['st', 'johns', 'wort']],
    ['!!! ??? ...', []],
    ['', []],
  ])('%j', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('takes every blank of Unicode for a blank', () => {
    for (const blank of ['\u00a0', '\u2003', '\u202f', '\u3000', '\t', '\r\n', '\u2028']) {
      expect(wordsOf(`Pan${blank}40`)).toEqual(['pan', '40']);
    }
  });

  it('reads composed and decomposed letters, wide letters and invisible marks alike', () => {
    expect(foldText('Béta')).toBe('beta');
    expect(foldText('Be\u0301ta')).toBe('beta');
    expect(wordsOf('Ｄｏｌｏ ６５０')).toEqual(['dolo', '650']);
    expect(wordsOf('do\u200blo\u202e 650')).toEqual(['dolo', '650']);
    expect(wordsOf('5 µg')).toEqual(['5', 'mcg']);
  });

  it('stays short whatever a compatibility character unfolds to', () => {
    expect(foldText('\ufdfa'.repeat(200)).length).toBeLessThanOrEqual(400);
  });
});
