// The medication search (interface 4, decisions 5), under every gateway prefix of the settings.
import { INTERFACE_GATEWAY, medicationQuery, medicationResults } from '@/lib/contract/medication';
import { operation } from '../http/operation';

/** The search under one prefix, such as `/svc-mcp`; all of them search the same catalogue. */
export function searchUnder(gateway: string) {
  return operation({
    id: gateway === INTERFACE_GATEWAY ? 'searchMedications' : `searchMedications${gateway.replace('/', '-')}`,
    source: 'interface',
    summary: 'Search medicines by name, form, ingredients and strength; all that is given must hold',
    query: medicationQuery,
    answers: { 200: { description: 'The medicines, best first', schema: medicationResults } },
    errors: [],
    handler: async ({ query, service }) => ({ status: 200, json: await service.medications.search(query) }),
  });
}
