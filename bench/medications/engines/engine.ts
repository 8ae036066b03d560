// What the bench asks of every engine, ours and the others.
import type { MedicationQuery } from '@/lib/contract/medication';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';

export type Engine = {
  name: string;
  /** The best ten rows, best first. */
  search: (query: MedicationQuery) => Promise<CatalogueRow[]> | CatalogueRow[];
  close: () => Promise<void> | void;
};

export type OpenEngine = (rows: readonly CatalogueRow[]) => Promise<Engine> | Engine;

/** Candidates that an engine hands to the shared re-ranking. */
export const CANDIDATES = 100;
export const RESULTS = 10;
