// A partner's program walks the whole interface over a socket, plain and encrypted, with jose and fetch alone; what it
// hears is held to the OpenAPI document, and the endpoints of the interface to the interface's own words.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FlattenedEncrypt, flattenedDecrypt, type FlattenedJWE } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsWith } from '../app';
import { pdf } from '../documents/test-files';
import type { Operation } from '../http/operation';
import { makerOf, makeWorld, type Call, type World } from '../test-calls';
import { startTestService, type TestService } from '../test-service';
import { openTestSocket, type TestSocket } from '../test-socket';
import type { OpenApiDocument, OperationObject } from './document';

type Way = 'plain' | 'encrypted';
type Heard = { status: number; body: unknown };

const walk = operationsWith(['/svc-mcp', '/eka-mcp']).flatMap((operation) =>
  (['plain', 'encrypted'] as const).map((way): [string, Way, Operation] => [operation.id, way, operation]),
);

let service: TestService;
let world: World;
let socket: TestSocket;
let document: OpenApiDocument;
beforeAll(async () => {
  service = await startTestService();
  world = await makeWorld(service);
  socket = await openTestSocket(service);
  document = (await (await fetch(`${socket.origin}/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(async () => {
  await socket.close();
  await service.close();
});

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const encoder = new TextEncoder();
const sharedKey = () => encoder.encode(service.partner.key.secret.repeat(2));

async function seal(value: unknown): Promise<string> {
  const text = encoder.encode(JSON.stringify(value));
  const sealing = new FlattenedEncrypt(text).setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' });
  return JSON.stringify({ ...(await sealing.encrypt(sharedKey())), kid: service.partner.key.kid });
}

async function opened(text: string): Promise<unknown> {
  const { plaintext } = await flattenedDecrypt(JSON.parse(text) as FlattenedJWE, sharedKey());
  return JSON.parse(new TextDecoder().decode(plaintext));
}

async function ask(way: Way, method: string, { path, headers, body }: Call): Promise<Heard> {
  const all = new Headers({ authorization: `Bearer ${service.partner.token}`, ...headers });
  const isForm = body instanceof Uint8Array;
  let sent = isForm ? new Uint8Array(body) : body === undefined ? null : JSON.stringify(body);
  if (way === 'encrypted') {
    all.set('X-Encryption-Response', 'JWE');
    // The walk makes more keys on its way.
    all.set('X-Encryption-Kid', service.partner.key.kid);
    if (sent !== null) {
      all.set('X-Encryption', 'JWE');
      // An encrypted upload is no form: its plaintext holds the bytes (interface, endpoint 5).
      sent = await seal(isForm ? { file: Buffer.from(pdf('sealed')).toString('base64') } : body);
      all.set('Content-Type', 'application/json');
    }
  }
  if (sent !== null && !isForm) all.set('Content-Type', 'application/json');
  const answer = await fetch(socket.origin + path, {
    method,
    headers: all,
    ...(sent !== null && { body: sent }),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  if (!isJson || text === '') return { status: answer.status, body: text };
  const isSealed = answer.headers.get('X-Encryption') === 'JWE';
  expect(isSealed).toBe(way === 'encrypted');
  return { status: answer.status, body: isSealed ? await opened(text) : (JSON.parse(text) as unknown) };
}

function described({ id }: Operation): OperationObject | undefined {
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
}

describe('a program that shares no code with the service', () => {
  it.each(walk)('hears of %s, %s, what the document says', async (_, way, operation) => {
    // Nobody shares a key before the login.
    const spoken = operation.scope === null ? 'plain' : way;
    const { status, body } = await ask(spoken, operation.method, await makerOf(operation)(world, 'service'));
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    const response = described(operation)?.responses[String(status)];
    expect(response, String(status)).toBeDefined();
    const schema = response?.content?.['application/json'].schema;
    if (schema) ajv.validate({ allOf: [schema], components: document.components }, body);
    expect(schema ? ajv.errors : null).toBeNull();
  });
});

const integer = expect.toSatisfy(Number.isInteger) as number;
const text = expect.any(String) as string;
const textOrNull = expect.toSatisfy((value) => value === null || typeof value === 'string') as string;

describe.each(['plain', 'encrypted'] as const)('%s, the interface is kept to the letter:', (way) => {
  it('endpoint 1, a clinic is deleted once', async () => {
    const path = `/cdr/v1/clinic/${await world.make('/cdr/v1/clinic', { name: 'Ends', address: '1 Lane' })}/`;
    const deleted = { status: 200, body: { status: 'success', message: text } };
    expect(await ask(way, 'DELETE', { path })).toEqual(deleted);
    expect(await ask(way, 'DELETE', { path })).toEqual({
      status: 404,
      body: { status: 'error', message: text },
    });
    const list = JSON.stringify((await ask(way, 'GET', { path: '/cdr/v1/clinic/' })).body);
    expect(list).not.toContain(path.split('/')[4]);
  });

  it('endpoint 2, errors of an update', async () => {
    const ids = {
      clinic_id: world.clinic.service,
      doctor_id: world.doctor.service,
      patient_id: world.patient.service,
    };
    const unknown = await ask(way, 'PATCH', { path: '/dr/v2/appointment/nobody', body: ids });
    expect(unknown).toEqual({
      status: 404,
      body: { error: { code: 'APPOINTMENT_NOT_FOUND', message: text } },
    });
    const path = `/dr/v2/appointment/${(await world.book()).partner}?partner_id=1`;
    const wrong = await ask(way, 'PATCH', {
      path,
      body: { ...ids, display_meta: { ['k'.repeat(31)]: 'v' } },
    });
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'INVALID_REQUEST', message: text } } });
    expect(await ask(way, 'PATCH', { path, body: ids })).toMatchObject({ status: 200 });
  });

  it('endpoint 3, cases with their item', async () => {
    const headers = { 'X-Pt-Id': world.patient.service };
    const item = {
      display_name: 'Fever',
      type: 'OP',
      hi_type: 'Prescription',
      partner_meta: { facility_id: 'IN2910000042' },
      occurred_at: 1_753_958_070,
    };
    const body = { id: `WALK-${way}`, ...item };
    expect((await ask(way, 'POST', { path: '/mr/api/v1/cases', headers, body })).status).toBe(200);
    const listed = await ask(way, 'GET', { path: '/mr/api/v1/cases?u_at__gt=0', headers });
    expect(listed).toEqual({
      status: 200,
      body: { cases: expect.any(Array) as unknown[], next_token: null },
    });
    const { cases } = listed.body as { cases: { id: string }[] };
    expect(cases.find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      status: 'A',
      updated_at: integer,
      item: { ...item, created_at: integer },
    });
  });

  it.each(['/svc-mcp', '/eka-mcp'])('endpoint 4, medicines under %s', async (gateway) => {
    const path = `${gateway}/medications/v1/search?drug_name=augmentin%20625&form=&generic_names=&volumes=`;
    const { status, body } = await ask(way, 'GET', { path });
    expect(status).toBe(200);
    const found = body as object[];
    expect(found.length).toBeGreaterThan(0);
    for (const medicine of found) {
      expect(medicine).toEqual({
        name: text,
        generic_name: textOrNull,
        manufacturer_name: textOrNull,
        product_type: textOrNull,
      });
    }
    const refused = await ask(way, 'GET', { path: `${path}&drug_name=twice` });
    expect(refused).toEqual({ status: 400, body: { error: text } });
  });
});
