import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundsAlike } from './medication-sound';
import { ONE_ERROR, spellingCost } from './medication-spelling';

describe('how names sound', () => {
  it.each([
    ['fenergan', 'phenergan'],
    ['reksijole', 'rexizole'],
    ['sefixime', 'cefixime'],
    ['krosin', 'crocin'],
    ['dajolic', 'dazolic'],
    ['asitromicin', 'azithromycin'],
    ['amoxycillin', 'amoxicillin'],
    ['diklofenak', 'diclofenac'],
  ])('%s sounds like %s', (one, other) => expect(soundsAlike(one, other)).toBe(true));

  it.each([
    ['vitaminc', 'vitaminb'],
    ['losartan', 'lisinopril'],
    ['prednisone', 'prednisolone'],
    ['pan', 'ban'],
    ['an', 'in'],
  ])('%s does not sound like %s', (one, other) => expect(soundsAlike(one, other)).toBe(false));
});

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  minLength: 3,
  maxLength: 14,
});

describe('how far spellings are apart', () => {
  it('is nothing for the same word', () => {
    fc.assert(fc.property(word, (text) => spellingCost(text, text) === 0));
  });

  it('is little more than one error for one error, wherever it is', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    fc.assert(
      fc.property(word, fc.nat(13), letter, (text, place, other) => {
        const at = place % text.length;
        const left = text.slice(0, at) + text.slice(at + 1);
        const wrong = text.slice(0, at) + other + text.slice(at + 1);
        const more = text.slice(0, at) + other + text.slice(at);
        for (const typed of [left, wrong, more]) {
          expect(spellingCost(typed, text)).toBeLessThanOrEqual(ONE_ERROR + 2);
        }
      }),
    );
  });

  it('counts slips of ear and finger less than wrong letters', () => {
    expect(spellingCost('dollo', 'dolo')).toBeLessThan(spellingCost('dorlo', 'dolo'));
    expect(spellingCost('azitral', 'azithral')).toBeLessThan(spellingCost('azixral', 'azithral'));
    expect(spellingCost('telam', 'telma')).toBeLessThan(spellingCost('telxa', 'telma'));
  });
});
