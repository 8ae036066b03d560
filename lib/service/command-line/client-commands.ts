// Commands about partners' programs.
import {
  PARTNER_SCOPES,
  RESPONSE_ENCRYPTIONS,
  SCOPES,
  type ResponseEncryption,
  type Scope,
} from '@/lib/contract/credentials';
import { requireBusiness } from '../credentials/businesses';
import {
  createClient,
  disableClient,
  enableClient,
  listClients,
  rotateClientSecret,
  setClientScopes,
  setResponseEncryption,
} from '../credentials/clients';
import { Failure } from '../http/failure';
import type { Command } from './commands';
import { lines } from './text';

export const clientCommands: Command[] = [
  {
    name: 'clients create',
    takes: ['BUSINESS', 'NAME', '[SCOPE,…]'],
    says: 'adds a program, with every right of a partner unless told; prints its secret, once',
    run: async (credentials, [businessId = '', name = '', scopes]) => {
      await requireBusiness(credentials, businessId);
      const rights = scopes === undefined ? PARTNER_SCOPES : readScopes(scopes);
      const made = await createClient(credentials, { businessId, name, scopes: rights });
      return `client_id: ${made.clientId}\nclient_secret: ${made.clientSecret}\n`;
    },
  },
  {
    name: 'clients scopes',
    takes: ['CLIENT', 'SCOPE,…'],
    says: 'sets what a program may do',
    run: async (credentials, [clientId = '', scopes = '']) => {
      await setClientScopes(credentials, clientId, readScopes(scopes));
      return 'The rights are set.\n';
    },
  },
  {
    name: 'clients response-encryption',
    takes: ['CLIENT', RESPONSE_ENCRYPTIONS.join('|')],
    says: 'sets when its answers are encrypted; on_request is the default',
    run: async (credentials, [clientId = '', when = '']) => {
      await setResponseEncryption(credentials, clientId, readEncryption(when));
      return `Answers are encrypted: ${when}.\n`;
    },
  },
  {
    name: 'clients rotate-secret',
    takes: ['CLIENT'],
    says: 'gives a program a new secret and prints it, once; the old one and every token end',
    run: async (credentials, [clientId = '']) =>
      `client_secret: ${await rotateClientSecret(credentials, clientId)}\n`,
  },
  {
    name: 'clients disable',
    takes: ['CLIENT'],
    says: 'shuts a program out; every token ends',
    run: async (credentials, [clientId = '']) => {
      await disableClient(credentials, clientId);
      return 'The program is shut out.\n';
    },
  },
  {
    name: 'clients enable',
    takes: ['CLIENT'],
    says: 'lets a program log in again',
    run: async (credentials, [clientId = '']) => {
      await enableClient(credentials, clientId);
      return 'The program may log in again.\n';
    },
  },
  {
    name: 'clients',
    takes: ['BUSINESS'],
    says: "lists a business's programs",
    run: async (credentials, [businessId = '']) => {
      await requireBusiness(credentials, businessId);
      const clients = await listClients(credentials, businessId);
      const rows = clients.map(({ id, name, scopes, responseEncryption, disabledAt }) => {
        const state = disabledAt === null ? '' : '  disabled';
        return `${id}  ${name}${state}  answers encrypted: ${responseEncryption}  ${scopes.join(' ')}`;
      });
      return lines(rows, 'no client yet');
    },
  },
];

function readScopes(text: string): Scope[] {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !SCOPES.some((scope) => scope === word));
  if (unknown !== undefined) {
    throw new Failure('INVALID_REQUEST', `There is no scope "${unknown}". Choose from ${SCOPES.join(' ')}.`);
  }
  return SCOPES.filter((scope) => words.includes(scope));
}

function readEncryption(text: string): ResponseEncryption {
  const when = RESPONSE_ENCRYPTIONS.find((known) => known === text);
  if (when) return when;
  throw new Failure('INVALID_REQUEST', `Choose one of ${RESPONSE_ENCRYPTIONS.join(', ')}.`);
}
