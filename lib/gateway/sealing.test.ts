import { flattenedDecrypt, FlattenedEncrypt, type FlattenedJWE } from 'jose';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPatient } from './patients';
import { overSocket, sendJson, startOtherService, type OtherService } from './testing/other-service';
import { setServiceTransport } from './transport';

// The other side is jose, which shares no code with lib/jwe.
const SECRET = 'sixteen bytes ok';
const KEY = new TextEncoder().encode(SECRET + SECRET);
const HEADER = { alg: 'dir', enc: 'A128CBC-HS256' };
const PATIENT = { first_name: 'Aarav', gender: 'M', age: 42 } as const;

let open: OtherService;
let arrived: { headers: IncomingMessage['headers']; body: string };
let answer: { status: number; body: unknown; headers?: Record<string, string> };

beforeEach(async () => {
  open = await startOtherService((request, response, body) => {
    arrived = { headers: request.headers, body };
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
    sendJson(response, answer.status, answer.body);
  });
  setServiceTransport(overSocket(open.origin, { sharedKey: { kid: 'desk-1', secret: SECRET } }));
});
afterEach(() => open.close());

async function sealed(value: unknown, key: Uint8Array = KEY): Promise<FlattenedJWE> {
  const plaintext = new TextEncoder().encode(JSON.stringify(value));
  return new FlattenedEncrypt(plaintext).setProtectedHeader(HEADER).encrypt(key);
}

it('seals the body under the shared key and asks for a sealed answer', async () => {
  answer = { status: 201, body: { patient_id: 'pt-9' } };
  expect(await createPatient(PATIENT)).toBe('pt-9');
  expect(arrived.headers).toMatchObject({
    'x-encryption': 'JWE',
    'x-encryption-response': 'JWE',
    'content-type': 'application/json',
  });
  const body = JSON.parse(arrived.body) as FlattenedJWE & { kid: string };
  expect(body.kid).toBe('desk-1');
  expect(arrived.body).not.toContain('Aarav');
  const { plaintext } = await flattenedDecrypt(body, KEY);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(PATIENT);
});

it('opens a sealed answer, marked or in the interface’s three members', async () => {
  const body = await sealed({ patient_id: 'pt-9' });
  answer = { status: 201, body: { ...body, kid: 'desk-1' }, headers: { 'X-Encryption': 'JWE' } };
  expect(await createPatient(PATIENT)).toBe('pt-9');
  const { ciphertext, iv, tag } = body;
  answer = { status: 201, body: { ciphertext, iv, tag } };
  expect(await createPatient(PATIENT)).toBe('pt-9');
});

it('opens a sealed refusal', async () => {
  const refusal = { error: { code: 'INVALID_REQUEST', message: 'age is wrong' } };
  answer = { status: 400, body: await sealed(refusal), headers: { 'X-Encryption': 'JWE' } };
  await expect(createPatient(PATIENT)).rejects.toMatchObject({ kind: 'refused', message: 'age is wrong' });
});

it('an answer under another key, another kid or with a damaged tag is unreadable', async () => {
  const marked = { 'X-Encryption': 'JWE' };
  const good = await sealed({ patient_id: 'pt-9' });
  const tag = good.tag ?? '';
  const wrong = [
    await sealed({ patient_id: 'pt-9' }, new TextEncoder().encode('another secret !another secret !')),
    { ...good, kid: 'desk-2' },
    { ...good, tag: `${tag.startsWith('A') ? 'B' : 'A'}${tag.slice(1)}` },
    { patient_id: 'pt-9' },
  ];
  for (const body of wrong) {
    answer = { status: 201, body, headers: marked };
    await expect(createPatient(PATIENT)).rejects.toMatchObject({ kind: 'unreadable' });
  }
});

it('a sealed answer without a key of ours is unreadable', async () => {
  setServiceTransport(overSocket(open.origin));
  answer = { status: 201, body: await sealed({}), headers: { 'X-Encryption': 'JWE' } };
  await expect(createPatient(PATIENT)).rejects.toMatchObject({ kind: 'unreadable' });
});
