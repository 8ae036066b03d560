// The endpoint from outside: both prefixes, the interface's four fields, its one error shape.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClientScopes } from '../credentials/clients';
import { SCOPES } from '@/lib/contract/credentials';
import { makePartner, startTestService, type TestService } from '../test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const ask = (query: string, prefix = '/svc-mcp') =>
  service.send('GET', `${prefix}/medications/v1/search${query}`, {
    token: null,
    headers: { authorization: `Bearer ${service.partner.token}` },
  });

describe('GET /<gateway>/medications/v1/search', () => {
  it('answers with exactly the four fields, under both prefixes, with and without a slash', async () => {
    const { status, body } = await ask('?drug_name=dolo+650');
    expect(status).toBe(200);
    expect((body as object[])[0]).toEqual({
      name: 'Dolo 650 Tablet',
      generic_name: 'Paracetamol',
      manufacturer_name: 'Micro Labs',
      product_type: 'Tablet',
    });
    expect((await ask('?drug_name=dolo+650', '/eka-mcp')).body).toEqual(body);
    expect((await ask('/?drug_name=dolo+650')).body).toEqual(body);
  });

  it.each([
    '',
    '?',
    '?drug_name=',
    '?drug_name=&form=&generic_names=&volumes=',
    '?drug_name=%20',
    '?other=x',
  ])('answers %j, which asks for nothing, with no medicine', async (query) =>
    expect(await ask(query)).toMatchObject({ status: 200, body: [] }),
  );

  it.each([
    [`?drug_name=${'a'.repeat(201)}`, 'drug_name: must have at most 200 characters'],
    [`?form=${'%F0%9F%92%8A'.repeat(201)}`, 'form: must have at most 200 characters'],
    ['?drug_name=dolo&limit=0', 'limit: must be a whole number from 1 to 100'],
    ['?drug_name=dolo&limit=101', 'limit: must be a whole number from 1 to 100'],
    ['?drug_name=dolo&limit=1.5', 'limit: must be a whole number from 1 to 100'],
    ['?drug_name=a&drug_name=b', 'drug_name: is given twice'],
    ['?volumes=%00', 'volumes: holds the character U+0000'],
  ])('refuses %j in one sentence', async (query, error) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { error } });
    expect(Object.keys((await ask(query)).body as object)).toEqual(['error']);
  });

  it('counts 200 characters as people do', async () => {
    expect((await ask(`?drug_name=${'a'.repeat(200)}`)).status).toBe(200);
    expect((await ask(`?drug_name=${'%F0%9F%92%8A'.repeat(200)}`)).status).toBe(200);
  });

  it('asks for a token that may search, and says so in its own shape', async () => {
    const path = '/svc-mcp/medications/v1/search?drug_name=dolo';
    const stranger = await service.send('GET', path, { token: null });
    expect(stranger.status).toBe(401);
    expect(stranger.headers.get('www-authenticate')).toBe('Bearer');
    expect(Object.keys(stranger.body as object)).toEqual(['error']);
    const limited = await makePartner(service, 'without medicines');
    const others = SCOPES.filter((scope) => scope !== 'medications:read');
    await setClientScopes(service.context.credentials, limited.clientId, others);
    const { status, body } = await service.send('GET', path, { token: limited.token });
    expect(status).toBe(403);
    expect(Object.keys(body as object)).toEqual(['error']);
  });
});
