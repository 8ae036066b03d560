import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../actor';
import { hire, openTestDesk, TEST_PASSWORD, type TestDesk } from '../testing/open-desk';
import { giveSecondFactor } from '../testing/second-factor';
import { provePassword } from '../sign-in/prove-password';
import { signIn } from '../sign-in/sign-in';
import { renewRecoveryCodes, resetSecondFactor, turnOff } from './change-factor';
import { takeCode } from './check-code';
import { beginSetUp, confirmSetUp, secondFactorOf } from './set-up';
import { codeAt } from './totp';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.store.rateLimit.deleteMany());

const ADDRESS = '192.0.2.7';
const visitor = { address: ADDRESS, userAgent: 'Firefox/140', headers: new Headers() };
const actionsOn = async (actor: Actor) =>
  (await desk.store.auditLine.findMany({ where: { subjectId: actor.staffId }, orderBy: { seq: 'asc' } })).map(
    ({ action }) => action,
  );

describe('setting up', () => {
  it('asks for nothing until a code of the app proves the key', async () => {
    const actor = await hire(desk);
    expect(await secondFactorOf(actor)).toEqual({ kind: 'off' });
    expect(await confirmSetUp(actor, '123456')).toEqual({ kind: 'not-begun' });
    await beginSetUp(actor);
    const state = await secondFactorOf(actor);
    if (state.kind !== 'setting-up') throw new Error(state.kind);
    expect((await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor)).kind).toBe('signed-in');
    expect(await confirmSetUp(actor, codeAt(state.app.key, Date.now() + 600_000))).toEqual({
      kind: 'wrong-code',
    });
    const on = await confirmSetUp(actor, codeAt(state.app.key).replace(/^.../, '$& '));
    if (on.kind !== 'on') throw new Error(on.kind);
    expect(new Set(on.codes).size).toBe(10);
    for (const code of on.codes) expect(code).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
    expect(await secondFactorOf(actor)).toMatchObject({ kind: 'on', codesLeft: 10 });
    // The session that began without it is over.
    expect(await desk.store.session.count({ where: { staffId: actor.staffId } })).toBe(0);
    expect(await actionsOn(actor)).toEqual(['sign-in.done', 'second-factor.on']);
  });

  it('begins with another key each time, and never over one that is in use', async () => {
    const actor = await hire(desk);
    await beginSetUp(actor);
    const first = await secondFactorOf(actor);
    await beginSetUp(actor);
    expect(await secondFactorOf(actor)).not.toEqual(first);
    const { freshCode } = await giveSecondFactor(desk, actor);
    expect(await beginSetUp(actor)).toBe(false);
    expect(await takeCode(actor.staffId, await freshCode())).toBe('app');
  });

  it('keeps a key for half an hour', async () => {
    const actor = await hire(desk);
    await beginSetUp(actor);
    const createdAt = new Date(Date.now() - 31 * 60_000);
    await desk.store.secondFactor.update({ where: { staffId: actor.staffId }, data: { createdAt } });
    expect(await secondFactorOf(actor)).toEqual({ kind: 'off' });
  });

  it('leaves neither key nor recovery codes readable in the database', async () => {
    const actor = await hire(desk);
    await beginSetUp(actor);
    const state = await secondFactorOf(actor);
    if (state.kind !== 'setting-up') throw new Error(state.kind);
    const on = await confirmSetUp(actor, codeAt(state.app.key));
    if (on.kind !== 'on') throw new Error(on.kind);
    const { sealed } = await desk.store.secondFactor.findUniqueOrThrow({ where: { staffId: actor.staffId } });
    const hashes = await desk.store.recoveryCode.findMany({ where: { staffId: actor.staffId } });
    expect(Buffer.from(sealed).toString('latin1')).not.toContain(state.app.key);
    for (const { hash } of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const code of on.codes)
      expect(hashes.map(({ hash }) => hash).join()).not.toContain(code.replaceAll('-', ''));
  });
});

describe('a code', () => {
  it('is taken once, also when it comes many times at once, and so is an earlier one', async () => {
    const actor = await hire(desk);
    const { freshCode } = await giveSecondFactor(desk, actor);
    const code = await freshCode();
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeCode(actor.staffId, code)));
    expect(taken.filter((kind) => kind === 'app')).toHaveLength(1);
    expect(await takeCode(actor.staffId, code)).toBeNull();
    const { lastStep } = await desk.store.secondFactor.findUniqueOrThrow({
      where: { staffId: actor.staffId },
    });
    const later = { lastStep: (lastStep ?? 0n) + 1n };
    await desk.store.secondFactor.update({ where: { staffId: actor.staffId }, data: later });
    expect(await takeCode(actor.staffId, code)).toBeNull();
  });

  it('that was kept for a lost app works once, for its owner only, however it is typed', async () => {
    const actor = await hire(desk);
    const other = await hire(desk);
    const { codes } = await giveSecondFactor(desk, actor);
    await giveSecondFactor(desk, other);
    const [first = '', second = ''] = codes;
    expect(await takeCode(other.staffId, first)).toBeNull();
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeCode(actor.staffId, first)));
    expect(taken.filter((kind) => kind === 'recovery')).toHaveLength(1);
    expect(await takeCode(actor.staffId, second.replaceAll('-', ' '))).toBe('recovery');
    expect(await secondFactorOf(actor)).toMatchObject({ kind: 'on', codesLeft: 8 });
  });

  it('is not taken before the set-up is finished', async () => {
    const actor = await hire(desk);
    await beginSetUp(actor);
    const state = await secondFactorOf(actor);
    if (state.kind !== 'setting-up') throw new Error(state.kind);
    expect(await takeCode(actor.staffId, codeAt(state.app.key))).toBeNull();
  });
});

describe('the password before a set-up', () => {
  it('is the person’s own, and guessed at as often as at the sign-in', async () => {
    const actor = await hire(desk);
    expect(await provePassword(actor, TEST_PASSWORD, ADDRESS)).toBe('right');
    for (const guess of ['', 'a guess', 'x'.repeat(10_000), `${TEST_PASSWORD} `, 'another'])
      expect(await provePassword(actor, guess, ADDRESS)).toBe('wrong');
    expect(await provePassword(actor, TEST_PASSWORD, ADDRESS)).toBe('throttled');
    expect((await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor)).kind).toBe('throttled');
    expect(await actionsOn(actor)).toContain('password.refused');
  });
});

describe('afterwards', () => {
  it('it goes off with a code, and not without', async () => {
    const actor = await hire(desk);
    const { codes, freshCode } = await giveSecondFactor(desk, actor);
    expect(await turnOff(actor, '000000', ADDRESS)).toEqual({ kind: 'wrong-code' });
    expect(await turnOff(actor, await freshCode(), ADDRESS)).toEqual({ kind: 'off' });
    expect(await secondFactorOf(actor)).toEqual({ kind: 'off' });
    expect(await takeCode(actor.staffId, codes[0] ?? '')).toBeNull();
    expect((await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor)).kind).toBe('signed-in');
    expect(await actionsOn(actor)).toEqual([
      'second-factor.on',
      'second-factor.refused',
      'second-factor.off',
      'sign-in.done',
    ]);
  });

  it('guessing at a desk that was left open rests after five wrong codes', async () => {
    const actor = await hire(desk);
    const { freshCode } = await giveSecondFactor(desk, actor);
    for (let at = 0; at < 5; at++)
      expect(await turnOff(actor, '000000', ADDRESS)).toEqual({ kind: 'wrong-code' });
    expect((await turnOff(actor, await freshCode(), ADDRESS)).kind).toBe('throttled');
    expect((await renewRecoveryCodes(actor, await freshCode(), ADDRESS)).kind).toBe('throttled');
    expect((await secondFactorOf(actor)).kind).toBe('on');
  });

  it('new recovery codes replace the old ones', async () => {
    const actor = await hire(desk);
    const { codes, freshCode } = await giveSecondFactor(desk, actor);
    const renewed = await renewRecoveryCodes(actor, await freshCode(), ADDRESS);
    if (renewed.kind !== 'codes') throw new Error(renewed.kind);
    expect(await takeCode(actor.staffId, codes[0] ?? '')).toBeNull();
    expect(await takeCode(actor.staffId, renewed.codes[0] ?? '')).toBe('recovery');
  });

  it('an administrator resets a lost one, which signs its owner out', async () => {
    const admin = await hire(desk, { role: 'admin' });
    const actor = await hire(desk);
    expect(await resetSecondFactor(admin, actor.staffId)).toBe(false);
    await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor);
    await giveSecondFactor(desk, { ...actor, sessionId: 'another' });
    expect(await resetSecondFactor(admin, actor.staffId)).toBe(true);
    expect(await desk.store.session.count({ where: { staffId: actor.staffId } })).toBe(0);
    expect(await secondFactorOf(actor)).toEqual({ kind: 'off' });
    const line = await desk.store.auditLine.findFirst({ where: { action: 'second-factor.reset' } });
    expect(line).toMatchObject({ actorId: admin.staffId, subjectId: actor.staffId });
  });
});
