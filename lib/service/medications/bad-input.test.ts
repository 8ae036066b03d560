// What no desk types and a program may send: an answer every time, the same kind of answer, and no memory kept.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { medicationResults, type MedicationQuery } from '@/lib/contract/medication';
import { readMedicationLine } from '@/lib/contract/medication-line';
import { buildMedicationIndex } from './build-index';
import { builtInCatalogue } from './catalogue';
import type { MedicationIndex } from './medication-index';
import { searchMedications } from './search';

let index: MedicationIndex;
beforeAll(async () => {
  index = await buildMedicationIndex(builtInCatalogue());
});

const TEXTS: Record<string, string> = {
  'two hundred letters': 'a'.repeat(200),
  'two hundred letters in words': 'ab '.repeat(66),
  'only punctuation': `!"#$%&'()*+,-./:;<=>?@[\\]^_{|}~`,
  'only digits': '9'.repeat(200),
  'numbers in a row': '1 '.repeat(100),
  'fifty ingredients': Array.from({ length: 50 }, (_, at) => `ab${at}`)
    .join(',')
    .slice(0, 200),
  'fifty known ingredients': Array.from({ length: 50 }, () => 'iron').join(','),
  'right to left': 'دولو 650 \u202e\u202dtablet',
  'combining marks': 'd\u0301\u0302\u0303o\u0304l\u0305o'.repeat(20),
  'regular expressions': '(a+)+$ [^x]* .*.* \\d{1,99} (?=x) a|b',
  SQL: `'; DROP TABLE "Medication"; -- ' OR 1=1 /* */ %_%`,
  'half of a pair': '\ud83d dolo \udc8a',
  'a zero character': 'do\0lo',
  'own names of objects': '__proto__ constructor toString hasOwnProperty',
  'letters that unfold': '\ufdfa'.repeat(100),
};

describe('bad input', () => {
  for (const [what, text] of Object.entries(TEXTS)) {
    it(`answers ${what} in every parameter`, () => {
      for (const name of ['drug_name', 'form', 'generic_names', 'volumes'] as const) {
        const query: MedicationQuery = { [name]: text };
        expect(medicationResults.safeParse(searchMedications(index, query)).success).toBe(true);
      }
      expect(Array.isArray(readMedicationLine(text))).toBe(true);
    });
  }

  it('answers anything, in any combination', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 200 }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ drug_name: text, form: text, generic_names: text, volumes: text }), (query) => {
        expect(searchMedications(index, query).length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same answer however often it is asked between others', () => {
    const first = searchMedications(index, { drug_name: 'paracetmol 500' });
    for (const text of Object.values(TEXTS))
      searchMedications(index, { drug_name: text, generic_names: text });
    expect(searchMedications(index, { drug_name: 'paracetmol 500' })).toEqual(first);
  });
});
