import { describe, expect, it } from 'vitest';
import { readForm } from '@/lib/contract/medication-form';
import { strengthsOf } from '@/lib/contract/medication-strength';
import { buildMedicationIndex } from '../build-index';
import { searchMedications } from '../search';
import { builtInCatalogue } from './index';

const rows = [...builtInCatalogue()];

describe('the built-in catalogue', () => {
  it('has at least 1,200 products, none twice', () => {
    expect(rows.length).toBeGreaterThanOrEqual(1200);
    expect(duplicates(rows.map((row) => row.name.toLowerCase()))).toEqual([]);
    expect(duplicates(rows.map((row) => row.id))).toEqual([]);
  });

  it('says of each product what it is made of, how strong, and in which form', () => {
    const wrong = rows.filter((row) => {
      const ingredients = (row.generic_name ?? '').split(',').filter((name) => name.trim() !== '');
      const volumes = (row.volumes ?? '').split(',');
      const readable = volumes.every(
        (volume) => strengthsOf(volume).length === 1 && strengthsOf(volume)[0]?.unit,
      );
      const formed = row.form !== null && readForm(row.product_type ?? '').forms.includes(row.form);
      return ingredients.length === 0 || !readable || !formed || /[|=]|undefined|\s{2}/.test(row.name);
    });
    expect(wrong).toEqual([]);
  });

  it('gives each ingredient of a compound its strength', () => {
    const uneven = rows.filter(
      ({ generic_name: generic, volumes }) => generic?.split(',').length !== volumes?.split(',').length,
    );
    // A multivitamin is sold by one of its parts.
    expect(uneven.map((row) => row.name)).toEqual(['Becosules Capsule', 'Zincovit Tablet']);
  });

  it('puts every product first for its own name', () => {
    const index = buildMedicationIndex(rows);
    const missed = rows.filter(
      (row) => searchMedications(index, { drug_name: row.name }, 1)[0]?.name !== row.name,
    );
    expect(missed.map((row) => row.name)).toEqual([]);
  });
});

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}
