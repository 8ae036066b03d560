// Walks the whole table: a new operation is held to the same credentials, and survives the same hostile requests.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '@/lib/contract/credentials';
import { operationsWith } from './app';
import { setClientScopes } from './credentials/clients';
import type { Operation } from './http/operation';
import { makePartner, startTestService, type TestPartner, type TestService } from './test-service';

let service: TestService;
let limited: TestPartner;
beforeAll(async () => {
  service = await startTestService();
  limited = await makePartner(service, 'limited');
});
afterAll(() => service.close());

const rows = operationsWith(['/svc-mcp', '/eka-mcp']).map((operation): [string, Operation] => [
  operation.id,
  operation,
]);
const closed = rows.filter(([, { scope }]) => scope !== null);
const pathOf = ({ path }: Operation, id: string) => path.replace(/:\w+/g, id);

/** What the answer of a hostile request must never be. */
async function survives(operation: Operation, id: string, body?: string): Promise<void> {
  const headers = { 'x-pt-id': 'nobody', ...(body !== undefined && { 'content-type': 'application/json' }) };
  const options = { headers, ...(body !== undefined && operation.method !== 'GET' && { body }) };
  const { status, body: answer } = await service.send(operation.method, pathOf(operation, id), options);
  const shown = `${operation.id} ${id.slice(0, 40)} ${body?.slice(0, 40)}: ${JSON.stringify(answer).slice(0, 200)}`;
  expect(status, shown).toBeLessThan(500);
  // The schema library's own words, which name types of JavaScript.
  expect(shown).not.toMatch(/Invalid input|Invalid option|Too (big|small)|see details\)"\}/);
}

describe('without the right to it', () => {
  it.each(closed)('%s answers 401 to a stranger', async (_, operation) => {
    const { status, headers } = await service.send(operation.method, pathOf(operation, 'x'), { token: null });
    expect({ status, challenge: headers.get('www-authenticate') }).toEqual({
      status: 401,
      challenge: 'Bearer',
    });
  });

  it.each(closed)('%s answers 403 to a program that may do everything else', async (_, operation) => {
    const others = SCOPES.filter((scope) => scope !== operation.scope);
    await setClientScopes(service.context.credentials, limited.clientId, others);
    const { status } = await service.send(operation.method, pathOf(operation, 'x'), { token: limited.token });
    expect(status).toBe(403);
  });
});

const IDS = [
  'unknown',
  'x'.repeat(10_000),
  '%00',
  '%2e%2e%2f',
  '%E0%A4%A',
  '%27%3B--',
  '%F0%9F%98%80',
  '__proto__',
  'constructor',
  '%20',
];
const BODIES = [
  '',
  'null',
  '[]',
  '"x"',
  '0',
  '{',
  '{}',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":1e400}',
  '['.repeat(1000),
];

describe('a hostile request is refused and breaks nothing', () => {
  it.each(rows)('%s: ids', async (_, operation) => {
    for (const id of IDS) await survives(operation, id, operation.body && '{}');
  });

  it.each(rows.filter(([, { body }]) => body))('%s: bodies', async (_, operation) => {
    for (const body of BODIES) await survives(operation, 'unknown', body);
  });

  it.each(rows.filter(([, { query }]) => query))('%s: queries', async (_, operation) => {
    const { path } = operation;
    for (const query of [
      '',
      'a=%00',
      'partner_id=1&partner_id=1',
      '%',
      'limit=1e9',
      'offset=%F0%9F%98%80',
      'u_at__gt=99999999999999999999',
    ]) {
      const asked = { ...operation, path: `${path}?${query}` };
      await survives(asked, 'unknown', operation.body && '{}');
    }
  });
});
