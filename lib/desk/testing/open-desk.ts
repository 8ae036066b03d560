// A desk for one test file: its own database, the process's store on it, keys that no other run has.
import { randomBytes } from 'node:crypto';
import { openTestDatabase } from '@/prisma/test-database';
import type { Actor } from '../actor';
import { createStaff, type NewStaff } from '../staff/create-staff';
import { closeDeskStore, deskStore, type DeskStore } from '../store';

/** Where the tests' pages would be; set before anything reads the settings. */
export const TEST_ORIGIN = 'http://localhost:4999';
/** Good by every rule, and nobody's. */
export const TEST_PASSWORD = 'rivet-mango-lantern-52';

export type TestDesk = { store: DeskStore; url: string; close(): Promise<void> };

/** Opens one; call it in `beforeAll` and its `close` in `afterAll`. */
export async function openTestDesk(): Promise<TestDesk> {
  const database = await openTestDatabase();
  process.env['DATABASE_URL'] = database.url;
  process.env['MASTER_KEY'] = randomBytes(32).toString('base64url');
  process.env['PUBLIC_ORIGIN'] = TEST_ORIGIN;
  return {
    store: deskStore(),
    url: database.url,
    close: async () => {
      await closeDeskStore();
      await database.close();
    },
  };
}

/** A person of the staff as an actor, without a session of their own. */
export async function hire(desk: TestDesk, person: Partial<NewStaff> = {}): Promise<Actor> {
  const full: NewStaff = {
    name: 'Meera Nair',
    email: `${randomBytes(6).toString('hex')}@clinic.example`,
    password: TEST_PASSWORD,
    role: 'receptionist',
    clinicIds: null,
    ...person,
  };
  const staffId = await createStaff(desk.store, full);
  const { name, email, role, clinicIds, doctorId = null } = full;
  return { staffId, name, email, role, clinicIds, doctorId, sessionId: 'none' };
}
