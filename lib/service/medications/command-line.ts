// `npm run catalogue`: the list of medicines that is searched, for an administrator at the machine.
// A running program searches a new list within seconds, without a restart.
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { SetupProblem } from '@/lib/setup-problem';
import { withServiceDatabase } from '../command-line/database';
import { Failure } from '../http/failure';
import { runCommand, type CatalogueCommand } from './command-line/commands';
import { HELP } from './command-line/help';

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const command = commandOf(words);
  if (command === 'help') return say(HELP);
  if (command === null) return complain(`That is no command.\nSee: npm run catalogue -- --help\n`, 2);
  try {
    if (environment().SERVICE_BASE_URL !== undefined) {
      throw new SetupProblem('SERVICE_BASE_URL is set: medicines are searched there, not in this catalogue.');
    }
    return say(await withServiceDatabase((databaseUrl) => onDatabase(databaseUrl, command)));
  } catch (error) {
    if (error instanceof Failure || error instanceof SetupProblem) {
      return complain(`${error.message}\n${command.name === 'show' ? '' : 'Nothing was changed.\n'}`, 1);
    }
    log().fatal({ err: error }, 'the command failed; nothing was changed');
    return 1;
  }
}

/** Null for what cannot be understood. */
function commandOf(words: string[]): CatalogueCommand | 'help' | null {
  if (words.length === 0) return 'help';
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
    if (values.help) return 'help';
    const [name, ...files] = positionals;
    if (name === 'import' && files.length > 0)
      return { name, files, strict: values.strict, report: values.report };
    if ((name === 'built-in' || name === 'show') && files.length === 0) return { name };
    return null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Ctrl-C ends an import between two pages; what it had begun is taken back. */
async function onDatabase(databaseUrl: string, command: CatalogueCommand): Promise<string> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await runCommand(client, command, { signal: interrupted.signal, stderr: process.stderr });
  } finally {
    await client.end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function complain(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}
