import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, TEST_ORIGIN, type Sent, type TestService } from '../test-service';
import { JSON_BODY_MAX } from './call-body';
import { FAMILY_PATHS, thing, thingAt } from './test-operation';

const table = [
  ...Object.values(FAMILY_PATHS).map((path) => thingAt(path, 'PATCH', { body: thing })),
  thingAt('/dr/v1/optional', 'POST', { body: thing.optional() }),
  thingAt('/dr/v1/bodiless', 'POST'),
  thingAt('/mr/api/v2/upload', 'POST', {
    body: thing,
    upload: true,
    handler: async ({ body, upload }) => ({
      status: 200,
      body: upload ? { type: upload.contentType, text: await text(upload.chunks) } : { body },
    }),
  }),
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ medicationGateways: ['/svc-mcp', '/my-gateway'] }, table);
});
afterAll(() => service.close());

const patch = (body: unknown, headers: Record<string, string> = {}): Promise<Sent> =>
  service.send('PATCH', FAMILY_PATHS.dr, { body, headers });

/** A request whose body is a stream, of whose length nothing is known or something wrong is said. */
async function stream(chunks: string[], headers: Record<string, string> = {}): Promise<Response> {
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks[taken++];
      if (chunk === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
  return service.fetch(
    new Request(TEST_ORIGIN + FAMILY_PATHS.dr, {
      method: 'PATCH',
      headers: { auth: service.partner.token, 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    } as RequestInit),
  );
}

const ofSize = (bytes: number) => `{"name":"${'x'.repeat(bytes - 11)}"}`;

describe('the size of a body', () => {
  it('may be 1 MB, and not a byte more', async () => {
    expect(ofSize(JSON_BODY_MAX)).toHaveLength(JSON_BODY_MAX);
    expect((await patch(ofSize(JSON_BODY_MAX))).status).toBe(200);
    expect(await patch(ofSize(JSON_BODY_MAX + 1))).toMatchObject({
      status: 413,
      body: { error: { code: 'TOO_LARGE', message: 'the body is larger than 1 MB' } },
    });
  });

  it('is refused before reading when it is declared too large', async () => {
    const response = await stream(['{}'], { 'content-length': String(JSON_BODY_MAX + 1) });
    expect(response.status).toBe(413);
  });

  it('is counted while reading when nothing is declared, and reading stops', async () => {
    let pulled = 0;
    const endless = {
      [Symbol.iterator]: function* () {
        for (;;) {
          pulled += 1;
          yield 'x'.repeat(65_536);
        }
      },
    };
    const chunks = endless[Symbol.iterator]();
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(chunks.next().value)),
    });
    const request = new Request(TEST_ORIGIN + FAMILY_PATHS.dr, {
      method: 'PATCH',
      headers: { auth: service.partner.token, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await service.fetch(request)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  it.each([
    ['less than it is', '4'],
    ['more than it is', '400'],
    ['no number', 'many'],
  ])('is refused when it is declared as %s', async (_, length) => {
    expect((await stream(['{"name":"x"}'], { 'content-length': length })).status).toBe(400);
  });

  it('may be unknown', async () => {
    const response = await stream(['{"na', 'me":', '"x"}']);
    expect(await response.json()).toMatchObject({ body: { name: 'x' } });
  });
});

describe('a body that cannot be read', () => {
  const nested = (depth: number) => `{"inner":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  it.each<[string, string | Uint8Array, string, RegExp]>([
    ['not JSON', '{"name":', '', /^the body is not JSON: expected a value, the text ends at character 9$/],
    ['a form', 'name=x', '', /not JSON/],
    ['empty', '', '', /^the body is empty; send a JSON object$/],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), '', /not UTF-8/],
    ['nested 1,000 deep', nested(1000), 'inner.0.0.0.0.0.0.0.…', /nested deeper than 32/],
    ['__proto__', '{"inner":{"__proto__":{"size":1}}}', 'inner.__proto__', /__proto__ is not allowed/],
    ['a key twice', '{"name":"x","name":"y"}', 'name', /there twice/],
    ['a number as a string', '{"count":"1"}', 'count', /must be a whole number/],
    ['1e400', '{"count":1e400}', 'count', /too large/],
    ['an integer that a double rounds', '{"count":9007199254740993}', 'count', /2\^53/],
    ['a lone surrogate', '{"name":"\\ud800"}', 'name', /half of a surrogate pair/],
    ['NUL', '{"name":"\\u0000"}', 'name', /U\+0000/],
    ['a list', '[]', '', /^the body must be a JSON object$/],
    ['null', 'null', '', /^the body must be a JSON object$/],
    ['text', '"x"', '', /^the body must be a JSON object$/],
  ])('%s', async (_, body, path, message) => {
    expect(await patch(body)).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'INVALID_REQUEST',
          message: expect.stringMatching(
            path === '' ? message : new RegExp(`^${path.replaceAll('.', '\\.')}: .*`),
          ) as string,
          details: [{ path, message: expect.stringMatching(message) as string }],
        },
      },
    });
  });

  it.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['JSON in another encoding', { 'content-type': 'application/json; charset=utf-16' }],
    ['two types', { 'content-type': 'application/json, text/plain' }],
    ['compressed JSON', { 'content-encoding': 'gzip' }],
  ])('%s: 415', async (_, headers) => {
    expect(await patch('{}', headers as Record<string, string>)).toMatchObject({
      status: 415,
      body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
    });
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    'takes %s',
    async (type) => {
      expect((await patch('{}', { 'content-type': type })).status).toBe(200);
    },
  );

  it('no type at all: 415 for a body, and none is needed for no body', async () => {
    const send = (path: string, body: Uint8Array<ArrayBuffer> | null) =>
      service.fetch(
        new Request(TEST_ORIGIN + path, { method: 'POST', headers: { auth: service.partner.token }, body }),
      );
    const bytes = new TextEncoder().encode('{}');
    expect((await send('/dr/v1/optional', bytes)).status).toBe(415);
    expect((await send('/dr/v1/optional', null)).status).toBe(200);
    expect((await send('/dr/v1/bodiless', bytes)).status).toBe(200);
  });
});

describe('an upload', () => {
  it('is left to its handler', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await service.send('POST', '/mr/api/v2/upload', { body: '--x--', headers })).toMatchObject({
      status: 200,
      body: { type: headers['content-type'], text: '--x--' },
    });
  });

  it.each(['application/json', 'text/plain'])('is no %s, unless it is encrypted', async (type) => {
    const headers = { 'content-type': type };
    expect(await service.send('POST', '/mr/api/v2/upload', { body: '{"name":"x"}', headers })).toMatchObject({
      status: 415,
      body: {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        error: expect.stringContaining('multipart/form-data') as string,
      },
    });
  });
});

describe('wrong fields', () => {
  it('lists all of them and names the first in the message', async () => {
    const { status, body } = await patch({ name: 7, count: '7', inner: { size: null } });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        error: {
          code: 'INVALID_REQUEST',
          message: 'name: must be a string (and 2 more, see details)',
          details: [
            { path: 'name', message: 'must be a string' },
            { path: 'count', message: 'must be a whole number' },
            { path: 'inner.size', message: 'must be a number' },
          ],
        },
      },
    });
  });

  it('says all of them in the message of a shape that has no details', async () => {
    const body = { name: 7, count: '7' };
    for (const family of ['mr', 'svc-mcp', 'abdm', 'connect-auth'] as const) {
      expect(await service.send('PATCH', FAMILY_PATHS[family], { body })).toMatchObject({
        body: { error: 'name: must be a string; count: must be a whole number' },
      });
    }
  });

  it('tells the handler which keys nobody knows', async () => {
    const { body } = await patch({ nmae: 'x', inner: { size: 1, sise: 2 }, name: 'y' });
    expect(body).toMatchObject({
      ignoredFields: ['nmae', 'inner.sise'],
      body: { name: 'y', inner: { size: 1 } },
    });
  });

  const message = 'name: must be a string';
  const details = [{ path: 'name', message: 'must be a string' }];
  const nested = { error: { code: 'INVALID_REQUEST', message, details } };

  it.each<[keyof typeof FAMILY_PATHS, object]>([
    ['cdr', { status: 'error', message, details }],
    ['dr', nested],
    ['mr', { error: message, code: 'BAD_REQUEST' }],
    ['svc-mcp', { error: message }],
    ['my-gateway', { error: message }],
    ['abdm', { code: 400, error: message }],
    ['connect-auth', { code: 400, error: message }],
    ['notification', nested],
    ['desk-ext', nested],
  ])('are answered in the shape of %s', async (family, body) => {
    const sent = await service.send('PATCH', FAMILY_PATHS[family], { body: { name: 7 } });
    expect(sent).toMatchObject({ status: 400 });
    expect(sent.body).toEqual(body);
  });
});
