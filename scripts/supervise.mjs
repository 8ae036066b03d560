// npm run dev: Next reloads pages by itself; what runs beside Next is started anew when it changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { generate } from './generate.mjs';
import { ROOT } from './fingerprint.mjs';

const WATCHED = ['lib', 'prisma', 'server.ts'];
/** Next reloads these by itself. */
const BY_NEXT = /^lib\/(desk|gateway|i18n)\/|generated\/|\.test\.tsx?$/;
const QUIET_MS = 300;

/** Runs the server until a signal ends it; resolves with its exit code set. */
export async function supervise() {
  let child = null;
  let restarting = null;
  let ending = false;

  const begin = () => {
    child = spawn(process.execPath, ['scripts/start.mjs', '--dev', '--supervised'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  };
  const watchers = WATCHED.map((path) =>
    watch(join(ROOT, path), { recursive: path !== 'server.ts' }, (_, name) => {
      const changed = path === 'server.ts' ? path : join(path, name ?? '');
      if (BY_NEXT.test(changed) || !/\.(ts|prisma|sql)$/.test(changed)) return;
      clearTimeout(restarting);
      restarting = setTimeout(() => child?.kill('SIGTERM'), QUIET_MS);
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      ending = true;
      // Ctrl-C in a terminal reaches the child by itself; a second signal would force it.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal);
    });
  }
  let code = 0;
  do {
    await generate();
    restarting = null;
    if (!ending) code = await begin();
  } while (!ending && restarting !== null);
  for (const watcher of watchers) watcher.close();
  process.exitCode = code;
}
