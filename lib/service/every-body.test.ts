// Bodies as broken connections, wrong programs and slow lines send them, to every operation that takes one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything } from './appointments/test-day';
import { operationsWith } from './app';
import type { Operation } from './http/operation';
import { makerOf, makeWorld, type Call, type World } from './test-calls';
import { startTestService, type TestService } from './test-service';
import { openTestSocket, type TestSocket } from './test-socket';

const CUTS = 20;

let service: TestService;
let world: World;
let socket: TestSocket;
const dataDir = mkdtempSync(path.join(tmpdir(), 'every-body-'));
beforeAll(async () => {
  service = await startTestService({ dataDir });
  world = await makeWorld(service);
  socket = await openTestSocket(service);
});
afterAll(async () => {
  await socket.close();
  await service.close();
  rmSync(dataDir, { recursive: true });
});

const takingBodies = operationsWith(['/svc-mcp'])
  .filter(({ body }) => body)
  .map((operation): [string, Operation] => [operation.id, operation]);

describe('a body', () => {
  it.each(takingBodies)('of %s that is cut anywhere changes nothing', async (_, operation) => {
    const { head, body } = wired(operation, await makerOf(operation)(world, 'service'));
    const before = await state();
    for (let cut = 0; cut < CUTS; cut += 1) {
      const part = body.subarray(0, Math.floor((body.length * cut) / CUTS));
      const said = await socket.breakOff([head(body.length), part]);
      expect(said).not.toMatch(/^HTTP\/1.1 [25]/);
    }
    await socket.settled();
    expect(await state()).toEqual(before);
  });

  it.each(takingBodies)('of %s that is longer than it says changes nothing', async (_, operation) => {
    const { head, body } = wired(operation, await makerOf(operation)(world, 'service'));
    const before = await state();
    const said = await socket.exchange([head(body.length - 10), body]);
    await socket.settled();
    expect(said).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(said).not.toMatch(/HTTP\/1.1 [25]/);
    expect(await state()).toEqual(before);
  });

  it.each(takingBodies)('of %s that comes byte by byte is read', async (_, operation) => {
    const { head, body } = wired(operation, await makerOf(operation)(world, 'service'));
    const bytes = function* () {
      yield head(body.length);
      for (const byte of body) yield Uint8Array.of(byte);
    };
    const said = await socket.exchange(bytes());
    expect(said).toMatch(/^HTTP\/1.1 2\d\d /);
    await socket.settled();
    await expectNoOrphans();
  });
});

/** A request as it goes over the wire; `head` says how long its body is. */
function wired({ method }: Operation, { path, headers, body }: Call) {
  const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  const all = {
    host: 'service.test',
    auth: service.partner.token,
    connection: 'close',
    'content-type': 'application/json',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = (length: number) =>
    Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, `content-length: ${length}`, '', ''].join('\r\n'));
  return { head, body: bytes };
}

/** Everything that is kept, in the database and beside it. */
async function state(): Promise<unknown> {
  await expectNoOrphans();
  return everything(service);
}

async function expectNoOrphans(): Promise<void> {
  const { store, documents } = service.context;
  const rows = await store.document.findMany({ where: { state: { not: 'deleted' } } });
  const kept: string[] = [];
  for await (const { storageKey } of documents.storage.list()) kept.push(storageKey);
  expect(kept.sort()).toEqual(rows.map(({ storageKey }) => storageKey).sort());
}
