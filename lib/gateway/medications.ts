// The medication search of the service. Throws ServiceError.
import {
  INTERFACE_GATEWAY,
  medicationResults,
  SEARCH_PATH,
  type MedicationQuery,
  type MedicationResult,
} from '@/lib/contract/medication';
import { ask } from './request';
import { serviceTransport } from './transport';

/** Medicines that have all that the query gives, best first; none when it gives nothing. */
export async function searchMedications(query: MedicationQuery): Promise<MedicationResult[]> {
  const { medicationGateway = INTERFACE_GATEWAY } = serviceTransport();
  const { drug_name, form, generic_names, volumes, limit } = query;
  const { answer } = await ask({
    method: 'GET',
    path: medicationGateway + SEARCH_PATH,
    query: { drug_name, form, generic_names, volumes, limit },
    answer: medicationResults,
  });
  return answer;
}
