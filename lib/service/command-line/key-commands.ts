// Commands about the keys for encrypted bodies.
import { text } from 'node:stream/consumers';
import { requireBusiness } from '../credentials/businesses';
import {
  createSharedKey,
  importSharedKey,
  listSharedKeys,
  retireSharedKey,
  revokeSharedKey,
} from '../credentials/shared-keys';
import type { Command } from './commands';
import { lines } from './text';

export const keyCommands: Command[] = [
  {
    name: 'keys create',
    takes: ['BUSINESS'],
    says: 'makes a key and prints its secret, once',
    run: async (credentials, [businessId = '']) => {
      await requireBusiness(credentials, businessId);
      const { kid, secret } = await createSharedKey(credentials, businessId);
      return `kid: ${kid}\nsecret: ${secret}\n`;
    },
  },
  {
    name: 'keys import',
    takes: ['BUSINESS', 'KID'],
    says: 'takes over an existing key; its 16-byte secret is read from standard input',
    run: async (credentials, [businessId = '', kid = '']) => {
      await requireBusiness(credentials, businessId);
      // Not an argument: those are seen by every user of the machine and kept by shells.
      const secret = (await text(process.stdin)).replace(/\r?\n$/, '');
      await importSharedKey(credentials, { businessId, kid, secret });
      return 'The key is active.\n';
    },
  },
  {
    name: 'keys retire',
    takes: ['BUSINESS', 'KID'],
    says: 'from now on the key opens bodies and seals none',
    run: async (credentials, [businessId = '', kid = '']) => {
      await retireSharedKey(credentials, businessId, kid);
      return 'The key is retiring: it only opens.\n';
    },
  },
  {
    name: 'keys revoke',
    takes: ['BUSINESS', 'KID'],
    says: 'ends a key for good',
    run: async (credentials, [businessId = '', kid = '']) => {
      await revokeSharedKey(credentials, businessId, kid);
      return 'The key is revoked.\n';
    },
  },
  {
    name: 'keys',
    takes: ['BUSINESS'],
    says: "lists a business's keys, without their secrets",
    run: async (credentials, [businessId = '']) => {
      await requireBusiness(credentials, businessId);
      const keys = await listSharedKeys(credentials, businessId);
      const rows = keys.map(({ kid, state, createdAt }) => {
        return `${kid}  ${state}  since ${new Date(Number(createdAt) * 1000).toISOString()}`;
      });
      return lines(rows, 'no key yet');
    },
  },
];
