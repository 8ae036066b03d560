import { describe, expect, it } from 'vitest';
import type { MedicationResult } from './medication';
import { groupMedications, likenessOf } from './medication-groups';
import { readMedicationLine } from './medication-line';
import { markTyped } from './medication-marks';
import { explainMedication, medicationFacts } from './medication-reasons';

function product(name: string, rest: Partial<MedicationResult> = {}): MedicationResult {
  return {
    name,
    generic_name: 'Amoxycillin,Clavulanic Acid',
    manufacturer_name: 'GSK',
    product_type: 'Tablet',
    ...rest,
  };
}

const ways = (line: string, result: MedicationResult) =>
  explainMedication(result, readMedicationLine(line)).map(({ way, shown }) =>
    shown === null ? way : `${way}: ${shown}`,
  );

describe('why a result is there', () => {
  const line = 'augmentin 625 tab';

  it('says what is exact', () => {
    expect(ways(line, product('Augmentin 625 Duo Tablet'))).toEqual(['exact', 'exact', 'exact']);
  });

  it('minds no blank that was left out or put in', () => {
    expect(ways('telmah', product('Telma H Tablet'))).toEqual(['exact']);
    expect(ways('aug mentin', product('Augmentin 625'))).toEqual(['exact']);
    expect(ways('telma', product('Telmah Tablet'))).toEqual(['begins: telmah']);
  });

  it('says what is there instead', () => {
    const suspension = product('Augmentin 375 Suspension', { product_type: 'Oral Suspension' });
    expect(ways(line, suspension)).toEqual(['exact', 'other: 375', 'other: Oral Suspension']);
  });

  it('tells sound from spelling, and a beginning from a whole word', () => {
    expect(ways('krosin', product('Crocin Advance'))).toEqual(['sounds_like: crocin']);
    expect(ways('augmetin', product('Augmentin 625'))).toEqual(['spelling: augmentin']);
    expect(ways('augm', product('Augmentin 625'))).toEqual(['begins: augmentin']);
  });

  it('finds ingredients under their other names, and brands typed as ingredients', () => {
    const calpol = product('Calpol 500', { generic_name: 'Paracetamol' });
    expect(ways('acetaminophen', calpol)).toEqual(['exact']);
    expect(ways('paracetmol', calpol)).toEqual(['spelling: Paracetamol']);
    expect(ways('zincovit', product('Zinc Syrup', { generic_name: 'Zinc' }))).toEqual(['missing']);
  });

  it('says "not given" for null fields', () => {
    const bare = product('Augmentin', { generic_name: null, product_type: null, manufacturer_name: null });
    expect(ways(line, bare)).toEqual(['exact', 'not_given', 'not_given']);
    expect(ways('amoxicillin', bare)).toEqual(['not_given']);
    expect(medicationFacts(bare)).toEqual({ strength: null, form: null, ingredients: null });
  });

  it('reads strength, form and ingredients from the four fields', () => {
    expect(
      medicationFacts(
        product('Calpol 250mg/5ml Suspension', { product_type: null, generic_name: 'Paracetamol' }),
      ),
    ).toEqual({
      strength: '250 mg per 5 ml',
      form: 'suspension',
      ingredients: ['Paracetamol'],
    });
  });

  it('marks the typed letters of a name', () => {
    const parts = markTyped('Augmentin 625 Duo Tablet', readMedicationLine(line));
    expect(parts.filter((part) => part.typed).map((part) => part.text)).toEqual(['Augmentin', '625', 'Tab']);
    expect(parts.map((part) => part.text).join('')).toBe('Augmentin 625 Duo Tablet');
  });
});

describe('grouping results', () => {
  it('folds one composition under one row, and keeps look-alikes apart', () => {
    const groups = groupMedications([
      product('Augmentin 625 Duo Tablet'),
      product('Moxikind CV 625 Tablet'),
      product('Clavam 625 Tablet', { generic_name: 'Clavulanic acid, Amoxicillin' }),
      product('Augmentin 375 Tablet'),
      product('Augmenta 625 Tablet'),
      product('Unknown 625', { generic_name: null }),
    ]);
    expect(groups.map(({ first, others, likeness }) => [first.name, others.length, likeness])).toEqual([
      ['Augmentin 625 Duo Tablet', 2, null],
      ['Augmentin 375 Tablet', 0, null],
      ['Augmenta 625 Tablet', 0, 'looks_alike'],
      ['Unknown 625', 0, null],
    ]);
  });

  it('tells look-alike from sound-alike, and one brand from two', () => {
    expect(likenessOf('Celib 100', 'Celin 500')).toBe('looks_alike');
    expect(likenessOf('Rozustat 10', 'Rosustat 20')).toBe('sounds_alike');
    expect(likenessOf('Dolo 650', 'Dolo 500')).toBeNull();
    expect(likenessOf('Dolo 650', 'Pan 40')).toBeNull();
  });
});
