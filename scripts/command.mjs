// Runs other programs for the scripts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './fingerprint.mjs';

/** A tool that npm installed, by the path of its program under node_modules. */
export const tool = (path) => [process.execPath, join(ROOT, 'node_modules', path)];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What ended badly and what it printed; the caller says it and stops. */
export class CommandFailure extends Error {}

/**
 * Runs a program in the project directory. What it prints is kept and only shown when it fails,
 * unless `show` is set. Throws CommandFailure when it does not end with 0.
 */
export function run(title, [program, ...args], { show = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    // Without this a signal would end us and leave the program running.
    let ended = false;
    const forward = (signal) => {
      ended = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new CommandFailure(`${title} could not run: ${error.message}`)));
    child.on('close', (code, signal) => {
      for (const each of SIGNALS) process.off(each, forward);
      if (ended) process.exit(130);
      if (code === 0) resolve(output);
      else
        reject(
          new CommandFailure(`${output.trim()}\n${title} failed (${signal ?? `exit code ${code}`}).`.trim()),
        );
    });
  });
}
