import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import { COMMANDS } from './command-line/commands';
import { openCredentials, type Credentials } from './credentials/credentials';
import { openStore } from './store';

const PROGRAM = fileURLToPath(new URL('command-line.ts', import.meta.url));
const MASTER_KEY = 'k'.repeat(43);

let database: TestDatabase;
let credentials: Credentials;
beforeAll(async () => {
  database = await openTestDatabase();
  const store = openStore(database.url, 1);
  const masterKey = Buffer.from(MASTER_KEY, 'base64url');
  credentials = openCredentials({ store, masterKey, origin: 'http://service.test', apiRateLimit: 600 });
});
afterAll(async () => {
  await credentials.store.$disconnect();
  await database.close();
});

/** What a command prints. */
function run(name: string, ...given: string[]): Promise<string> {
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return command.run(credentials, given);
}

/** The whole program, as `npm run service -- words` starts it. */
function start(words: string[], input = '') {
  const env = { ...process.env, DATABASE_URL: database.url, MASTER_KEY };
  const done = spawnSync('node', ['--import', 'tsx', PROGRAM, ...words], { env, input, encoding: 'utf8' });
  return { code: done.status, said: done.stdout, complained: done.stderr };
}

describe('the commands', () => {
  let business = '';
  beforeAll(async () => {
    business = /^business: (\w+)\n$/.exec(await run('businesses create', 'City Clinic'))?.[1] ?? '';
  });

  it('list what there is', async () => {
    expect(await run('businesses')).toBe(`${business}  City Clinic\n`);
    expect(await run('clients', business)).toBe('no client yet\n');
    expect(await run('keys', business)).toBe('no key yet\n');
  });

  it('make a program, show its secret once, and shut it out', async () => {
    const made = await run('clients create', business, 'Partner', 'appointments:read');
    const [, client = '', secret = ''] = /^client_id: (\w+)\nclient_secret: ([\w-]{43})\n$/.exec(made) ?? [];
    await run('clients disable', client);
    await run('clients response-encryption', client, 'always');
    const row = `${client}  Partner  disabled  answers encrypted: always  appointments:read`;
    expect(await run('clients', business)).toBe(`${row}\n`);
    await run('clients enable', client);
    await run('clients scopes', client, 'cases:read,cases:write');
    expect(await run('clients', business)).toContain('cases:read cases:write');
    expect(await run('clients rotate-secret', client)).not.toContain(secret);
  });

  it('make a key and end it', async () => {
    const [, kid = '', secret = ''] =
      /^kid: (\w+)\nsecret: ([\w-]{16})\n$/.exec(await run('keys create', business)) ?? [];
    await run('keys retire', business, kid);
    const listed = await run('keys', business);
    expect(listed).toContain(`${kid}  retiring  since 20`);
    expect(listed).not.toContain(secret);
    await run('keys revoke', business, kid);
    expect(await run('keys', business)).toContain(`${kid}  revoked`);
  });

  it.each<[string, string[], string]>([
    ['an unknown business', ['keys create', 'nobody'], 'There is no business nobody.'],
    ['an unknown client', ['clients disable', 'nobody'], 'There is no client nobody.'],
    ['an unknown key', ['keys retire', 'nobody', 'k'], 'The business has no active key k.'],
    ['an unknown scope', ['clients scopes', 'nobody', 'everything'], 'There is no scope "everything".'],
    [
      'an unknown setting',
      ['clients response-encryption', 'nobody', 'perhaps'],
      'Choose one of never, on_request, always.',
    ],
  ])('refuse %s with a sentence', async (_, [name = '', ...given], sentence) => {
    await expect(run(name, ...given)).rejects.toThrow(sentence);
  });
});

describe('the program', () => {
  it('explains itself', () => {
    const { code, said } = start(['--help']);
    expect(code).toBe(0);
    for (const { name, says } of COMMANDS) expect(said).toMatch(new RegExp(`  ${name}.* ${says}`));
  });

  it('reads the secret of a key from standard input, and shows an error as a sentence', async () => {
    const business = /\w+\n$/.exec(await run('businesses create', 'Old Clinic'))?.[0].trim() ?? '';
    const words = ['keys', 'import', business, 'legacy-1'];
    expect(start(words, 'sixteen bytes ok\n')).toEqual({
      code: 0,
      said: 'The key is active.\n',
      complained: '',
    });
    expect(await credentials.keys.get(business)).toEqual([
      { kid: 'legacy-1', secret: 'sixteen bytes ok', state: 'active' },
    ]);
    expect(start(words, 'sixteen bytes ok\n')).toMatchObject({
      code: 1,
      complained: 'The business already has a key legacy-1.\n',
    });
  }, 60_000);

  it('shows how when it is called wrongly', () => {
    expect(start(['clients', 'create'])).toMatchObject({
      code: 2,
      complained: expect.stringContaining('Usage: npm run service -- clients create BUSINESS NAME') as string,
    });
  });
});
