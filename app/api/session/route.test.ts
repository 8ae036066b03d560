import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { disableStaff } from '@/lib/desk/staff/disable-staff';
import { closeDeskStore } from '@/lib/desk/store';
import { hire, openTestDesk, TEST_ORIGIN, TEST_PASSWORD, type TestDesk } from '@/lib/desk/testing/open-desk';
import { DELETE, GET, PATCH, POST } from './route';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.store.rateLimit.deleteMany());

const OURS = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.7' };
type Sent = { method?: string; headers?: Record<string, string>; body?: string };

function request({ method = 'POST', headers = {}, body }: Sent = {}): Request {
  return new Request(`${TEST_ORIGIN}/api/session`, {
    method,
    headers: { ...OURS, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
}

const signIn = (email: string, password: string, headers = {}) =>
  POST(request({ body: JSON.stringify({ email, password }), headers }));

async function cookieFor(email: string): Promise<string> {
  const answer = await signIn(email, TEST_PASSWORD);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** What a client sees of an answer, byte for byte. */
async function seen(answer: Response) {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

describe('POST /api/session', () => {
  it('signs in', async () => {
    const { email } = await hire(desk);
    const answer = await signIn(email, TEST_PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(await answer.json()).toEqual({ ends_in: 1800, lasts_for: 28_800 });
  });

  it('answers an unknown person and a wrong password with the same bytes', async () => {
    const { email } = await hire(desk);
    const wrong = await seen(await signIn(email, 'not the password'));
    const unknown = await seen(await signIn('nobody@clinic.example', 'not the password'));
    expect(wrong.status).toBe(401);
    expect(unknown).toEqual(wrong);
  });

  it('says 429 and Retry-After from the sixth attempt on, also for the right password', async () => {
    const { email } = await hire(desk);
    for (let at = 0; at < 5; at++) expect((await signIn(email, 'a guess')).status).toBe(401);
    const refused = await signIn(email, TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(890);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('tells a disabled person by the field, not by a cookie', async () => {
    const actor = await hire(desk);
    await disableStaff(actor, actor.staffId, 'left');
    const answer = await signIn(actor.email, TEST_PASSWORD);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({ error: { details: [{ path: 'email' }] } });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_, headers) => {
    const { email } = await hire(desk);
    const answer = await signIn(email, TEST_PASSWORD, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('refuses who does not say where they come from, and takes our origin', async () => {
    const { email } = await hire(desk);
    const body = JSON.stringify({ email, password: TEST_PASSWORD });
    const plain = { 'content-type': 'application/json' };
    const send = (headers: Record<string, string>) =>
      POST(
        new Request(`${TEST_ORIGIN}/api/session`, {
          method: 'POST',
          headers: { ...plain, ...headers },
          body,
        }),
      );
    expect((await send({})).status).toBe(403);
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ origin: TEST_ORIGIN })).status).toBe(200);
  });

  it.each([
    ['no JSON', '{"email":', 400],
    ['an array', '[]', 400],
    ['a key twice', '{"email":"a@b.example","email":"c@d.example","password":"x"}', 400],
    ['__proto__', '{"__proto__":{"email":"a@b.example","password":"x"}}', 400],
    ['an object where text belongs', '{"email":{"contains":"@"},"password":"x"}', 400],
    ['a list of e-mails', '{"email":["a@b.example"],"password":"x"}', 400],
    ['no password', '{"email":"a@b.example"}', 400],
    ['NUL', '{"email":"a@b.example","password":"a\\u0000b"}', 400],
    ['a password without end', JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(10_000) }), 400],
    ['a body without end', JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(70_000) }), 413],
    ['nothing', '', 400],
  ])('refuses %s', async (_, body, status) => {
    const answer = await POST(request({ body }));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('error.message');
  });

  it('refuses another type than it reads', async () => {
    const body = JSON.stringify({ email: 'a@b.example', password: 'x' });
    expect((await POST(request({ body, headers: { 'content-type': 'text/plain' } }))).status).toBe(415);
  });

  it('lets nobody in while the database is away, and says so without a reason', async () => {
    const { email } = await hire(desk);
    const url = process.env['DATABASE_URL'];
    await closeDeskStore();
    process.env['DATABASE_URL'] = 'postgres://nobody@127.0.0.1:1/none';
    const answer = await signIn(email, TEST_PASSWORD);
    await closeDeskStore();
    process.env['DATABASE_URL'] = url;
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/127\.0\.0\.1|prisma|ECONN/i);
  });
});

describe('POST /api/session by a form without script', () => {
  const form = (fields: Record<string, string>) =>
    POST(
      request({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    );

  it('leads to the page that was wanted', async () => {
    const { email } = await hire(desk);
    const answer = await form({ email, password: TEST_PASSWORD, next: '/patients?q=1' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/patients?q=1']);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
  });

  it('does not lead to another site', async () => {
    const { email } = await hire(desk);
    const answer = await form({ email, password: TEST_PASSWORD, next: '//evil.example' });
    expect(answer.headers.get('location')).toBe('/today');
  });

  it('leads back with what was wrong, without e-mail or password in the address', async () => {
    const wrong = await form({ email: 'nobody@clinic.example', password: 'x', next: '/patients' });
    expect(wrong.headers.get('location')).toBe('/sign-in?next=%2Fpatients&problem=wrong');
    expect((await form({})).headers.get('location')).toBe('/sign-in?problem=incomplete');
  });
});

describe('GET and PATCH /api/session', () => {
  it('tell how long the session lasts, and only PATCH keeps it alive', async () => {
    const actor = await hire(desk);
    const cookie = await cookieFor(actor.email);
    const lastUsedAt = new Date(Date.now() - 20 * 60_000);
    await desk.store.session.updateMany({ where: { staffId: actor.staffId }, data: { lastUsedAt } });
    const looked = await GET(request({ method: 'GET', headers: { cookie } }));
    const body = (await looked.json()) as { staff_id: string; ends_in: number };
    expect(body.staff_id).toBe(actor.staffId);
    expect(body.ends_in).toBeLessThanOrEqual(600);
    const kept = await PATCH(request({ method: 'PATCH', headers: { cookie } }));
    expect(((await kept.json()) as typeof body).ends_in).toBeGreaterThan(1700);
  });

  it('answer 401 without a session', async () => {
    for (const answer of [await GET(request({ method: 'GET' })), await PATCH(request({ method: 'PATCH' }))]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-type': 'application/json; charset=utf-8',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });
});

describe('DELETE /api/session', () => {
  it('ends the session and clears the browser', async () => {
    const { email, staffId } = await hire(desk);
    const cookie = await cookieFor(email);
    const answer = await DELETE(request({ method: 'DELETE', headers: { cookie } }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"');
    expect(answer.headers.getSetCookie()).toEqual(['session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(await desk.store.session.count({ where: { staffId } })).toBe(0);
    expect((await GET(request({ method: 'GET', headers: { cookie } }))).status).toBe(401);
  });

  it('is no way for another site to sign somebody out', async () => {
    const { email } = await hire(desk);
    const cookie = await cookieFor(email);
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await DELETE(request({ method: 'DELETE', headers }))).status).toBe(403);
    expect((await GET(request({ method: 'GET', headers: { cookie } }))).status).toBe(200);
  });
});
