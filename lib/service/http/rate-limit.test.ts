import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-service';
import { thingAt } from './test-operation';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ apiRateLimit: 5 }, [thingAt('/dr/v1/thing', 'GET')]);
});
afterAll(() => service.close());

it('counts down for each client by itself, and tells when to come again', async () => {
  for (let left = 4; left >= 0; left -= 1) {
    const { status, headers } = await service.send('GET', '/dr/v1/thing');
    expect(status).toBe(200);
    expect(headers.get('ratelimit-policy')).toBe('"client";q=5;w=60');
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"client";r=${left};t=(60|5\\d)$`));
  }
  const { status, headers, body } = await service.send('GET', '/dr/v1/thing');
  expect({ status, body }).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
  expect(headers.get('ratelimit')).toMatch(/^"client";r=0;t=/);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await service.send('GET', '/dr/v1/thing', { token: service.other.token })).status).toBe(200);
});

it('does not count what comes without a token that we know', async () => {
  const { status, headers } = await service.send('GET', '/dr/v1/thing', { token: 'wrong' });
  expect(status).toBe(401);
  expect(headers.get('ratelimit')).toBeNull();
});

describe('the desk of this process', () => {
  it('is held by no limit, while every other program is', async () => {
    const probe = await startTestService({ apiRateLimit: 3 });
    probe.context.unlimitedClient = probe.partner.clientId;
    const ask = (token: string) => probe.send('GET', '/cdr/v1/clinic', { token });
    const statuses = async (token: string) => {
      const answers = [];
      for (let times = 0; times < 5; times += 1) answers.push((await ask(token)).status);
      return answers;
    };
    expect(await statuses(probe.partner.token)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(probe.other.token)).toEqual([200, 200, 200, 429, 429]);
    await probe.close();
  });
});
