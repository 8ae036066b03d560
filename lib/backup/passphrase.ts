// The passphrase of a backup: from the environment, or typed at the terminal without being shown.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SetupProblem } from '@/lib/setup-problem';

const SHORTEST = 12;

/** Reads BACKUP_PASSPHRASE, else asks; `twice` for a new file, where a slip would lock everybody out. */
export async function passphrase(twice: boolean): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE'];
  const chosen = given ?? (await ask('Passphrase of the backup: '));
  if (chosen.length < SHORTEST) {
    throw new SetupProblem(
      `Use a passphrase of at least ${SHORTEST} characters: it alone protects the file.`,
    );
  }
  if (twice && given === undefined && (await ask('Once more: ')) !== chosen) {
    throw new SetupProblem('The two passphrases differ. Start again.');
  }
  return chosen;
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new SetupProblem('Set BACKUP_PASSPHRASE, or start this at a terminal.');
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
