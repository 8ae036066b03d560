// The medication search (interface 4, decisions 5), under every gateway prefix of the settings.
import {
  INTERFACE_GATEWAY,
  medicationQuery,
  medicationResults,
  SEARCH_PATH,
} from '@/lib/contract/medication';
import { operation, type Operation } from '../http/operation';
import { searchMedications } from './search';

/** One operation for each prefix, such as `/svc-mcp`; all of them search the same catalogue. */
export function medicationOperations(gateways: readonly string[]): Operation[] {
  return gateways.map((gateway) =>
    operation({
      id:
        gateway === INTERFACE_GATEWAY ? 'searchMedications' : `searchMedications${gateway.replace('/', '-')}`,
      method: 'GET',
      path: gateway + SEARCH_PATH,
      source: 'interface',
      summary: 'Search medicines by name, form, ingredients and strength; all that is given must hold',
      scope: 'medications:read',
      credential: 'Authorization',
      query: medicationQuery,
      answers: { 200: { description: 'The medicines, best first', schema: medicationResults } },
      errors: [],
      handler: async ({ query, service }) => {
        const index = await service.medications.current();
        return { status: 200, body: searchMedications(index, query) };
      },
    }),
  );
}
