// Starts the program once for all journeys, as a person would, on a port and a data directory of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A first start builds the pages, which takes minutes on a small machine. */
const READY_WITHIN_MS = 600_000;

/** Playwright's global set-up; what it returns ends the program and removes its data. */
export default async function start(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-e2e-'));
  // Passable, so that root's database user keeps the data here and it can be removed.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // The workers are started after this and inherit it (playwright.config.ts, e2e/demonstration.ts).
  Object.assign(process.env, { E2E_ORIGIN: origin, E2E_DATA_DIR: dataDir });

  const program = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await untilHealthy(origin, program, () => said);
  return async () => {
    program.kill('SIGTERM');
    if (program.exitCode === null) await once(program, 'exit');
    rmSync(dataDir, { recursive: true });
  };
}

async function untilHealthy(origin: string, program: ChildProcess, said: () => string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(200)) {
    if (program.exitCode !== null) throw new Error(`The program ended with ${program.exitCode}:\n${said()}`);
    const healthy = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false, // It does not listen yet.
    );
    if (healthy) return;
  }
  program.kill('SIGKILL');
  throw new Error(`The program did not become healthy:\n${said()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
