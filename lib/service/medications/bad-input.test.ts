// What no desk types and a program may send: an answer every time, the same kind of answer, and no memory kept.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainError } from '@/lib/contract/errors';
import { medicationResults, type MedicationQuery } from '@/lib/contract/medication';
import { readMedicationLine } from '@/lib/contract/medication-line';
import { startTestService, type TestService } from '../test-service';
import { buildMedicationIndex } from './build-index';
import { builtInCatalogue } from './catalogue';
import type { MedicationIndex } from './medication-index';
import { searchMedications } from './search';

let index: MedicationIndex;
let service: TestService;
beforeAll(async () => {
  index = buildMedicationIndex(builtInCatalogue());
  service = await startTestService();
});
afterAll(() => service.close());

const PARAMETERS = ['drug_name', 'form', 'generic_names', 'volumes'] as const;

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
      for (const name of PARAMETERS) {
        const query: MedicationQuery = { [name]: text };
        expect(medicationResults.safeParse(searchMedications(index, query)).success).toBe(true);
      }
      expect(Array.isArray(readMedicationLine(text))).toBe(true);
    });
  }

  it.each(Object.entries(TEXTS))(
    'answers %s over HTTP, or says in one sentence what is wrong',
    async (_, text) => {
      const together = new URLSearchParams(PARAMETERS.map((name) => [name, text]));
      for (const query of [...PARAMETERS.map((name) => new URLSearchParams({ [name]: text })), together]) {
        const { status, body } = await service.send(
          'GET',
          `/svc-mcp/medications/v1/search?${query.toString()}`,
        );
        const answer = status === 200 ? medicationResults : plainError.strict();
        expect([200, 400]).toContain(status);
        expect(answer.safeParse(body).success).toBe(true);
        // Only the length and the zero character are wrong; any other text is one that nothing is called.
        expect(status).toBe(text.length > 200 || text.includes('\0') ? 400 : 200);
      }
    },
  );

  it('does not take a letter many times for that letter', () => {
    expect(searchMedications(index, { drug_name: 'a'.repeat(200) })).toEqual([]);
  });

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
