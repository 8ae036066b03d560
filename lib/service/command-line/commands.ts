// The commands of `npm run service`; the help is made from this table.
import { SCOPES } from '@/lib/contract/credentials';
import { createBusiness, listBusinesses } from '../credentials/businesses';
import type { Credentials } from '../credentials/credentials';
import { clientCommands } from './client-commands';
import { keyCommands } from './key-commands';
import { lines } from './text';

export type Command = {
  name: string;
  /** What follows the name, in order; `[…]` may be left out. */
  takes: string[];
  says: string;
  /** Resolves to what is printed. Throws Failure for what the administrator can mend. */
  run: (credentials: Credentials, given: string[]) => Promise<string>;
};

/** Longer names first, so that `clients create` is not taken for `clients`. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'businesses create',
    takes: ['NAME'],
    says: 'adds a business and prints its id',
    run: async (credentials, [name = '']) => `business: ${await createBusiness(credentials, name)}\n`,
  },
  {
    name: 'businesses',
    takes: [],
    says: 'lists the businesses',
    run: async (credentials) =>
      lines(
        (await listBusinesses(credentials)).map(({ id, name }) => `${id}  ${name}`),
        'no business yet',
      ),
  },
  ...clientCommands,
  ...keyCommands,
];

/** Every command with what it does. */
export function helpText(): string {
  const rows = COMMANDS.map(({ name, takes, says }) => [[name, ...takes].join(' '), says] as const);
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return [
    'Usage: npm run service -- COMMAND',
    '',
    'Businesses, their programs (clients) and the keys for encrypted bodies. Ids and kids are printed by the lists.',
    'Uses the database of the settings (DATABASE_URL, DATA_DIR); works while the program runs and while it does not.',
    '',
    ...rows.map(([usage, says]) => `  ${usage.padEnd(width)}  ${says}`),
    '',
    `Scopes: ${SCOPES.join(', ')}`,
    '',
  ].join('\n');
}
