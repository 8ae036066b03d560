// A cold start on an empty data directory and a warm one after it, to the first healthy answer, and the script that
// the board page loads. Pages have to be built (`npm start` once).
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Row } from './table';

const WARM_LIMIT_S = 10;
const BOARD_SCRIPT_KB = 180;
const root = resolve(import.meta.dirname, '..');
const demoFile = z.object({
  staff: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
});

export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const port = await freePort();
  try {
    const cold = await timedStart(port, dataDir, () => Promise.resolve(0));
    const warm = await timedStart(port, dataDir, () => boardScript(`http://localhost:${port}`, dataDir));
    return [
      {
        what: 'cold start, packages and pages there',
        unit: 's',
        ours: cold.seconds,
        floor: 60,
        against: 'a minute',
        aim: 1,
        atMost: true,
      },
      {
        what: 'warm start',
        unit: 's',
        ours: warm.seconds,
        floor: WARM_LIMIT_S,
        against: 'the aim',
        aim: 1,
        atMost: true,
      },
      {
        what: 'script of the board page',
        unit: 'KB',
        ours: warm.result,
        floor: BOARD_SCRIPT_KB,
        against: 'the aim',
        aim: 1,
        atMost: true,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function timedStart(port: number, dataDir: string, then: () => Promise<number>) {
  const began = Date.now();
  const program = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  try {
    await healthy(program, port);
    const seconds = (Date.now() - began) / 1000;
    return { seconds, result: await then() };
  } finally {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
  }
}

async function healthy(program: ChildProcess, port: number): Promise<void> {
  while (program.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the program ended instead of starting');
}

/** Kilobytes of script, as they are sent, that the board's HTML asks for. */
async function boardScript(origin: string, dataDir: string): Promise<number> {
  const { staff } = demoFile.parse(JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')));
  const { email, password } = staff[0] ?? { email: '', password: '' };
  const signIn = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const html = await (await fetch(`${origin}/today`, { headers: { cookie } })).text();
  const scripts = [
    ...new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '')),
  ];
  if (scripts.length === 0) throw new Error('the board page has no script: was the sign-in refused?');
  const sizes = await Promise.all(scripts.map((address) => sentBytes(origin + address)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** As many bytes as travel: fetch would decode them, so the length is taken from the header. */
async function sentBytes(address: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((done, failed) => {
    const asked = request(address, { headers: { 'Accept-Encoding': 'gzip, br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => done(bytes));
    });
    asked.on('error', failed).end();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
