// `npm run service`: businesses, their programs and keys, for an administrator at the machine.
// A change takes effect in a running program within a second.
import { log } from '@/lib/log';
import { SetupProblem } from '@/lib/setup-problem';
import { COMMANDS, helpText, type Command } from './command-line/commands';
import { withCredentials } from './command-line/credentials';
import { Failure } from './http/failure';

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help')) return say(helpText());
  const command = COMMANDS.find(({ name }) => words.slice(0, name.split(' ').length).join(' ') === name);
  const given = words.slice(command?.name.split(' ').length);
  if (!command || !fits(command, given))
    return complain(`${usage(command)}\nSee: npm run service -- --help\n`, 2);
  try {
    return say(await withCredentials((credentials) => command.run(credentials, given)));
  } catch (error) {
    if (error instanceof Failure || error instanceof SetupProblem) return complain(`${error.message}\n`, 1);
    log().fatal({ err: error }, 'the command failed');
    return 1;
  }
}

function fits({ takes }: Command, given: string[]): boolean {
  const required = takes.filter((word) => !word.startsWith('['));
  return given.length >= required.length && given.length <= takes.length && !given.includes('');
}

function usage(command: Command | undefined): string {
  if (!command) return 'There is no such command.';
  return `Usage: npm run service -- ${[command.name, ...command.takes].join(' ')}`;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function complain(text: string, code: number): number {
  process.stderr.write(text);
  return code;
}
