// One instance of the program, as a person would start it, on a port and a data directory of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A first start builds the pages, which takes minutes on a small machine. */
const READY_WITHIN_MS = 600_000;

export type Program = {
  origin: string;
  dataDir: string;
  /** What it printed so far. */
  said: () => string;
  /** Ends it and removes its data. */
  end: () => Promise<void>;
};

/** Resolves when it answers that it is healthy; `settings` join the environment. */
export async function startProgram(settings: Record<string, string> = {}): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-e2e-'));
  // Passable, so that root's database user keeps the data here and it can be removed.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const said = () => printed;
  await untilHealthy(origin, child, said);
  const end = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true });
  };
  return { origin, dataDir, said, end };
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
