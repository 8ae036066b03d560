import { describe, expect, it } from 'vitest';
import { isCommonIngredient } from './medication-common-ingredients';
import { ingredientKey, knownSynonymKeys, titleKey } from './medication-synonyms';

const title = (name: string) => titleKey(ingredientKey(name));

describe('ingredients under their names', () => {
  it.each([
    ['paracetamol', 'Acetaminophen'], ['amoxycillin', 'Amoxicillin Trihydrate'], ['salbutamol', 'ALBUTEROL SULFATE'],
    ['frusemide', 'furosemide'], ['adrenaline', 'epinephrine'], ['Vitamin B12', 'cyanocobalamin'],
    ['metformin', 'Metformin Hydrochloride'], ['metformin hcl', 'metformin'], ['sodium valproate', 'divalproex sodium'],
    ['clavulanate potassium', 'Clavulanic Acid'], ['cefuroxime', 'Cefuroxime Axetil'], ['lignocaine', 'lidocaine hcl'],
  ])('%s is %s', (one, other) => expect(title(one)).toBe(title(other))); // prettier-ignore

  it('keeps the whole name where all of it is a salt', () => {
    expect(ingredientKey('Calcium Carbonate')).toBe('calciumcarbonate');
    expect(title('sodium chloride')).not.toBe(title('sodium bicarbonate'));
  });

  it('gives no name to two ingredients', () => {
    const keys = [...knownSynonymKeys()];
    expect(keys.filter((key) => titleKey(titleKey(key)) !== titleKey(key))).toEqual([]);
    expect(keys.every((key) => key !== '')).toBe(true);
  });

  it('tells common ingredients, also with a slip, from brands', () => {
    for (const name of ['paracetamol', 'paracetmol', 'metformin', 'azithromycine']) {
      expect(isCommonIngredient(ingredientKey(name)), name).toBe(true);
    }
    for (const name of ['augmentin', 'dolo', 'crocin', 'azithral', 'pan', 'telma', 'monopril', 'metrogyl']) {
      expect(isCommonIngredient(name), name).toBe(false);
    }
  });
});
