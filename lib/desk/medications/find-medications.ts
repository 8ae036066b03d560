// Medicines for somebody at the desk. Nothing here belongs to a patient, so there is nothing to audit.
import type { MedicationQuery, MedicationResult } from '@/lib/contract/medication';
import { searchMedications } from '@/lib/gateway/medications';
import { setbackOf, type Setback } from '../appointments/outcome';

export type MedicationsFound =
  | {
      kind: 'ok';
      results: MedicationResult[];
      /** How long the service took, as the desk saw it */
      milliseconds: number;
    }
  | Setback;

/** What fits all given parts of the question, best first; nothing for an empty question. */
export async function findMedications(query: MedicationQuery): Promise<MedicationsFound> {
  const began = performance.now();
  try {
    const results = await searchMedications(query);
    return { kind: 'ok', results, milliseconds: performance.now() - began };
  } catch (error) {
    return setbackOf(error);
  }
}
