// One program per data directory: two would overwrite each other's keys, documents and database.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from './setup-problem';

/** Gives the data directory back. */
export type Hold = { release(): void };

/**
 * Makes `dataDir` if needed and holds it for this process. A holder that was killed is recognised by its
 * process id and start time, because the system gives process ids to other programs again.
 * Throws SetupProblem when a living program holds it or it cannot be written.
 */
export function holdDataDirectory(dataDir: string): Hold {
  const file = join(dataDir, 'program.lock');
  const mine = describe(process.pid);
  try {
    // Root's database user passes through it (prisma/embedded); the secrets in it have modes of their own.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    while (!tryTake(file, mine)) removeIfLeft(file, dataDir);
  } catch (error) {
    if (error instanceof SetupProblem || !(error instanceof Error)) throw error;
    throw new SetupProblem(
      `The data directory ${dataDir} cannot be used: ${error.message}. Correct that, or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
  return {
    release: () => {
      if (read(file) === mine) rmSync(file);
    },
  };
}

/** Linking a finished file into place either succeeds whole or fails because somebody holds the name. */
function tryTake(file: string, mine: string): boolean {
  const offered = `${file}.${process.pid}`;
  writeFileSync(offered, mine, { mode: 0o600 });
  try {
    linkSync(offered, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(offered);
  }
}

function removeIfLeft(file: string, dataDir: string): void {
  const holder = read(file);
  if (holder === null) return;
  const pid = Number(holder.split(' ')[0]);
  if (pid > 0 && holder === describe(pid)) {
    throw new SetupProblem(
      `The data directory ${dataDir} is in use by a running program (process ${pid}). ` +
        'Stop that one, or set DATA_DIR to another directory.',
    );
  }
  // Renamed before it is removed: another start may have put a living lock here since we read it.
  const taken = `${file}.left-${process.pid}`;
  renameSync(file, taken);
  if (read(taken) !== holder) linkSync(taken, file);
  rmSync(taken);
}

/** "<process id> <start time>"; just the id when the process does not exist. */
function describe(pid: number): string {
  try {
    // Field 22 of /proc/<pid>/stat, counted after the name in parentheses, which may hold blanks.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid} ${startTimeByPs(pid)}`.trim();
  }
}

/** macOS has no /proc. */
function startTimeByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    // `ps` fails for a process that does not exist.
    return '';
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
