// Senders that are slow, through real sockets: told so and let go, unless they are on a slow line with a large file.
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../documents/test-files';
import { startTestService, type TestService } from '../test-service';
import { openTestSocket, type TestSocket } from '../test-socket';

/** Milliseconds. */
const WITHIN = 1000;
const STEP = 100;

let service: TestService;
let socket: TestSocket;
const dataDir = mkdtempSync(path.join(tmpdir(), 'slow-body-'));
beforeAll(async () => {
  service = await startTestService({ dataDir, patience: { withinMs: WITHIN, uploadBytes: 1024 } });
  socket = await openTestSocket(service);
});
afterAll(async () => {
  await socket.close();
  await service.close();
  rmSync(dataDir, { recursive: true });
});

const UPLOAD = 'POST /mr/api/v2/docs';
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A request whose body comes in steps of so many bytes. */
async function* inSteps(line: string, headers: Record<string, string>, body: Buffer, step: number) {
  const all = { host: 'service.test', auth: service.partner.token, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  yield Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}content-length: ${body.length}\r\n\r\n`);
  for (let start = 0; start < body.length; start += step) {
    yield body.subarray(start, start + step);
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
}

function formOf(file: Buffer): Buffer {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="scan.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
}

async function expectNothingLeft(): Promise<void> {
  await socket.settled();
  expect(await service.context.store.document.count()).toBe(0);
  expect(await readdir(service.context.documents.incoming).catch(() => [])).toEqual([]);
}

describe('a byte at a time', () => {
  const body = formOf(pdf('slow'));
  it.each([
    [
      'a body',
      'POST /dr/v1/patient',
      JSON_TYPE,
      /"code":"REQUEST_TIMEOUT","message":"the body was not there within/,
    ],
    ['a form', UPLOAD, FORM, /"error":"less than 1 KiB of the upload came.*"code":"REQUEST_TIMEOUT"/],
    ['an encrypted upload', UPLOAD, { ...JSON_TYPE, 'x-encryption': 'JWE' }, /"code":"REQUEST_TIMEOUT"/],
  ])('%s is answered 408, and the connection ends', async (_, line, headers, said) => {
    const answer = await socket.exchange(inSteps(line, headers, body, 1));
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toMatch(/\r\nx-request-id: /i);
    expect(answer).toMatch(said);
    await expectNothingLeft();
  });
});

describe('a slow line', () => {
  it('that stops in the middle of a file is told so', async () => {
    const headAndHalf = async function* () {
      const body = formOf(pdf('stopped', 20_000));
      let sent = 0;
      for await (const piece of inSteps(UPLOAD, FORM, body, 10_000)) {
        yield piece;
        sent += 1;
        if (sent === 2) return;
      }
    };
    expect(await socket.exchange(headAndHalf())).toMatch(/^HTTP\/1.1 408 /);
    await expectNothingLeft();
  });

  it('brings a large file whole, in more than the time of a body', async () => {
    const body = formOf(pdf('patient', 50_000));
    const began = Date.now();
    const answer = await socket.exchange(inSteps(UPLOAD, { ...FORM, connection: 'close' }, body, 2048));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(Date.now() - began).toBeGreaterThan(2 * WITHIN);
  });
});
