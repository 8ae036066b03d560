// The guide's programs, run as a partner runs them: programs of their own, over a socket, sharing no code with ours.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@/prisma/test-database';
import { pdf } from '../../documents/test-files';
import { startDelivering } from '../../events/delivery-loop';
import { signingKeyOf } from '../../events/subscriptions';
import { makeWorld, type World } from '../../test-calls';
import { startTestService, type TestService } from '../../test-service';
import { openTestSocket, type TestSocket } from '../../test-socket';

const SIGNING_KEY = 'a-signing-key-of-some-length';

let database: TestDatabase;
let service: TestService;
let world: World;
let socket: TestSocket;
let settings: Record<string, string>;
const dataDir = mkdtempSync(path.join(tmpdir(), 'guide-'));
beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService({ dataDir, databaseUrl: database.url, eventsAllowPrivate: true });
  world = await makeWorld(service);
  socket = await openTestSocket(service);
  const file = path.join(dataDir, 'report.pdf');
  writeFileSync(file, pdf('Haemoglobin 13.2'));
  settings = {
    PATH: process.env['PATH'] ?? '',
    BASE_URL: socket.origin,
    CLIENT_ID: service.partner.clientId,
    CLIENT_SECRET: service.partner.clientSecret,
    TOKEN: service.partner.token,
    KEY_ID: service.partner.key.kid,
    SHARED_SECRET: service.partner.key.secret,
    APPOINTMENT_ID: (await world.book()).service,
    CLINIC_ID: world.clinic.service,
    DOCTOR_ID: world.doctor.service,
    PATIENT_ID: world.patient.service,
    FILE: file,
  };
});
afterAll(async () => {
  await socket.close();
  await service.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it('the first hour goes as it is told', async () => {
  const headers = { 'X-Pt-Id': world.patient.service };
  const visits = Array.from({ length: 60 }, (_, number) => `visit-${number}`);
  for (const id of visits) {
    const body = { id, display_name: 'Visit', occurred_at: 1_753_958_070 };
    expect((await service.send('POST', '/mr/api/v1/cases', { headers, body })).status).toBe(200);
  }
  await service.send('DELETE', '/mr/api/v1/cases/visit-7', { headers });
  const said = await output(run(process.execPath, 'first-hour.mjs'));
  expect(said).toContain("on the card: { insurance_plan: 'Star Health', co_pay: 250.5 }");
  expect(said).toContain('not known: []');
  expect(said).toContain('cases: 59');
  expect(said).toContain("sealed: { ward: 'B' }");
  const documents = await service.context.store.document.findMany({ where: { state: 'stored' } });
  expect(documents.map(({ id }) => id).sort()).toEqual(
    [...said.matchAll(/document: (\S+)/g)].map(([, id]) => id).sort(),
  );
  expect(documents).toHaveLength(2);
}, 60_000);

const python = ['python3', '/usr/bin/python3'].find(
  (name) => spawnSync(name, ['-c', 'import jwcrypto']).status === 0,
);
it.runIf(python)('the encryption in Python works both ways, a file included', async () => {
  const said = await output(run(python ?? '', 'encryption.py'));
  expect(said).toMatch(/sealed: \{'ward': 'C'\}\nsealed document: \S+/);
});

it.runIf(spawnSync('jose', ['alg']).status === 0)(
  "Debian's jose command seals for us and opens what we sealed",
  async () => {
    const key = path.join(dataDir, 'key.jwk');
    const secret = Buffer.from(service.partner.key.secret.repeat(2)).toString('base64url');
    writeFileSync(key, JSON.stringify({ kty: 'oct', k: secret }));
    const jose = (command: string, input: object, ...more: string[]) =>
      execFileSync('jose', ['jwe', command, '-i', '-', '-k', key, ...more], {
        input: JSON.stringify(input),
        encoding: 'utf8',
      });
    const plaintext = path.join(dataDir, 'plaintext.json');
    writeFileSync(plaintext, JSON.stringify({ first_name: 'Devika', gender: 'F', age: 40 }));
    const template = { protected: { alg: 'dir', enc: 'A128CBC-HS256' } };
    const sealed = JSON.parse(jose('enc', template, '-I', plaintext)) as object;
    const answer = await service.send('POST', '/dr/v1/patient', {
      body: { ...sealed, kid: service.partner.key.kid },
      headers: { 'X-Encryption': 'JWE', 'X-Encryption-Response': 'JWE' },
    });
    expect(answer.status).toBe(201);
    const opened = JSON.parse(jose('dec', answer.body as object)) as { patient_id: string };
    expect(opened.patient_id).toMatch(/^pat/);
  },
);

it('the receiver takes a genuine event and no other', async () => {
  const receiver = run(process.execPath, 'receiver.mjs', { SIGNING_KEY, PORT: '0' });
  const heard = listening(receiver);
  const delivering = await startDelivering({
    store: service.context.store,
    databaseUrl: database.url,
    rules: { allowPrivate: true, ownOrigin: 'http://none.test' },
    openKey: (businessId, id, sealed) => signingKeyOf(service.context.masterKey, businessId, id, sealed),
  });
  try {
    const [, port] = await heard(/listening on (\d+)/);
    const endpoint = `http://127.0.0.1:${port}/events`;
    const forged = { method: 'POST', headers: { 'eka-webhook-signature': 't=1,v1=00' }, body: '{}' };
    expect((await fetch(endpoint, forged)).status).toBe(401);
    const body = { endpoint, signing_key: SIGNING_KEY };
    await service.send('POST', '/notification/v1/connect/webhook/subscriptions', { body });
    const appointment = await world.book();
    await service.send('PUT', `/dr/v1/appointment/${appointment.service}/cancel`);
    await heard(new RegExp(`event: appointment.statuschange ${appointment.service}-`));
  } finally {
    receiver.kill();
    await delivering.stop();
  }
});

function run(command: string, name: string, more: Record<string, string> = {}): ChildProcess {
  const file = path.join(import.meta.dirname, name);
  return spawn(command, [file], { env: { NODE_ENV: 'production', ...settings, ...more }, stdio: 'pipe' });
}

async function output(program: ChildProcess): Promise<string> {
  let said = '';
  program.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  program.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(program, 'close')) as [number];
  expect(code, said).toBe(0);
  return said;
}

/** Waits until a program has said something; fails when it ends before. */
function listening(program: ChildProcess): (words: RegExp) => Promise<RegExpExecArray> {
  let said = '';
  program.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(program, 'close').then(() => {
    throw new Error(`the program ended: ${said}`);
  });
  ended.catch(() => undefined);
  return async (words) => {
    for (;;) {
      const found = words.exec(said);
      if (found) return found;
      if (program.stdout) await Promise.race([once(program.stdout, 'data'), ended]);
    }
  };
}
