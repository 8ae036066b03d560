import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsWith } from '../app';
import { startTestService, type TestService } from '../test-service';
import type { OpenApiDocument } from './document';

const operations = operationsWith(['/svc-mcp', '/eka-mcp']);
let service: TestService;
let document: OpenApiDocument;
beforeAll(async () => {
  service = await startTestService();
  const sent = await service.send('GET', '/openapi.json', { token: null });
  expect(sent.status).toBe(200);
  document = sent.body as OpenApiDocument;
});
afterAll(() => service.close());

describe('/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('holds every operation of the table, with its source, right and header', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, ':'),
        source: operation['x-source'],
        scope: operation['x-scope'] ?? null,
      })),
    );
    const table = operations.map(({ id, method, path, source, scope }) => ({
      id, method, path: path.replace(/:\w+/g, ':'), source, scope,
    })); // prettier-ignore
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect(described.sort(byId)).toEqual(table.sort(byId));
  });

  it('refers to nothing that it does not have', () => {
    const text = JSON.stringify(document);
    const refs = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''));
    for (const ref of refs) {
      const found = ref
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
      expect(found, ref).toBeDefined();
    }
    expect(refs).toContain('components/schemas/Appointment');
    expect(refs).toContain('components/schemas/SealedBody');
  });

  it('says of every record what it is', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema, name).toHaveProperty('properties');
    }
  });

  it('says what an update takes and answers', () => {
    const update = document.paths['/dr/v2/appointment/{appointment_id}']?.['patch'];
    expect(update).toMatchObject({
      operationId: 'updateAppointment',
      security: [{ auth: [] }],
      'x-source': 'interface',
    });
    const names = update?.parameters.map((parameter) =>
      'name' in parameter ? parameter.name : parameter.$ref,
    );
    expect(names).toEqual([
      'appointment_id',
      'partner_id',
      'If-Match',
      '#/components/parameters/Encryption',
      '#/components/parameters/EncryptedAnswer',
      '#/components/parameters/EncryptedAnswerKey',
    ]);
    const [plain, sealed] = (update?.requestBody?.content['application/json']?.schema['anyOf'] ??
      []) as Record<string, unknown>[];
    expect(sealed).toEqual({ $ref: '#/components/schemas/SealedBody' });
    expect(plain).toMatchObject({
      type: 'object',
      oneOf: [{ required: ['clinic_id', 'doctor_id', 'patient_id'] }, {}],
      properties: {
        token: { type: 'integer', minimum: 1 },
        display_meta: { maxProperties: 30, propertyNames: { maxLength: 30 } },
        partner_meta: { type: 'object' },
      },
    });
    expect(Object.keys(update?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '412', '413', '415', '429', '500']),
    );
    expect(update?.responses['404']?.description).toBe('APPOINTMENT_NOT_FOUND');
    expect(JSON.stringify(update?.responses['404'])).toContain('#/components/schemas/NestedError');
  });

  it('takes a file as a form or encrypted, and in no other way', () => {
    const { content = {}, description } = document.paths['/mr/api/v2/docs']?.['post']?.requestBody ?? {};
    expect(Object.keys(content).sort()).toEqual(['application/json', 'multipart/form-data']);
    expect(content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/SealedBody' });
    expect(description).toContain('standard Base64');
  });

  it('gives each family its error shape', () => {
    const shapes = Object.entries(document.paths).map(([path, methods]) => {
      const [operation] = Object.values(methods);
      const content = operation?.responses['500']?.content?.['application/json'].schema['$ref'];
      return [path.split('/')[1], content];
    });
    expect(Object.fromEntries(shapes)).toMatchObject({
      'connect-auth': '#/components/schemas/NumberedError',
      cdr: '#/components/schemas/StatusError',
      dr: '#/components/schemas/NestedError',
      mr: '#/components/schemas/RecordsError',
    });
  });
});

describe('/docs', () => {
  it('is one page that loads nothing, under a policy that lets nothing load', async () => {
    const { status, headers, body } = await service.send('GET', '/docs', { token: null });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = body as string;
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(page).not.toMatch(/<script|<img|<link|<iframe| style=|src=|url\(|@import/);
    expect(
      [...page.matchAll(/href="([^"]*)"/g)].filter(([, to]) => !/^(#|\/openapi\.json$)/.test(to ?? '')),
    ).toEqual([]);
  });

  it('shows every operation, and every link leads somewhere', async () => {
    const page = (await service.send('GET', '/docs', { token: null })).body as string;
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const { id } of operations) expect(ids).toContain(id);
    for (const [, to] of page.matchAll(/href="#([^"]+)"/g)) expect(ids, to).toContain(to);
    expect(page).not.toMatch(/undefined|\[object|&lt;(table|a) /);
  });
});
