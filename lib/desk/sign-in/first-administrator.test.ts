import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstAdministratorLink, seedStaff } from '@/prisma/desk/seed';
import { openTestDesk, TEST_PASSWORD, type TestDesk } from '../testing/open-desk';
import { firstAdministratorLinkWorks, makeFirstAdministrator } from './first-administrator';
import { signIn } from './sign-in';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.store.staff.deleteMany());
afterEach(() => void vi.useRealTimers());

const person = { name: 'Arjun Menon', email: 'Arjun@Clinic.example', password: TEST_PASSWORD };
const visitor = { address: '192.0.2.7', userAgent: 'Firefox/140', headers: new Headers() };

async function newToken(): Promise<string> {
  return (await createFirstAdministratorLink(desk.url)).replace('/first-administrator/', '');
}

describe('the first administrator', () => {
  it('is made by the link and can sign in', async () => {
    const token = await newToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await firstAdministratorLinkWorks(token)).toBe(true);
    expect(await makeFirstAdministrator({ ...person, token })).toEqual({ kind: 'made' });
    expect((await signIn({ email: person.email, password: person.password }, visitor)).kind).toBe(
      'signed-in',
    );
    const made = await desk.store.staff.findFirstOrThrow();
    expect(made).toMatchObject({ role: 'admin', everyClinic: true, email: 'arjun@clinic.example' });
  });

  it('is made once: also by two who send the form at the same time', async () => {
    const token = await newToken();
    const both = ['a@clinic.example', 'b@clinic.example'].map((email) =>
      makeFirstAdministrator({ ...person, email, token }),
    );
    const outcomes = await Promise.all(both);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['link-over', 'made']);
    expect(await desk.store.staff.count()).toBe(1);
    expect(await firstAdministratorLinkWorks(token)).toBe(false);
  });

  it('is not made by a link that is older than a day, was replaced, or was never given', async () => {
    const old = await newToken();
    const token = await newToken();
    for (const wrong of [old, 'x', '', token.slice(1)]) {
      expect(await makeFirstAdministrator({ ...person, token: wrong })).toEqual({ kind: 'link-over' });
    }
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1);
    expect(await makeFirstAdministrator({ ...person, token })).toEqual({ kind: 'link-over' });
    expect(await desk.store.staff.count()).toBe(0);
  });

  it('keeps the link when the password is not taken', async () => {
    const token = await newToken();
    const weak = await makeFirstAdministrator({ ...person, token, password: 'password1234' });
    expect(weak).toEqual({ kind: 'password', problem: 'well-known' });
    expect(await firstAdministratorLinkWorks(token)).toBe(true);
  });

  it('is not made where there is an administrator already', async () => {
    const options = { clinicIds: ['c1'], doctorId: 'd1', doctorName: 'Dr. Anil Rao' };
    await seedStaff({ ...options, databaseUrl: desk.url });
    const token = await newToken();
    expect(await makeFirstAdministrator({ ...person, token })).toEqual({ kind: 'link-over' });
  });
});

describe('the demonstration staff', () => {
  it('are three roles that work on day one, each with a long random password', async () => {
    const options = { clinicIds: ['c1', 'c2'], doctorId: 'd1', doctorName: 'Dr. Anil Rao' };
    const people = await seedStaff({ ...options, databaseUrl: desk.url });
    expect(people.map(({ role }) => role)).toEqual(['receptionist', 'doctor', 'admin']);
    expect(new Set(people.map(({ password }) => password)).size).toBe(3);
    for (const { email, password } of people) {
      expect(password.length).toBeGreaterThanOrEqual(15);
      expect((await signIn({ email, password }, visitor)).kind).toBe('signed-in');
    }
    const doctor = await desk.store.staff.findFirstOrThrow({ where: { role: 'doctor' } });
    expect(doctor).toMatchObject({ doctorId: 'd1', clinicIds: ['c1', 'c2'], everyClinic: false });
  });
});
