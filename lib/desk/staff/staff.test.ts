import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../actor';
import { signIn } from '../sign-in/sign-in';
import { hire, openTestDesk, TEST_PASSWORD, type TestDesk } from '../testing/open-desk';
import {
  changeStaff,
  endSessionsOf,
  inviteStaff,
  linkForStaff,
  switchStaff,
  type StaffChanged,
} from './change-staff';
import { join, whoJoins } from './join';
import { dutiesInput } from './staff-input';
import { listStaff } from './staff-list';

let desk: TestDesk;
let admin: Actor;
beforeAll(async () => {
  desk = await openTestDesk();
  admin = await hire(desk, { role: 'admin', name: 'Anita Rao' });
});
afterAll(() => desk.close());

const visitor = { address: '192.0.2.9', userAgent: 'Firefox/140', headers: new Headers() };
const duties = { name: 'Ravi Das', role: 'receptionist', doctorId: null, clinicIds: ['c1'] } as const;
const given = { ...duties, clinicIds: ['c1'] };

function tokenOf(changed: StaffChanged): string {
  if (changed.kind !== 'link') throw new Error(`no link: ${changed.kind}`);
  return changed.path.replace('/join/', '');
}

describe('an invitation', () => {
  it('lets a person choose a password once, and sign in with it', async () => {
    const email = 'Ravi@clinic.example';
    const token = tokenOf(await inviteStaff(admin, { email, duties: given }));
    expect((await listStaff(admin)).find(({ name }) => name === 'Ravi Das')).toMatchObject({
      email: 'ravi@clinic.example',
      state: 'invited',
      clinicIds: ['c1'],
    });
    expect((await signIn({ email, password: TEST_PASSWORD }, visitor)).kind).toBe('wrong');
    expect(await whoJoins(token)).toMatchObject({ name: 'Ravi Das' });
    expect(await join({ token, password: 'ravi@clinic.example' })).toMatchObject({ kind: 'password' });
    expect(await join({ token, password: TEST_PASSWORD })).toEqual({ kind: 'joined' });
    expect(await join({ token, password: TEST_PASSWORD })).toEqual({ kind: 'link-over' });
    expect((await signIn({ email, password: TEST_PASSWORD }, visitor)).kind).toBe('signed-in');
    expect((await listStaff(admin)).find(({ name }) => name === 'Ravi Das')).toMatchObject({
      state: 'active',
      sessions: 1,
    });
  });

  it('is refused for an address that is taken', async () => {
    const { email } = await hire(desk);
    expect(await inviteStaff(admin, { email: email.toUpperCase(), duties: given })).toEqual({
      kind: 'taken',
    });
  });

  it('is one at a time: a new link ends the older one, and disabling ends both', async () => {
    const person = await hire(desk);
    const first = tokenOf(await linkForStaff(admin, person.staffId));
    const second = tokenOf(await linkForStaff(admin, person.staffId));
    expect(await whoJoins(first)).toBeNull();
    expect(await whoJoins(second)).not.toBeNull();
    await switchStaff(admin, person.staffId, true);
    expect(await join({ token: second, password: TEST_PASSWORD })).toEqual({ kind: 'link-over' });
    expect(await linkForStaff(admin, person.staffId)).toEqual({ kind: 'gone' });
    expect(await linkForStaff(admin, 'nobody')).toEqual({ kind: 'gone' });
  });

  it('of two at once with one link, sets one password', async () => {
    const person = await hire(desk);
    const token = tokenOf(await linkForStaff(admin, person.staffId));
    const answers = await Promise.all([
      join({ token, password: 'harbour-violet-ladder-9' }),
      join({ token, password: 'meadow-copper-window-4' }),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['joined', 'link-over']);
  });
});

describe('a change', () => {
  it('of role and reach ends the open sessions and is in the audit log', async () => {
    const person = await hire(desk);
    await signIn({ email: person.email, password: TEST_PASSWORD }, visitor);
    const changed = { name: 'Meera N', role: 'doctor', doctorId: 'doc1', clinicIds: null } as const;
    expect(await changeStaff(admin, person.staffId, changed)).toEqual({ kind: 'ok' });
    expect((await listStaff(admin)).find(({ id }) => id === person.staffId)).toMatchObject({
      ...changed,
      sessions: 0,
    });
    const line = await desk.store.auditLine.findFirst({
      where: { action: 'staff.change', subjectId: person.staffId },
    });
    expect(line).toMatchObject({
      actorId: admin.staffId,
      detail: { role: 'doctor', role_before: 'receptionist' },
    });
    expect(await changeStaff(admin, 'nobody', changed)).toEqual({ kind: 'gone' });
  });

  it('never leaves the desk without an administrator', async () => {
    expect(await switchStaff(admin, admin.staffId, true)).toEqual({ kind: 'last-administrator' });
    expect(await changeStaff(admin, admin.staffId, given)).toEqual({ kind: 'last-administrator' });
    await inviteStaff(admin, { email: 'not-yet@clinic.example', duties: { ...given, role: 'admin' } });
    expect(await switchStaff(admin, admin.staffId, true)).toEqual({ kind: 'last-administrator' });
    const second = await hire(desk, { role: 'admin' });
    expect(await switchStaff(second, admin.staffId, true)).toEqual({ kind: 'ok' });
    expect(await switchStaff(second, admin.staffId, false)).toEqual({ kind: 'ok' });
  });

  it('leaves one of two administrators who take the role from each other at once', async () => {
    const [one, two] = [await hire(desk, { role: 'admin' }), await hire(desk, { role: 'admin' })];
    const both = { id: { in: [one.staffId, two.staffId] } };
    await desk.store.staff.updateMany({ where: { id: { not: one.staffId } }, data: { banned: true } });
    for (let round = 0; round < 10; round++) {
      await desk.store.staff.updateMany({ where: both, data: { role: 'admin', banned: false } });
      const answers = await Promise.all([
        changeStaff(one, two.staffId, given),
        switchStaff(two, one.staffId, true),
      ]);
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['last-administrator', 'ok']);
      expect(await desk.store.staff.count({ where: { ...both, role: 'admin', banned: false } })).toBe(1);
    }
    await desk.store.staff.updateMany({ where: { id: admin.staffId }, data: { banned: false } });
  });

  it('ends all sessions of a person', async () => {
    const person = await hire(desk);
    await signIn({ email: person.email, password: TEST_PASSWORD }, visitor);
    await endSessionsOf(admin, person.staffId);
    expect((await listStaff(admin)).find(({ id }) => id === person.staffId)?.sessions).toBe(0);
  });

  it('makes nobody a doctor without a doctor', () => {
    expect(dutiesInput.safeParse({ ...given, role: 'doctor' }).error?.issues[0]?.path).toEqual(['doctorId']);
    expect(dutiesInput.safeParse({ ...given, role: 'doctor', doctorId: 'd' }).success).toBe(true);
    expect(dutiesInput.safeParse({ ...given, clinicIds: [] }).success).toBe(false);
  });
});
