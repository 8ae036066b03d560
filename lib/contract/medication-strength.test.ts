import { describe, expect, it } from 'vitest';
import { strengthFit, strengthSum, strengthText, strengthsOf } from './medication-strength';

const one = (text: string) => strengthsOf(text)[0]!;
const fit = (asked: string, given: string) => strengthFit(one(asked), one(given));

describe('reading strengths', () => {
  it.each([
    ['500', ['500']],
    ['500mg', ['500 mg']],
    ['0.5 g', ['500 mg']],
    ['500/125', ['500', '125']],
    ['500mg/125mg', ['500 mg', '125 mg']],
    ['1gm/500mg', ['1000 mg', '500 mg']],
    ['250mg/5ml', ['250 mg per 5 ml']],
    ['250 mg per 5 ml', ['250 mg per 5 ml']],
    ['100 iu/ml', ['100 IU per 1 ml']],
    ['0.5 %', ['0.5 %']],
    ['1% w/w', ['1 %']],
    ['50 mcg', ['0.05 mg']],
    ['50µg', ['0.05 mg']],
    ['60k', ['60000']],
    ['60000 I.U.', ['60000 IU']],
    ['5 ml', ['5 ml']],
    ['tablet', []],
  ])('%j', (text, shown) => expect(strengthsOf(text).map(strengthText)).toEqual(shown));

  it('stops at what nobody would write', () => {
    expect(strengthsOf('1 '.repeat(200)).length).toBeLessThan(30);
  });
});

describe('comparing strengths by value and unit', () => {
  it.each([
    ['500', '500mg', 'same'],
    ['500mg', '0.5g', 'same'],
    ['500', '0.5 gm', 'same'],
    ['0.5', '0.5gm', 'same'],
    ['50mcg', '0.05mg', 'same'],
    ['0.05', '0.05%', 'same'],
    ['1%', '10mg/ml', 'same'],
    ['250mg/5ml', '50 mg per ml', 'same'],
    ['250', '250mg/5ml', 'same'],
    ['250mg', '250mg/5ml', 'same'],
    ['625mg', '625', 'loosely'],
    ['5 ml', '250mg/5ml', 'as volume'],
    ['5', '250mg/5ml', 'as volume'],
    ['500mg', '500mcg', null],
    ['500mg', '500 IU', null],
    ['250mg/5ml', '125mg/5ml', null],
    ['50', '500mg', null],
  ])('%s asked, %s given: %s', (asked, given, expected) => expect(fit(asked, given)).toBe(expected));

  it('adds what is sold under its sum', () => {
    expect(strengthText(strengthSum(strengthsOf('500mg,125mg'))!)).toBe('625 mg');
    expect(strengthSum(strengthsOf('500mg,5ml'))).toBeNull();
    expect(strengthSum(strengthsOf('500mg'))).toBeNull();
  });
});
