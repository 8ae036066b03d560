// The document against the service: every answer that it names is produced at least once and is as it says; an answer
// that it does not name fails.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsWith } from '../app';
import { createService, type ServiceApp } from '../create-service';
import { setClientScopes } from '../credentials/clients';
import { JSON_BODY_MAX } from '../http/call-body';
import type { Operation } from '../http/operation';
import { pdf } from '../documents/test-files';
import {
  makePartner,
  startTestService,
  TEST_ORIGIN,
  type Sent,
  type TestPartner,
  type TestService,
} from '../test-service';
import { makerOf, makeWorld, sendCall, type Call, type World } from '../test-calls';
import { disguised } from '../test-calls/disguise';
import type { OpenApiDocument, OperationObject } from './document';

const operations = operationsWith(['/svc-mcp', '/eka-mcp']);
const cases = operations.map((operation): [string, Operation] => [operation.id, operation]);

let service: TestService;
let world: World;
let document: OpenApiDocument;
/** A program without any right, and one that has asked too often. */
let powerless: TestPartner;
let tired: TestPartner;
/** The same service on a database that is away, and one that waits for no body. */
let broken: ServiceApp;
let hasty: ServiceApp;
beforeAll(async () => {
  service = await startTestService();
  world = await makeWorld(service);
  document = (await service.send('GET', '/openapi.json')).body as OpenApiDocument;
  powerless = await makePartner(service, 'powerless');
  await setClientScopes(service.context.credentials, powerless.clientId, []);
  tired = await makePartner(service, 'tired');
  await service.context.credentials.requests.penalty(tired.clientId, 10_000_000);
  await service.context.credentials.loginFailures.penalty('asked too often', 1000);
  const { masterKey, dataDir } = service.context;
  broken = createService({ ...LIKE_IT, databaseUrl: AWAY, masterKey, dataDir });
  const patience = { withinMs: 50, uploadBytes: 1 };
  hasty = createService({ ...LIKE_IT, databaseUrl: service.databaseUrl, masterKey, dataDir, patience });
});
afterAll(async () => {
  await broken.close();
  await hasty.close();
  await service.close();
});

const AWAY = 'postgresql://nobody:nothing@127.0.0.1:9/none';
const LIKE_IT = {
  origin: TEST_ORIGIN,
  apiRateLimit: 1_000_000,
  medicationGateways: ['/svc-mcp', '/eka-mcp'],
};

describe('every documented answer is given, and no other', () => {
  it.each(cases)('%s', async (_, operation) => {
    const described = objectOf(operation);
    const given = new Set<string>();
    for await (const [why, sent] of answersOf(operation)) {
      const status = String(sent.status);
      given.add(status);
      expect(Object.keys(described.responses), `${why}: ${JSON.stringify(sent.body)}`).toContain(status);
      expect(problemsOf(described, sent), `${why}: ${status} ${JSON.stringify(sent.body)}`).toEqual([]);
    }
    expect([...given].sort()).toEqual(Object.keys(described.responses).sort());
  });
});

/** Formats are said besides: only date-time is used, and zod checks it. */
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** What in an answer is not as the document says: its body, its type, or a header that is promised. */
function problemsOf({ responses }: OperationObject, { status, headers, body }: Sent): string[] {
  const response = responses[String(status)];
  const missing = Object.keys(response?.headers ?? {}).filter((name) => !headers.has(name));
  const schema = response?.content?.['application/json'].schema;
  if (!schema) return missing;
  const whole = { allOf: [schema], components: document.components };
  const type = headers.get('content-type') === 'application/json; charset=utf-8' ? [] : ['content-type'];
  if (ajv.validate(whole, body)) return [...missing, ...type];
  return [
    ...missing,
    ...type,
    ...(ajv.errors ?? []).map((error) => `${error.instancePath} ${error.message}`),
  ];
}

function objectOf({ id }: Operation): OperationObject {
  for (const methods of Object.values(document.paths)) {
    const found = Object.values(methods).find(({ operationId }) => operationId === id);
    if (found) return found;
  }
  throw new Error(`the document has no ${id}`);
}

/** Requests of every kind that an operation can be sent, good and bad, with their answers. */
async function* answersOf(operation: Operation): AsyncGenerator<[string, Sent]> {
  const make = () => makerOf(operation)(world, 'service');
  const by = (asker: TestPartner, call: Call) => sendCall({ ...world, asker }, operation, call);
  const mine = async (call: Call) => by(world.asker, call);
  const call = await make();
  yield ['good', await mine(await make())];
  if (operation.scope) {
    yield ['no token', await service.send(operation.method, call.path, { token: null })];
    yield ['no right', await by(powerless, call)];
    yield ['too often', await by(tired, call)];
    const encrypted = { ...call.headers, 'X-Encryption-Response': 'PGP' };
    yield ['an unknown encryption of the answer', await mine({ ...call, headers: encrypted })];
  }
  yield ['database away', await sendTo(broken, operation, await make())];
  if (operation.params) {
    yield ['a path with NUL', await mine({ ...call, path: operation.path.replaceAll(/:\w+/g, '%00') })];
    yield ['unknown ids', await mine(disguised(await make()))];
  }
  if (operation.query)
    yield [
      'a query with NUL',
      await mine({ ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}x=%00` }),
    ];
  if (operation.requestHeaders?.['X-Pt-Id']) {
    const unknown = { ...call.headers, 'X-Pt-Id': 'nobody' };
    yield ['unknown patient', await mine({ ...(await make()), headers: unknown })];
  }
  if (operation.requestHeaders?.['If-Match']) {
    yield ['a stale version', await mine({ ...(await make()), headers: { 'If-Match': '"stale"' } })];
  }
  if (operation.body) yield* wrongBodies(operation, mine, call);
  yield* particular(operation, mine, make);
}

async function* wrongBodies(
  operation: Operation,
  mine: (call: Call) => Promise<Sent>,
  { path, headers }: Call,
): AsyncGenerator<[string, Sent]> {
  const type = operation.upload ? 'multipart/form-data; boundary=conformance' : 'application/json';
  const typed = { ...headers, 'content-type': type };
  yield ['half a body', await mine({ path, headers: typed, body: '{' })];
  const blanks = ' '.repeat((operation.bodyLimit ?? JSON_BODY_MAX) + 1);
  yield ['a large body', await mine({ path, headers: typed, body: blanks })];
  yield [
    'another type',
    await mine({ path, headers: { ...typed, 'content-type': 'text/plain' }, body: 'x' }),
  ];
  yield ['a body that does not come', await sendTo(hasty, operation, { path, headers: typed }, NEVER_COMING)];
}

/** What only one operation can be sent. */
async function* particular(
  operation: Operation,
  mine: (call: Call) => Promise<Sent>,
  make: () => Call | Promise<Call>,
): AsyncGenerator<[string, Sent]> {
  const twice = ['createPatient', 'createCase', 'createAppointment', 'importKey'];
  const call = await make();
  if (operation.id === 'createAppointment')
    Object.assign(call.body as object, { partner_appointment_id: 'OUR-TWICE' });
  if (twice.includes(operation.id)) {
    yield ['once', await mine(call)];
    yield ['twice', await mine(call)];
  }
  if (operation.id === 'uploadDocument') {
    const headers = { ...call.headers, 'Idempotency-Key': 'one' };
    yield ['a key', await mine({ ...call, headers })];
    const other = await make();
    yield [
      'the key for another file',
      await mine({ ...other, headers: { ...other.headers, 'Idempotency-Key': 'one' } }),
    ];
    yield ['half a PDF', await mine(form(pdf('half').subarray(0, 200)))];
  }
  if (operation.id === 'logIn') {
    const path = call.path;
    yield ['a wrong secret', await mine({ path, body: { client_id: 'nobody', client_secret: 'x' } })];
    yield [
      'too many wrong secrets',
      await mine({ path, body: { client_id: 'asked too often', client_secret: 'x' } }),
    ];
  }
  if (operation.id.startsWith('refreshToken')) {
    yield ['a wrong token', await mine({ path: call.path, body: { refresh_token: 'x' } })];
    const weary = await makePartner(service, operation.id);
    const theirs = await makerOf(operation)({ ...world, asker: weary }, 'service');
    await service.context.credentials.requests.penalty(weary.clientId, 10_000_000);
    yield ['too often', await mine(theirs)];
  }
}

function form(bytes: Uint8Array): Call {
  const boundary = 'conformance';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n`;
  const body = new Uint8Array(
    Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  );
  return {
    path: '/mr/api/v2/docs',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  };
}

const NEVER_COMING = () => new ReadableStream<Uint8Array>();

/** Asks another service than the one of this test, with a body as it stands or as a stream. */
async function sendTo(
  app: ServiceApp,
  { method }: Operation,
  { path, headers, body }: Call,
  stream?: () => ReadableStream<Uint8Array>,
): Promise<Sent> {
  const all = new Headers({ auth: service.partner.token, ...headers });
  if (body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json');
  const bytes = body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
  const request = new Request(TEST_ORIGIN + path, {
    method,
    headers: all,
    ...(body !== undefined && { body: bytes }),
    ...(stream && { body: stream(), duplex: 'half' }),
  });
  const answer = await app.fetch(request);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
