// PostgreSQL refuses to run as root. Started by root, it gets an operating system user of its own.
import { execFileSync } from 'node:child_process';
import { SetupProblem } from '@/lib/setup-problem';

/** Who runs the database: null = whoever runs this program. */
export type Account = { uid: number; gid: number } | null;

const NAME = 'frontdesk';

/** Finds or makes the operating system user that runs the database. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return null;
  const known = lookUp();
  if (known) return known;
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...options, NAME], { stdio: 'pipe' });
  } catch (error) {
    // Another start may have made the user in the meantime.
    const made = lookUp();
    if (made) return made;
    throw new SetupProblem(
      `PostgreSQL cannot run as root, and the user "${NAME}" could not be made (${reason(error)}). ` +
        'Start the program as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  return lookUp();
}

function lookUp(): Account {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, NAME], { stdio: 'pipe', encoding: 'utf8' })),
    );
    return uid && gid ? { uid, gid } : null;
  } catch {
    // `id` fails for a user that does not exist, which is an answer.
    return null;
  }
}

function reason(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'useradd is missing';
  return error instanceof Error ? error.message.replaceAll('\n', ' ').trim() : String(error);
}
