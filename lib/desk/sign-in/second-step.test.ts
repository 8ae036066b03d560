import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../actor';
import { resetSecondFactor } from '../second-factor/change-factor';
import { readSession } from '../sessions/read-session';
import { disableStaff } from '../staff/disable-staff';
import { hire, openTestDesk, TEST_PASSWORD, type TestDesk } from '../testing/open-desk';
import { giveSecondFactor } from '../testing/second-factor';
import { awaitsSecondStep, finishSignIn } from './second-step';
import { signIn } from './sign-in';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.store.rateLimit.deleteMany());

const withCookie = (cookie: string) => new Headers({ cookie });
const visitor = (cookie = '', address = '192.0.2.7') => ({
  address,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/148.0',
  headers: withCookie(cookie),
});

/** The cookie that the right password gives. */
async function password(actor: Actor, cookie = ''): Promise<string> {
  const outcome = await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor(cookie));
  if (outcome.kind !== 'second-step') throw new Error(outcome.kind);
  expect(outcome.cookies).toHaveLength(1);
  expect(outcome.cookies[0]).toMatch(/^second-step=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
  return outcome.cookies[0]?.split(';')[0] ?? '';
}

describe('signing in with a second factor', () => {
  it('begins no session by the password alone', async () => {
    const actor = await hire(desk);
    const { codes } = await giveSecondFactor(desk, actor);
    const step = await password(actor);
    expect(await desk.store.session.count({ where: { staffId: actor.staffId } })).toBe(0);
    expect(await readSession(withCookie(step), 'look')).toBeNull();
    expect(await readSession(withCookie(step.replace('second-step', 'session')), 'look')).toBeNull();
    const token = step.slice('second-step='.length);
    const stored = await desk.store.secondStep.findFirstOrThrow({ where: { staffId: actor.staffId } });
    expect(stored.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect((await finishSignIn(codes[0] ?? '', visitor())).kind).toBe('step-over');
  });

  it('begins one by password and code, and ends the one it was asked from', async () => {
    const actor = await hire(desk, { role: 'doctor', doctorId: 'd1' });
    const { codes, freshCode } = await giveSecondFactor(desk, actor);
    const done = await finishSignIn(await freshCode(), visitor(await password(actor)));
    if (done.kind !== 'signed-in') throw new Error(done.kind);
    const [session = '', over = ''] = done.cookies;
    expect(session).toMatch(/^session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(over).toBe('second-step=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    const cookie = session.split(';')[0] ?? '';
    expect((await readSession(withCookie(cookie), 'look'))?.actor).toMatchObject({
      staffId: actor.staffId,
      role: 'doctor',
    });
    const row = await desk.store.session.findFirstOrThrow({ where: { staffId: actor.staffId } });
    expect(row).toMatchObject({ ipAddress: '192.0.2.7', userAgent: visitor().userAgent });

    const step = await password(actor, cookie);
    const again = await finishSignIn(codes[0] ?? '', visitor(`${cookie}; ${step}`));
    expect(again.kind).toBe('signed-in');
    expect(await readSession(withCookie(cookie), 'look')).toBeNull();
    expect(await desk.store.session.count({ where: { staffId: actor.staffId } })).toBe(1);
  });

  it('refuses a wrong code, a code twice, and a step twice', async () => {
    const actor = await hire(desk);
    const { codes, freshCode } = await giveSecondFactor(desk, actor);
    const step = await password(actor);
    expect(await finishSignIn('000000', visitor(step))).toEqual({ kind: 'wrong-code' });
    expect(await awaitsSecondStep(withCookie(step))).toBe(true);
    const code = await freshCode();
    expect((await finishSignIn(code, visitor(step))).kind).toBe('signed-in');
    expect(await finishSignIn(codes[0] ?? '', visitor(step))).toEqual({ kind: 'step-over' });
    expect(await finishSignIn(code, visitor(await password(actor)))).toEqual({ kind: 'wrong-code' });
  });

  it('takes no step that is over: too old, of somebody switched off, reset, or sent twice', async () => {
    const admin = await hire(desk, { role: 'admin' });
    const late = await hire(desk);
    await giveSecondFactor(desk, late);
    const step = await password(late);
    expect(await awaitsSecondStep(withCookie(`${step}; second-step=planted`))).toBe(false);
    const expiresAt = new Date(Date.now() - 1);
    await desk.store.secondStep.updateMany({ where: { staffId: late.staffId }, data: { expiresAt } });
    expect(await awaitsSecondStep(withCookie(step))).toBe(false);
    const off = await hire(desk);
    const factor = await giveSecondFactor(desk, off);
    const begun = await password(off);
    await disableStaff(admin, off.staffId, 'left');
    expect((await finishSignIn(factor.codes[0] ?? '', visitor(begun))).kind).toBe('step-over');
    const lost = await hire(desk);
    await giveSecondFactor(desk, lost);
    const open = await password(lost);
    await resetSecondFactor(admin, lost.staffId);
    expect(await awaitsSecondStep(withCookie(open))).toBe(false);
  });

  it('rests after five wrong codes, which the right password does not forgive', async () => {
    const actor = await hire(desk);
    const { freshCode } = await giveSecondFactor(desk, actor);
    for (let at = 0; at < 5; at++)
      expect((await finishSignIn('000000', visitor(await password(actor)))).kind).toBe('wrong-code');
    const refused = await finishSignIn(await freshCode(), visitor(await password(actor)));
    expect(refused.kind).toBe('throttled');
    expect(await desk.store.session.count({ where: { staffId: actor.staffId } })).toBe(0);
  });

  it('records both steps, and never a code', async () => {
    const actor = await hire(desk);
    const { codes } = await giveSecondFactor(desk, actor);
    const step = await password(actor);
    await finishSignIn('313233', visitor(step));
    await finishSignIn(codes[0] ?? '', visitor(step));
    const lines = await desk.store.auditLine.findMany({
      where: { subjectId: actor.staffId, action: { startsWith: 'sign-in.' } },
      orderBy: { seq: 'asc' },
    });
    expect(lines.map(({ action, actorId, detail }) => [action, actorId, detail])).toEqual([
      ['sign-in.password', actor.staffId, { address: '192.0.2.7' }],
      ['sign-in.refused', actor.staffId, { address: '192.0.2.7', reason: 'wrong-code' }],
      ['sign-in.done', actor.staffId, { address: '192.0.2.7', second_factor: 'recovery' }],
    ]);
  });
});

describe('who owes a second factor', () => {
  it('is told by the session until it is set up', async () => {
    const admin = await hire(desk, { role: 'admin' });
    const begin = async (actor: Actor) => {
      const outcome = await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor());
      if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
      return readSession(withCookie(outcome.cookies[0]?.split(';')[0] ?? ''), 'look');
    };
    const live = await begin(admin);
    expect(live?.setUpFirst).toBe(true);
    if (!live) return;
    expect((await begin(await hire(desk, { role: 'admin', demonstration: true })))?.setUpFirst).toBe(false);
    expect((await begin(await hire(desk)))?.setUpFirst).toBe(false);
    const { freshCode } = await giveSecondFactor(desk, live.actor);
    const done = await finishSignIn(await freshCode(), visitor(await password(admin)));
    if (done.kind !== 'signed-in') throw new Error(done.kind);
    const set = await readSession(withCookie(done.cookies[0]?.split(';')[0] ?? ''), 'look');
    expect(set?.setUpFirst).toBe(false);
  });
});
