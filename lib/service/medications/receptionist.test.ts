// What a receptionist types on one line, and what she expects on top. Read into chips as the desk does it.
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueFile, givenQueries, hasCatalogueFiles } from '@/bench/medications/catalogue-files';
import { hardQueries } from '@/bench/medications/hard-queries';
import { recallOf } from '@/bench/medications/recall';
import { queryOfChips, readMedicationLine } from '@/lib/contract/medication-line';
import { buildMedicationIndex } from './build-index';
import type { MedicationIndex } from './medication-index';
import { searchMedications } from './search';

const LINES: [typed: string, onTop: string][] = [
  ['dolo 650', 'Dolo 650 Tablet'],
  ['dolo650', 'Dolo 650 Tablet'],
  ['tab dolo 650', 'Dolo 650 Tablet'],
  ['augmentin 625 tab', 'Augmentin 625 Duo Tablet'],
  ['augmentn 625', 'Augmentin 625 Duo Tablet'],
  ['aug mentin 625 duo', 'Augmentin 625 Duo Tablet'],
  ['augmentin dds', 'Augmentin DDS Suspension'],
  ['pan 40', 'PAN 40 Tablet'],
  ['pan d', 'Pan-D Capsule PR'],
  ['crosin advance', 'Crocin Advance 500mg Tablet'],
  ['azitral 500 tab', 'Azithral 500 Tablet'],
  ['montair lc', 'Montair-LC Tablet'],
  ['montare lc', 'Montair-LC Tablet'],
  ['telma 40', 'Telma 40 Tablet'],
  ['telmah 40', 'Telma H Tablet'],
  ['ecosprin 75', 'Ecosprin 75 Tablet'],
  ['alegra 120', 'Allegra 120mg Tablet'],
  ['betnovate cream', 'Betnovate Cream'],
  ['asthalin inhaler', 'Asthalin 100mcg Inhaler'],
  ['asthaline inh', 'Asthalin 100mcg Inhaler'],
  ['ciplox eye drops', 'Ciplox Eye/Ear Drops'],
  ['inj monocef 1gm', 'Monocef 1gm Injection'],
  ['thyronorm 50', 'Thyronorm 50mcg Tablet'],
  ['zerodolsp', 'Zerodol-SP Tablet'],
  ['zerodal sp', 'Zerodol-SP Tablet'],
  ['rantac 150', 'Rantac 150 Tablet'],
  ['stovas 20', 'Storvas 20 Tablet'],
  ['taxim o 200', 'Taxim-O 200 Tablet'],
  ['clavam 625', 'Clavam 625 Tablet'],
  ['ascoril ls syp', 'Ascoril LS Syrup'],
  ['wysolon 10', 'Wysolone 10 Tablet DT'],
  ['derifilin inj', 'Deriphyllin Injection'],
  ['lantus', 'Lantus 100IU/ml Solution for Injection'],
  ['t bact oint', 'T-Bact 2% Ointment'],
  ['nise', 'Nise Tablet'],
  ['flagil 400', 'Flagyl 400 Tablet'],
  ['metrojil 400', 'Metrogyl 400 Tablet'],
  ['aciloc 150', 'Aciloc 150 Tablet'],
  ['okaset', 'Okacet Tablet'],
  ['eltroxin 100', 'Eltroxin 100mcg Tablet'],
];

describe('what a receptionist types', () => {
  it('is written down forty times', () => expect(LINES).toHaveLength(40));
});

// The files of other makers lie beside the checkout and are not part of it.
if (hasCatalogueFiles()) {
  describe('over 18,840 Indian products', () => {
    let index: MedicationIndex;
    beforeAll(() => {
      index = buildMedicationIndex(catalogueFile('in'));
    });

    it.each(LINES)('%j shows %s on top', (typed, onTop) => {
      const results = searchMedications(index, queryOfChips(readMedicationLine(typed)));
      expect(results[0]?.name).toBe(onTop);
    });

    it('finds all that the 300 given queries expect', () => {
      const missed = givenQueries().filter(
        (query) => recallOf(query, searchMedications(index, query.params, 10)) < 1,
      );
      expect(missed.map((query) => query.id)).toEqual([]);
    });

    it('puts an exact brand first', () => {
      const wrong = givenQueries().filter(
        ({ expect_first: first, params }) => first && searchMedications(index, params, 1)[0]?.name !== first,
      );
      expect(wrong.map((query) => query.id)).toEqual([]);
    });

    it('finds nearly all of harder ones', () => {
      const queries = hardQueries(catalogueFile('in'));
      const found = queries.reduce(
        (sum, query) => sum + recallOf(query, searchMedications(index, query.params, 10)),
        0,
      );
      expect(found / queries.length).toBeGreaterThanOrEqual(0.95);
    });
  });
}
