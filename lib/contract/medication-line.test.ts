import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medicationQuery } from './medication';
import { queryOfChips, readMedicationLine, withChipKind } from './medication-line';

const read = (line: string) => readMedicationLine(line).map(({ kind, text }) => `${kind} ${text}`);

describe('reading one typed line into chips', () => {
  it.each([
    ['augmentin 625 tab', ['brand augmentin', 'strength 625', 'form tab']],
    ['dolo650', ['brand dolo', 'strength 650']],
    ['tab. pan 40', ['form tab', 'brand pan', 'strength 40']],
    ['paracetmol 500', ['generic paracetmol', 'strength 500']],
    ['amoxicillin + clavulanic acid 625', ['generic amoxicillin', 'generic clavulanic acid', 'strength 625']],
    ['vitamin b12 inj', ['generic vitamin b12', 'form inj']],
    ['calpol 250mg/5ml susp', ['brand calpol', 'strength 250mg/5ml', 'form susp']],
    ['ciplox eye drops', ['brand ciplox', 'form eye drops']],
    ['telma h 40', ['brand telma h', 'strength 40']],
    ['metformin 500 mg sr', ['generic metformin', 'strength 500 mg', 'form sr']],
    ['human mixtard 30/70', ['brand human mixtard', 'strength 30/70']],
    ['arachitol d3 60k', ['brand arachitol d3', 'strength 60k']],
    ['betadine 5% oint', ['brand betadine', 'strength 5%', 'form oint']],
    ['', []],
    ['%&!', []],
  ])('%j', (line, chips) => expect(read(line)).toEqual(chips));

  it('makes the four parameters: a strength beside a brand stays with it, else it must hold', () => {
    expect(queryOfChips(readMedicationLine('augmentin 625 tab'))).toEqual({
      drug_name: 'augmentin 625',
      form: 'tab',
    });
    expect(queryOfChips(readMedicationLine('paracetamol 500 tab'))).toEqual({
      generic_names: 'paracetamol',
      form: 'tab',
      volumes: '500',
    });
  });

  it('lets a person correct a chip', () => {
    const chips = readMedicationLine('augmentin 625');
    expect(queryOfChips(withChipKind(chips, 0, 'generic'))).toEqual({
      generic_names: 'augmentin',
      volumes: '625',
    });
  });

  it('reads anything, and never asks more than the interface takes for a line that it takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (line) => {
        const chips = readMedicationLine(line);
        expect(chips.every((chip) => chip.text.trim() !== '')).toBe(true);
        if (/^[\x20-\x7e]*$/.test(line)) {
          expect(medicationQuery.safeParse(queryOfChips(chips)).success).toBe(true);
        }
      }),
    );
  });
});
