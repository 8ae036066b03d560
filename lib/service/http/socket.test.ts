// The same answers through a real socket, where they are written without a Response in between.
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-service';
import { thing, thingAt } from './test-operation';

let service: TestService;
let server: Server;
beforeAll(async () => {
  service = await startTestService({}, [
    thingAt('/dr/v1/thing', 'PATCH', { body: thing }),
    thingAt('/dr/v1/thing', 'GET'),
    thingAt('/dr/v1/empty', 'POST', { handler: () => Promise.resolve({ status: 204 }) }),
    thingAt('/mr/api/v1/file', 'GET', {
      handler: () =>
        Promise.resolve({
          status: 200,
          raw: new Blob(['some ', 'bytes']).stream(),
          headers: { 'content-type': 'application/pdf' },
        }),
    }),
  ]);
  const listener = getRequestListener(service.fetch, { overrideGlobalObjects: false });
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.close();
});

type Received = { status: number | undefined; headers: IncomingMessage['headers']; body: string };

/** One request; `write` sends its body as it likes. */
function send(
  method: string,
  path: string,
  options: { headers?: Record<string, string>; write?: (chunk: (text: string) => void) => void } = {},
): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  const headers = { auth: service.partner.token, 'content-type': 'application/json', ...options.headers };
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const { statusCode: status, headers } = answer;
      text(answer).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on('error', reject);
    options.write?.((chunk) => sent.write(chunk));
    sent.end();
  });
}

it('answers whole, with its length', async () => {
  const { status, headers, body } = await send('PATCH', '/dr/v1/thing', {
    write: (chunk) => chunk('{"name":"आशा"}'),
  });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ body: { name: 'आशा' } });
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(headers['x-hono-already-sent']).toBeUndefined();
});

it('answers HEAD, 204, OPTIONS and refusals', async () => {
  expect(await send('HEAD', '/dr/v1/thing')).toMatchObject({ status: 200, body: '' });
  expect(await send('POST', '/dr/v1/empty')).toMatchObject({ status: 204, body: '' });
  expect(await send('OPTIONS', '/dr/v1/empty')).toMatchObject({
    status: 204,
    headers: { allow: 'POST, OPTIONS' },
  });
  expect(await send('GET', '/dr/v1/nothing')).toMatchObject({ status: 404 });
  expect(await send('GET', '/dr/v1/thing', { headers: { auth: 'wrong' } })).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  });
});

it('sends a page and a stream', async () => {
  const page = await send('GET', '/docs');
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(page.body).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
  expect(await send('GET', '/mr/api/v1/file')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/pdf' },
    body: 'some bytes',
  });
});

it('refuses a chunked body over the limit, and goes on answering', async () => {
  const write = (chunk: (text: string) => void) => {
    for (let times = 0; times < 200; times += 1) chunk('x'.repeat(65_536));
  };
  expect(await send('PATCH', '/dr/v1/thing', { write })).toMatchObject({ status: 413 });
  expect((await send('GET', '/dr/v1/thing')).status).toBe(200);
});
