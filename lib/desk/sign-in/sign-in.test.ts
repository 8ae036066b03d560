import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSession } from '../sessions/read-session';
import { disableStaff } from '../staff/disable-staff';
import { hire, openTestDesk, TEST_PASSWORD, type TestDesk } from '../testing/open-desk';
import { signIn, type SignInOutcome } from './sign-in';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
afterEach(async () => {
  vi.useRealTimers();
  await desk.store.rateLimit.deleteMany();
});

const visitor = (cookie = '') => ({
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/148.0',
  headers: new Headers({ cookie }),
});

function cookieOf(outcome: SignInOutcome): string {
  if (outcome.kind !== 'signed-in') throw new Error(`not signed in: ${outcome.kind}`);
  return outcome.cookies[0]?.split(';')[0] ?? '';
}

describe('signing in', () => {
  it('begins a session that names the person, with a cookie that only the server reads', async () => {
    const actor = await hire(desk, { role: 'doctor', doctorId: 'd1', clinicIds: ['c1', 'c2'] });
    const outcome = await signIn({ email: actor.email.toUpperCase(), password: TEST_PASSWORD }, visitor());
    expect(outcome.kind).toBe('signed-in');
    if (outcome.kind !== 'signed-in') return;
    expect(outcome.cookies).toHaveLength(1);
    expect(outcome.cookies[0]).toMatch(/^session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
    const live = await readSession(new Headers({ cookie: cookieOf(outcome) }), 'look');
    expect(live?.actor).toMatchObject({
      staffId: actor.staffId,
      role: 'doctor',
      doctorId: 'd1',
      clinicIds: ['c1', 'c2'],
      email: actor.email,
    });
  });

  it('stores the hash of the token, where it came from and what it was', async () => {
    const { email, staffId } = await hire(desk);
    const cookie = cookieOf(await signIn({ email, password: TEST_PASSWORD }, visitor()));
    const token = decodeURIComponent(cookie).slice('session='.length).split('.')[0] ?? '';
    const stored = await desk.store.session.findFirstOrThrow({ where: { staffId } });
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(stored.token).toBe(createHash('sha256').update(token).digest('hex'));
    expect(stored).toMatchObject({ ipAddress: '192.0.2.7', userAgent: visitor().userAgent });
  });

  it('gives a new session at every sign-in and ends the one it was asked from', async () => {
    const { email, staffId } = await hire(desk);
    const first = cookieOf(await signIn({ email, password: TEST_PASSWORD }, visitor()));
    const second = cookieOf(await signIn({ email, password: TEST_PASSWORD }, visitor(first)));
    expect(second).not.toBe(first);
    expect(await readSession(new Headers({ cookie: first }), 'look')).toBeNull();
    expect(await desk.store.session.count({ where: { staffId } })).toBe(1);
  });

  it('takes no session that a visitor brought along', async () => {
    const { email } = await hire(desk);
    const planted = 'session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbb';
    const cookie = cookieOf(await signIn({ email, password: TEST_PASSWORD }, visitor(planted)));
    expect(cookie).not.toBe(planted);
    expect(await readSession(new Headers({ cookie: planted }), 'look')).toBeNull();
  });

  it('answers an unknown person and a wrong password alike', async () => {
    const { email } = await hire(desk);
    const wrong = await signIn({ email, password: 'not the password' }, visitor());
    const unknown = await signIn({ email: 'nobody@clinic.example', password: 'not the password' }, visitor());
    expect(wrong).toEqual({ kind: 'wrong' });
    expect(unknown).toEqual(wrong);
  });

  it('tells a disabled person, and only who knows the password', async () => {
    const actor = await hire(desk);
    await disableStaff(await hire(desk, { role: 'admin' }), actor.staffId, 'left');
    expect(await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor())).toEqual({
      kind: 'disabled',
    });
    expect(await signIn({ email: actor.email, password: 'a guess' }, visitor())).toEqual({ kind: 'wrong' });
    expect(await desk.store.session.count({ where: { staffId: actor.staffId } })).toBe(0);
  });

  it('records what happened, without the password and without what strangers typed', async () => {
    const actor = await hire(desk);
    const before = await desk.store.auditLine.count();
    await signIn({ email: actor.email, password: 'secret-canary' }, visitor());
    await signIn({ email: 'canary@elsewhere.example', password: 'secret-canary' }, visitor());
    await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor());
    const lines = await desk.store.auditLine.findMany({ orderBy: { seq: 'asc' }, skip: before });
    expect(lines.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
      ['sign-in.refused', null, actor.staffId],
      ['sign-in.refused', null, 'unknown'],
      ['sign-in.done', actor.staffId, actor.staffId],
    ]);
    expect(
      JSON.stringify(lines, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toMatch(/canary|elsewhere/);
  });

  it('waits after five failures, for everybody alike, and says how long', async () => {
    const { email } = await hire(desk);
    // Stopped, so that the wait is told to the second.
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const address of [email, 'nobody@clinic.example']) {
      const tries = Array.from({ length: 6 }, () =>
        signIn({ email: address, password: 'a guess' }, visitor()),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter(({ kind }) => kind === 'wrong')).toHaveLength(5);
      expect(outcomes).toContainEqual({ kind: 'throttled', retryAfterSeconds: 900 });
    }
    expect((await signIn({ email, password: TEST_PASSWORD }, visitor())).kind).toBe('throttled');
  });
});
