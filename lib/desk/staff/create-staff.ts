// Taking a person into the staff.
import { randomUUID } from 'node:crypto';
import type { Role } from '../permissions';
import { hashPassword } from '../sign-in/password';
import type { DeskStore, DeskTransaction } from '../store';

export type NewStaff = {
  name: string;
  email: string;
  /** Already found good by passwordProblem; null = chosen later, by a link */
  password: string | null;
  role: Role;
  doctorId?: string;
  /** null = every clinic */
  clinicIds: string[] | null;
  /** Made up by a first start */
  demonstration?: boolean;
};

/** Adds a person, who can sign in as soon as there is a password; returns the id. An e-mail address that is taken rejects with P2002. */
export async function createStaff(store: DeskStore | DeskTransaction, person: NewStaff): Promise<string> {
  const id = randomUUID();
  await store.staff.create({
    data: {
      id,
      name: person.name,
      email: person.email.toLowerCase(),
      role: person.role,
      doctorId: person.doctorId ?? null,
      clinicIds: person.clinicIds ?? [],
      everyClinic: person.clinicIds === null,
      demonstration: person.demonstration ?? false,
      credentials: {
        // The row that better-auth looks for: its provider of passwords, under the person's own id.
        create: {
          id: randomUUID(),
          providerId: 'credential',
          accountId: id,
          password: person.password === null ? null : await hashPassword(person.password),
        },
      },
    },
  });
  return id;
}
