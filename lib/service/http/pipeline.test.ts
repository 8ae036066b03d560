import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestService, type TestService } from '../test-service';
import { Failure } from './failure';
import { FAMILY_PATHS, thing, thingAt } from './test-operation';

const table = [
  ...Object.values(FAMILY_PATHS).map((path) => thingAt(path, 'PATCH', { body: thing })),
  thingAt('/dr/v1/thing/:thing_id', 'GET', { query: z.object({ partner_id: z.string().optional() }) }),
  thingAt('/dr/v1/thing/:id/complete', 'POST'),
  thingAt('/dr/v1/thing/search', 'GET'),
  thingAt('/dr/v1/broken', 'POST', {
    handler: () => Promise.reject(new Error('the name is Asha Rao')),
  }),
  thingAt('/dr/v1/refused', 'POST', {
    handler: () => Promise.reject(new Failure('APPOINTMENT_NOT_FOUND', 'there is no such appointment')),
  }),
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ medicationGateways: ['/svc-mcp', '/my-gateway'] }, table);
});
afterAll(() => service.close());

describe('every answer', () => {
  it.each([
    ['a good one', 'PATCH', FAMILY_PATHS.dr, '{}'],
    ['a refusal', 'PATCH', FAMILY_PATHS.dr, '['],
    ['an unknown path', 'GET', '/nowhere', undefined],
    ['a fault', 'POST', '/dr/v1/broken', undefined],
  ])('has the standing headers: %s', async (_, method, path, body) => {
    const { headers } = await service.send(method, path, { body });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('ratelimit-policy')).toBe('"client";q=1000000;w=60');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has its own request id, whatever the sender would like', async () => {
    const { headers } = await service.send('PATCH', FAMILY_PATHS.dr, {
      body: '{}',
      headers: { 'x-request-id': 'mine' },
    });
    expect(headers.get('x-request-id')).not.toBe('mine');
  });
});

describe('paths and methods', () => {
  it.each([
    ['/cdr/v1/nothing', { status: 'error', message: expect.any(String) as string }],
    ['/dr/v9/nothing', { error: { code: 'NOT_FOUND', message: expect.any(String) as string } }],
    ['/mr/api/v9/nothing', { error: expect.any(String) as string, code: 'NOT_FOUND' }],
    ['/svc-mcp/nothing', { error: expect.any(String) as string }],
    ['/my-gateway/nothing', { error: expect.any(String) as string }],
    ['/abdm/nothing', { code: 404, error: expect.any(String) as string }],
    ['/connect-auth/nothing', { code: 404, error: expect.any(String) as string }],
    ['/notification/nothing', { error: { code: 'NOT_FOUND', message: expect.any(String) as string } }],
    ['/elsewhere', { error: { code: 'NOT_FOUND', message: expect.any(String) as string } }],
  ])('%s is 404 in its shape', async (path, body) => {
    expect(await service.send('GET', path)).toMatchObject({ status: 404, body });
  });

  it.each(['/dr/v1/thing/a/b', '/dr//v1/thing', '/dr/v1/thing//x', '/DR/v1/thing', '//dr/v1/thing', '/dr/v1/..%2fthing'])(
    '%s is no path',
    async (path) => {
      expect((await service.send('PATCH', path, { body: '{}' })).status).toBe(404);
    },
  ); // prettier-ignore

  it('says 405 with Allow for a wrong method, in the shape of the family', async () => {
    const { status, headers, body } = await service.send('DELETE', '/mr/api/v1/thing');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('PATCH, OPTIONS');
    expect(body).toEqual({ error: 'this path takes PATCH, OPTIONS', code: 'METHOD_NOT_ALLOWED' });
  });

  it('answers OPTIONS without a credential and without CORS', async () => {
    const { status, headers } = await service.send('OPTIONS', '/dr/v1/thing/7', { token: null });
    expect(status).toBe(204);
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers HEAD as GET without the body', async () => {
    const { status, body, headers } = await service.send('HEAD', '/dr/v1/thing/7');
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await service.send('HEAD', '/dr/v1/broken')).status).toBe(405);
  });

  it('answers with and without a trailing slash, and never redirects', async () => {
    expect((await service.send('GET', '/dr/v1/thing/7')).status).toBe(200);
    expect((await service.send('GET', '/dr/v1/thing/7/')).status).toBe(200);
  });

  it('takes a fixed segment before a parameter, and each operation names its parameters itself', async () => {
    const search = await service.send('GET', '/dr/v1/thing/search');
    expect(search.body).toMatchObject({ params: {} });
    const got = await service.send('GET', '/dr/v1/thing/7');
    expect(got.body).toMatchObject({ params: { thing_id: '7' } });
    expect((await service.send('POST', '/dr/v1/thing/7/complete')).body).toMatchObject({
      params: { id: '7' },
    });
  });

  it.each([
    ['%41%2Fb%20%E0%A4%A8', 'A/b न'],
    ['a%252Fb', 'a%2Fb'],
    ['%E0%A4', '%E0%A4'],
    ['%zz', '%zz'],
    ['x'.repeat(10_000), 'x'.repeat(10_000)],
    ['\';DROP TABLE "Client"--', '\';DROP TABLE "Client"--'],
  ])('decodes the id %s once', async (sent, read) => {
    const { status, body } = await service.send('GET', `/dr/v1/thing/${sent}`);
    expect({ status, body }).toMatchObject({ status: 200, body: { params: { thing_id: read } } });
  });

  it('refuses NUL in an id', async () => {
    const { status, body } = await service.send('GET', '/dr/v1/thing/a%00b');
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'thing_id' }] } },
    });
  });

  it.each(['/dr/v1/thing/%2e%2e', '/dr/v1/thing/%2e%2e/thing/..', '/dr/v1/thing/.'])('%s leads nowhere', async (path) => {
    expect((await service.send('GET', path)).status).toBeGreaterThanOrEqual(400);
    expect((await service.send('GET', path)).status).toBeLessThan(500);
  }); // prettier-ignore
});

describe('query', () => {
  it('tolerates what it does not know', async () => {
    const { status, body } = await service.send('GET', '/dr/v1/thing/7?partner_id=1&utm=x');
    expect({ status, body }).toMatchObject({ status: 200, body: { query: { partner_id: '1' } } });
  });

  it.each([
    ['a parameter given twice', 'partner_id=1&partner_id=0'],
    ['NUL in a value', 'partner_id=%00'],
  ])('refuses %s', async (_, query) => {
    const { status, body } = await service.send('GET', `/dr/v1/thing/7?${query}`);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_REQUEST', details: [{ path: 'partner_id' }] } },
    });
  });
});

describe('what goes wrong inside', () => {
  it('is a 500 that says nothing about it', async () => {
    const { status, body } = await service.send('POST', '/dr/v1/broken');
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: { code: 'SERVER_ERROR' } });
    expect(JSON.stringify(body)).not.toContain('Asha');
  });

  it('is told when the caller can mend it', async () => {
    const { status, body } = await service.send('POST', '/dr/v1/refused');
    expect({ status, body }).toEqual({
      status: 404,
      body: { error: { code: 'APPOINTMENT_NOT_FOUND', message: 'there is no such appointment' } },
    });
  });
});
