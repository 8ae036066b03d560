// Ours, as the endpoint asks it.
import { buildMedicationIndex } from '@/lib/service/medications/build-index';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { searchMedications } from '@/lib/service/medications/search';
import { RESULTS, type Engine } from './engine';

export function openOurs(rows: readonly CatalogueRow[]): Engine {
  const index = buildMedicationIndex(rows);
  return {
    name: 'ours',
    // The interface's four fields are part of the work; the rest of a row is not asked for.
    search: (query) =>
      searchMedications(index, query, RESULTS).map((result) => ({
        id: '',
        form: null,
        volumes: null,
        ...result,
      })),
    close: () => undefined,
  };
}
