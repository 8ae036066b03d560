import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hire, openTestDesk, TEST_ORIGIN, TEST_PASSWORD, type TestDesk } from '@/lib/desk/testing/open-desk';
import { giveSecondFactor } from '@/lib/desk/testing/second-factor';
import { POST as signIn } from '../route';
import { POST as finish } from './route';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.store.rateLimit.deleteMany());

const OURS = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.7' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

function post(path: string, body: string, headers: Record<string, string>): Request {
  return new Request(`${TEST_ORIGIN}${path}`, { method: 'POST', headers: { ...OURS, ...headers }, body });
}
const sendCode = (code: unknown, headers: Record<string, string> = {}) =>
  finish(post('/api/session/second-factor', JSON.stringify({ code }), { ...JSON_TYPE, ...headers }));
const sendForm = (fields: Record<string, string>, cookie = '') => {
  const body = new URLSearchParams(fields).toString();
  return finish(post('/api/session/second-factor', body, { ...FORM_TYPE, cookie }));
};

/** Somebody with a second factor, and the cookie that the right password gives. */
async function halfway() {
  const actor = await hire(desk);
  const factor = await giveSecondFactor(desk, actor);
  const body = JSON.stringify({ email: actor.email, password: TEST_PASSWORD });
  const answer = await signIn(post('/api/session', body, JSON_TYPE));
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({ owed: 'code' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { actor, factor, cookie };
}

describe('POST /api/session/second-factor', () => {
  it('finishes the sign-in', async () => {
    const { factor, cookie } = await halfway();
    const answer = await sendCode(await factor.freshCode(), { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    expect(await answer.json()).toEqual({ ends_in: 1800, lasts_for: 28_800 });
  });

  it('names the field of a wrong code, and asks for the password when the step is over', async () => {
    const { factor, cookie } = await halfway();
    const wrong = await sendCode('000000', { cookie });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ error: { details: [{ path: 'code' }] } });
    const over = await sendCode(factor.codes[0]);
    expect(over.status).toBe(401);
    for (const answer of [wrong, over]) expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('says 429 and Retry-After from the sixth attempt on', async () => {
    const { factor, cookie } = await halfway();
    for (let at = 0; at < 5; at++) expect((await sendCode('000000', { cookie })).status).toBe(400);
    const refused = await sendCode(factor.codes[0], { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(890);
  });

  it.each([[{}], [['000000']], [{ equals: '000000' }], ['1'.repeat(101)], ['']])(
    'refuses %j where a code belongs',
    async (code) => {
      const { cookie } = await halfway();
      expect((await sendCode(code, { cookie })).status).toBe(400);
    },
  );

  it('refuses another site', async () => {
    const { factor, cookie } = await halfway();
    const answer = await sendCode(factor.codes[0], { cookie, 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await sendCode(factor.codes[0], { cookie })).status).toBe(200);
  });
});

describe('by forms without script', () => {
  it('leads from the password to the code, and to the page that was wanted', async () => {
    const { actor, factor } = await halfway();
    const body = new URLSearchParams({ email: actor.email, password: TEST_PASSWORD, next: '/patients' });
    const step = await signIn(post('/api/session', body.toString(), FORM_TYPE));
    expect([step.status, step.headers.get('location')]).toEqual([303, '/second-factor?next=%2Fpatients']);
    const cookie = step.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const wrong = await sendForm({ code: '000000', next: '/patients' }, cookie);
    expect(wrong.headers.get('location')).toBe('/second-factor?next=%2Fpatients&problem=wrong-code');
    const empty = await sendForm({ next: '//evil.example' }, cookie);
    expect(empty.headers.get('location')).toBe('/second-factor?problem=wrong-code');
    const done = await sendForm({ code: factor.codes[0] ?? '', next: '/patients' }, cookie);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/patients']);
    expect(done.headers.getSetCookie()).toHaveLength(2);
    const again = await sendForm({ code: factor.codes[1] ?? '', next: '/patients' }, cookie);
    expect(again.headers.get('location')).toBe('/sign-in?next=%2Fpatients&problem=step-over');
  });
});
