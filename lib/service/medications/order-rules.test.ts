// The order of results (decisions 5) as properties over small catalogues made of parts that collide on purpose.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MedicationQuery } from '@/lib/contract/medication';
import { glued, wordsOf } from '@/lib/contract/medication-text';
import { buildMedicationIndex } from './build-index';
import type { CatalogueRow } from './catalogue-row';
import { rowOf, unpackRank } from './rank';
import { sampleRow } from './sample-catalogue';
import { searchMedications, searchRanked } from './search';

const BRANDS = ['Zeta', 'Zetamax', 'Zeta Plus', 'Zita', 'Mirax', 'Mirax-D', 'Alzeta', 'Meerax'];
const SETS = ['Metoprolol', 'Metoprolol,Amlodipine', 'Amlodipine', 'Amlodipine,Atorvastatin', 'Atorvastatin'];
const FORMS = ['Tablet', 'Capsule', 'Syrup'];
const STRENGTHS = ['10', '20', '500', '650'];

const product = fc
  .tuple(
    fc.constantFrom(...BRANDS),
    fc.constantFrom(...SETS),
    fc.constantFrom(...FORMS),
    fc.constantFrom(...STRENGTHS),
  )
  .map(([brand, generic, form, strength]) => ({
    name: `${brand} ${strength} ${form}`,
    generic_name: generic,
    product_type: form,
    form: form.toLowerCase(),
    volumes: `${strength}mg`,
  }));
const catalogue = fc
  .uniqueArray(product, { minLength: 1, maxLength: 40, selector: (each) => each.name })
  .map((products) => products.map((each) => sampleRow(each.name, each)));

const typedBrand = fc.constantFrom(
  ...BRANDS,
  'zeta',
  'zet',
  'mirax',
  'mirxa',
  'zeeta',
  'z',
  'mirax d',
  'miraxd',
);
const query = fc.record(
  {
    drug_name: fc.tuple(typedBrand, fc.constantFrom('', '10', '650')).map((parts) => parts.join(' ').trim()),
    generic_names: fc.constantFrom('metoprolol', 'amlodipine', 'amlodipine, metoprolol', 'atorvastatn'),
    form: fc.constantFrom('tab', 'cap', 'syrup'),
    volumes: fc.constantFrom('10', '650mg', '0.5 g'),
  },
  { requiredKeys: [] },
);

const LIMIT = 100;
const glue = (text: string) => glued(wordsOf(text));
const setOf = (generic: string | null) => (generic ?? '').toLowerCase().split(',').sort().join();

function answer(rows: CatalogueRow[], asked: MedicationQuery, limit = LIMIT) {
  const index = buildMedicationIndex(rows);
  return {
    index,
    results: searchMedications(index, asked, limit),
    ranked: searchRanked(index, asked, limit),
  };
}

/** Values that never go down along the results. */
function expectAscending(values: readonly number[]): void {
  expect(values).toEqual([...values].sort((one, other) => one - other));
}

const RUNS = { numRuns: 60 };

describe('the order of results', () => {
  it('is the exact name first, then names that begin with what was typed, then the rest', () => {
    fc.assert(
      fc.property(
        catalogue,
        fc.record({ drug_name: query.map((asked) => asked.drug_name ?? 'zeta') }),
        (rows, asked) => {
          const { results } = answer(rows, asked);
          const typed = glue(asked.drug_name);
          expectAscending(
            results.map(({ name }) => (glue(name) === typed ? 0 : glue(name).startsWith(typed) ? 1 : 2)),
          );
        },
      ),
      RUNS,
    );
  });

  it('puts a product with exactly the ingredients before one that has more', () => {
    const sets = fc.constantFrom(
      'metoprolol',
      'amlodipine',
      'amlodipine,metoprolol',
      'metoprolol, amlodipine',
    );
    fc.assert(
      fc.property(catalogue, sets, (rows, generic_names) => {
        const { results } = answer(rows, { generic_names });
        const asked = setOf(generic_names.replaceAll(' ', ''));
        expectAscending(results.map((result) => (setOf(result.generic_name) === asked ? 0 : 1)));
      }),
      RUNS,
    );
  });

  it('is class, ingredients, typing errors, strength, form, and at last name', () => {
    fc.assert(
      fc.property(catalogue, query, (rows, asked) => {
        const { ranked, index } = answer(rows, asked);
        const keys = ranked.map((packed) => {
          const { class: matchClass, more, cost, closeness, form, extra } = unpackRank(packed);
          return [matchClass, more, cost, Math.min(closeness, 3), form, closeness, extra] as const;
        });
        for (let at = 1; at < ranked.length; at += 1) {
          const difference = keys[at]!.map((value, place) => value - keys[at - 1]![place]!).find(
            (value) => value !== 0,
          );
          if (difference !== undefined) expect(difference).toBeGreaterThan(0);
          else
            expect(
              nameKey(index.names.at(rowOf(ranked[at - 1]!))) <= nameKey(index.names.at(rowOf(ranked[at]!))),
            ).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('holds every parameter that is given', () => {
    fc.assert(
      fc.property(catalogue, query, (rows, asked) => {
        const { results } = answer(rows, asked);
        for (const result of results) {
          const row = rows.find((each) => each.name === result.name)!;
          if (asked.form) expect(row.form!.startsWith(asked.form.slice(0, 3))).toBe(true);
          if (asked.volumes)
            expect(row.volumes).toBe({ '10': '10mg', '650mg': '650mg', '0.5 g': '500mg' }[asked.volumes]);
          for (const name of asked.generic_names?.split(', ') ?? []) {
            expect(result.generic_name!.toLowerCase()).toContain(name.slice(0, 8));
          }
        }
      }),
      RUNS,
    );
  });

  it('does not depend on the order in which the catalogue comes, nor on the limit', () => {
    const shuffled = catalogue.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, query, fc.integer({ min: 1, max: 30 }), ([rows, others], asked, limit) => {
        const { results } = answer(rows, asked);
        expect(answer(others, asked).results).toEqual(results);
        expect(answer(rows, asked, limit).results).toEqual(results.slice(0, limit));
      }),
      RUNS,
    );
  });
});

function nameKey(name: string): string {
  return wordsOf(name).join(' ');
}
