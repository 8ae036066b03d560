import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../actor';
import { signIn } from '../sign-in/sign-in';
import { disableStaff, enableStaff } from '../staff/disable-staff';
import { hire, openTestDesk, TEST_PASSWORD, type TestDesk } from '../testing/open-desk';
import { endOtherSessions, endSession, listSessions } from './session-list';
import { readSession } from './read-session';
import { signOut } from './sign-out';

const MINUTE = 60_000;

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await desk.store.rateLimit.deleteMany();
});

async function signedIn(actor: Actor, userAgent = 'Firefox/140'): Promise<Headers> {
  const visitor = { address: '192.0.2.7', userAgent, headers: new Headers() };
  const outcome = await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor);
  if (outcome.kind !== 'signed-in') throw new Error(`not signed in: ${outcome.kind}`);
  return new Headers({ cookie: outcome.cookies[0]?.split(';')[0] ?? '' });
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const rowsOf = ({ staffId }: Actor) => desk.store.session.count({ where: { staffId } });

describe('a session', () => {
  it('ends after 30 minutes without use, and its row goes', async () => {
    const actor = await hire(desk);
    const headers = await signedIn(actor);
    pass(30 * MINUTE - 1);
    expect(await readSession(headers, 'look')).not.toBeNull();
    pass(1);
    expect(await readSession(headers, 'use')).toBeNull();
    expect(await rowsOf(actor)).toBe(0);
  });

  it('lives on by use, and only by use', async () => {
    const headers = await signedIn(await hire(desk));
    pass(20 * MINUTE);
    const used = await readSession(headers, 'use');
    expect(used?.endsAt).toBe(Date.now() + 30 * MINUTE);
    pass(20 * MINUTE);
    const looked = await readSession(headers, 'look');
    expect(looked?.endsAt).toBe(Date.now() + 10 * MINUTE);
    pass(10 * MINUTE);
    expect(await readSession(headers, 'use')).toBeNull();
  });

  it('ends after 8 hours, however much it is used', async () => {
    const actor = await hire(desk);
    const headers = await signedIn(actor);
    const start = Date.now();
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      vi.setSystemTime(start + minutes * MINUTE);
      expect(await readSession(headers, 'use')).not.toBeNull();
    }
    vi.setSystemTime(start + 8 * 60 * MINUTE - 1000);
    expect((await readSession(headers, 'use'))?.endsAt).toBe(start + 8 * 60 * MINUTE);
    vi.setSystemTime(start + 8 * 60 * MINUTE);
    expect(await readSession(headers, 'use')).toBeNull();
    expect(await rowsOf(actor)).toBe(0);
  });

  it('ends at once when its person is disabled, and comes back with a new sign-in only', async () => {
    const [actor, admin] = [await hire(desk), await hire(desk, { role: 'admin' })];
    const [here, there] = [await signedIn(actor), await signedIn(actor)];
    expect(await disableStaff(admin, actor.staffId, 'left the clinic')).toBe('done');
    expect(await readSession(here, 'use')).toBeNull();
    expect(await readSession(there, 'use')).toBeNull();
    expect(await rowsOf(actor)).toBe(0);
    await enableStaff(admin, actor.staffId);
    expect(await readSession(here, 'use')).toBeNull();
    expect(await readSession(await signedIn(actor), 'use')).not.toBeNull();
  });

  it('is refused for a person who was marked disabled without its rows being ended', async () => {
    const actor = await hire(desk);
    const headers = await signedIn(actor);
    await desk.store.staff.update({ where: { id: actor.staffId }, data: { banned: true } });
    expect(await readSession(headers, 'use')).toBeNull();
  });

  it('has the role of now, not that of the sign-in', async () => {
    const actor = await hire(desk);
    const headers = await signedIn(actor);
    await desk.store.staff.update({
      where: { id: actor.staffId },
      data: { role: 'doctor', clinicIds: ['c9'], everyClinic: false },
    });
    expect((await readSession(headers, 'use'))?.actor).toMatchObject({ role: 'doctor', clinicIds: ['c9'] });
    await desk.store.staff.update({ where: { id: actor.staffId }, data: { role: 'owner' } });
    expect(await readSession(headers, 'use')).toBeNull();
  });

  it('leaves no row behind when nobody comes back to it: the next sign-in clears up', async () => {
    const [actor, colleague] = [await hire(desk), await hire(desk)];
    await signedIn(actor);
    pass(30 * MINUTE);
    const headers = await signedIn(colleague);
    expect(await rowsOf(actor)).toBe(0);
    expect(await readSession(headers, 'look')).not.toBeNull();
  });

  it('ends by signing out, on the server', async () => {
    const actor = await hire(desk);
    const headers = await signedIn(actor);
    await signOut(headers);
    expect(await readSession(headers, 'use')).toBeNull();
    const line = await desk.store.auditLine.findFirst({ orderBy: { seq: 'desc' } });
    expect(line).toMatchObject({ action: 'sign-out.done', actorId: actor.staffId });
  });
});

describe('a cookie', () => {
  it('counts only whole, alone, signed by us and named by its name', async () => {
    const actor = await hire(desk);
    const cookie = (await signedIn(actor)).get('cookie') ?? '';
    const value = cookie.slice('session='.length);
    const other = (await signedIn(await hire(desk))).get('cookie') ?? '';
    const stored = await desk.store.session.findFirstOrThrow({ where: { staffId: actor.staffId } });
    const refused = [
      '',
      'session=',
      `session=${value.slice(0, -4)}`,
      `session=${value.split('.')[0]}`,
      `session=${'A'.repeat(32)}.${value.split('.')[1]}`,
      // The hash that a reader of the database would have
      `session=${stored.token}.${value.split('.')[1]}`,
      `Session=${value}`,
      `__Host-session=${value}`,
      `better-auth.session_token=${value}`,
      `${cookie}; ${other}`,
      `${cookie}; ${cookie}`,
      `session=${'x'.repeat(100_000)}`,
    ];
    for (const text of refused) expect(await readSession(new Headers({ cookie: text }), 'look')).toBeNull();
    const beside = new Headers({ cookie: `theme=dark; ${cookie}; my-session=1` });
    expect((await readSession(beside, 'look'))?.actor.staffId).toBe(actor.staffId);
    expect(await readSession(new Headers({ authorization: `Bearer ${value}` }), 'look')).toBeNull();
  });
});

describe('the list of sessions', () => {
  it('shows one’s own, the current one first, with device and place', async () => {
    const [actor, colleague] = [await hire(desk), await hire(desk)];
    await signedIn(colleague);
    await signedIn(actor, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
    pass(MINUTE);
    const headers = await signedIn(
      actor,
      'Mozilla/5.0 (Windows NT 10.0) Chrome/148.0 Safari/537.36 Edg/148.0',
    );
    pass(5 * MINUTE);
    const live = await readSession(headers, 'use');
    if (!live) throw new Error('not signed in');
    const { sessions } = await listSessions(live.actor);
    expect(sessions.map(({ device, address, current }) => [device, address, current])).toEqual([
      [{ browser: 'Edge', system: 'Windows' }, '192.0.2.7', true],
      [{ browser: 'Safari', system: 'iPhone' }, '192.0.2.7', false],
    ]);
  });

  it('ends one, or all others, and nobody else’s', async () => {
    const [actor, colleague] = [await hire(desk), await hire(desk)];
    const theirs = await readSession(await signedIn(colleague), 'look');
    const headers = await signedIn(actor);
    await signedIn(actor);
    await signedIn(actor);
    const me = (await readSession(headers, 'use'))?.actor;
    if (!me || !theirs) throw new Error('not signed in');
    expect(await endSession(me, theirs.actor.sessionId)).toBe(false);
    const { sessions } = await listSessions(me);
    expect(await endSession(me, sessions[1]?.id ?? '')).toBe(true);
    expect(await endSession(me, sessions[1]?.id ?? '')).toBe(false);
    expect(await endOtherSessions(me)).toBe(1);
    expect(await rowsOf(actor)).toBe(1);
    expect(await rowsOf(colleague)).toBe(1);
    expect(await readSession(headers, 'use')).not.toBeNull();
  });
});
