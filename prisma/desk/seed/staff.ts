// The staff of the demonstration business: one person for each role, with random passwords.
import { randomInt } from 'node:crypto';
import type { Role } from '@/lib/desk/permissions';
import { createStaff } from '@/lib/desk/staff/create-staff';
import { openDeskStore } from '@/lib/desk/store';

export type SeededStaff = { role: Role; email: string; password: string; name: string };

export type SeedStaffOptions = {
  databaseUrl: string;
  /** The clinics that receptionist and doctor see; the administrator sees every one. */
  clinicIds: string[];
  /** The doctor of the service whom the doctor of the staff is, and the name on the doors. */
  doctorId: string;
  doctorName: string;
};

/** Makes a receptionist, a doctor and an administrator; returns what they sign in with. */
export async function seedStaff(options: SeedStaffOptions): Promise<SeededStaff[]> {
  const { databaseUrl, clinicIds, doctorId, doctorName } = options;
  const people: SeededStaff[] = [
    { role: 'receptionist', email: 'reception@demo.example', name: 'Meera Nair', password: password() },
    { role: 'doctor', email: 'doctor@demo.example', name: doctorName, password: password() },
    { role: 'admin', email: 'admin@demo.example', name: 'Arjun Menon', password: password() },
  ];
  const store = openDeskStore(databaseUrl, 2);
  try {
    for (const person of people) {
      await createStaff(store, {
        ...person,
        demonstration: true,
        clinicIds: person.role === 'admin' ? null : clinicIds,
        ...(person.role === 'doctor' && { doctorId }),
      });
    }
  } finally {
    await store.$disconnect();
  }
  return people;
}

/** Without the letters and figures that are mistaken for one another when read from a screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** 20 of 31 signs, 99 bits, in groups that can be read out: `k7m2x-…`. */
function password(): string {
  const sign = () => LETTERS[randomInt(LETTERS.length)];
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, sign).join('')).join('-');
}
