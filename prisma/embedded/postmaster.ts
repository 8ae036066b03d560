// One running PostgreSQL server: start it, find one that outlived its program, stop it.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account';
import { PLAIN_ENVIRONMENT } from './cluster';
import { cannotRun, startFailure } from './failure';

export type Postmaster = { pid: number; port: number };

/** Recovery after a power cut replays the log first, which takes a while on a slow disk. */
const READY_WITHIN_MS = 120_000;
const FAST_STOP_WITHIN_MS = 30_000;
const LOG_KEPT_BYTES = 5_000_000;

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'max_connections=100',
  'timezone=UTC',
  'log_timezone=UTC',
  // Short queries only: compiling them costs more than it saves.
  'jit=off',
  // Errors reach the program, which logs them without values; PostgreSQL's own lines would quote them.
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
];

/** The server that runs on `cluster`, left by a program that was killed; null when there is none. */
export async function findRunning(cluster: string): Promise<Postmaster | null> {
  const found = readPidFile(cluster);
  if (!found) return null;
  if (!runsOn(found.pid, cluster)) {
    // The process id was given to another program since; PostgreSQL would refuse to start because of it.
    rmSync(join(cluster, 'postmaster.pid'));
    return null;
  }
  if (programWasReplaced(found.pid)) {
    await stopPostmaster(cluster, found.pid);
    return null;
  }
  await untilReady(cluster, () => runsOn(found.pid, cluster));
  return found;
}

/** Starts a server on `cluster`; resolves when it takes connections on 127.0.0.1:`port`. */
export async function startPostmaster(program: string, cluster: string, port: number, account: Account) {
  const log = `${cluster}.log`;
  const output = openLog(log);
  const options = ['-D', cluster, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
  // A group of its own: Ctrl-C in a terminal must reach us first, so that requests in flight can end.
  const place = { cwd: cluster, env: PLAIN_ENVIRONMENT, detached: true, ...account };
  const began = statSync(log).size;
  const child = spawn(program, options, { ...place, stdio: ['ignore', output, output] });
  closeSync(output);
  let failure: Error | null = null;
  let exited = false;
  child.on('error', (error) => (failure = cannotRun(program, error)));
  child.on('exit', () => (exited = true));
  child.unref();
  await untilReady(cluster, () => !exited && failure === null);
  if (failure) throw failure as Error;
  if (exited || child.pid === undefined)
    throw startFailure(readFileSync(log).subarray(began).toString(), log);
  return { pid: child.pid, port };
}

/** Ends the server: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  const stopped = () => readPidFile(cluster)?.pid !== pid || !isAlive(pid);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (stopped()) return;
    process.kill(pid, signal);
    for (const end = Date.now() + FAST_STOP_WITHIN_MS; Date.now() < end && !stopped();) await sleep(20);
  }
}

async function untilReady(cluster: string, running: () => boolean): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(20)) {
    if (!running() || readPidFile(cluster)?.ready) return;
  }
  throw startFailure('It did not become ready in two minutes.', `${cluster}.log`);
}

/** postmaster.pid: process id, data directory, start time, port, …, and on line 8 the state. */
function readPidFile(cluster: string): (Postmaster & { ready: boolean }) | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function runsOn(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    // No /proc (macOS): a living process with the recorded id is taken for the server.
    return true;
  }
}

/** After `npm ci` a server that outlived its program runs from deleted files and cannot load libraries. */
function programWasReplaced(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)');
  } catch {
    // Not Linux, or not allowed to look: nothing speaks against using it.
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function openLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_KEPT_BYTES) renameSync(log, `${log}.old`);
  return openSync(log, 'a', 0o600);
}
