// `npm run desk`: backup and restore, for an administrator at the machine.
import { resolve } from 'node:path';
import { holdDataDirectory } from '@/lib/data-directory';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { openDocuments } from '@/lib/service/documents/documents';
import { SetupProblem } from '@/lib/setup-problem';
import { documentBucket } from '@/lib/start/document-bucket';
import { withDatabase } from '@/prisma/database-of-settings';
import { startEmbedded } from '@/prisma/embedded';
import { backup } from './backup';
import type { BackupCounts } from './contents';
import { passphrase } from './passphrase';
import { restore } from './restore';
import { verifyBackup } from './verify';

const HELP = `Usage: npm run desk -- COMMAND

  backup FILE    write database, documents and keys into FILE, sealed with a passphrase,
                 and read it back; the program may run meanwhile
  check FILE     read FILE through and count what it holds
  restore FILE   put FILE into an empty DATA_DIR (and DATABASE_URL); the program must not run

The passphrase is asked for, or taken from BACKUP_PASSPHRASE. Without it the file is lost.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const [command = '--help', given, ...more] = words;
  if (words.includes('--help') || command === '--help') return say(HELP);
  const run = { backup: takeBackup, check, restore: putBack }[command];
  if (!run || given === undefined || more.length > 0) {
    process.stderr.write(`That is no command.\nSee: npm run desk -- --help\n`);
    return 2;
  }
  try {
    // npm starts this in the project's directory; the file is meant from where the person stands.
    return say(await run(resolve(process.env['INIT_CWD'] ?? '.', given)));
  } catch (error) {
    if (error instanceof SetupProblem) process.stderr.write(`${error.message}\n`);
    else log().fatal({ err: error }, 'the command failed; nothing was changed');
    return 1;
  }
}

async function takeBackup(file: string): Promise<string> {
  const secret = await passphrase(true);
  const counts = await withDatabase((databaseUrl) => backup({ databaseUrl, ...places() }, file, secret));
  return `${file} holds ${words(counts)}. It was read back and is complete.\n`;
}

async function check(file: string): Promise<string> {
  const { plan, counts } = await verifyBackup(file, await passphrase(false));
  return `Made at ${plan.madeAt}; it holds ${words(counts)}, and is complete.\n`;
}

async function putBack(file: string): Promise<string> {
  const secret = await passphrase(false);
  const verified = await verifyBackup(file, secret);
  const { DATA_DIR, DATABASE_URL } = environment();
  const hold = holdDataDirectory(DATA_DIR);
  try {
    const embedded = DATABASE_URL === undefined ? await startEmbedded(DATA_DIR) : null;
    try {
      const databaseUrl = embedded?.url ?? DATABASE_URL ?? '';
      const counts = await restore({ databaseUrl, ...places() }, file, secret, verified);
      return `Restored ${words(counts)}. Start the program with npm start.\n`;
    } finally {
      await embedded?.close();
    }
  } finally {
    hold.release();
  }
}

/** Where documents and keys lie; the key of documents plays no part, they travel as they are stored. */
function places() {
  const { DATA_DIR: dataDir, MASTER_KEY: masterKey } = environment();
  const bucket = documentBucket(environment());
  return {
    dataDir,
    masterKey,
    storage: openDocuments({ dataDir, masterKey: Buffer.alloc(32), bucket }).storage,
  };
}

function words({ rows, documents }: BackupCounts): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${all} rows in ${Object.keys(rows).length} tables, ${documents} documents and the keys`;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}
