import { describe, expect, it } from 'vitest';
import {
  may,
  mayFor,
  PERMISSIONS,
  reachesAll,
  ROLES,
  seesClinic,
  type Permission,
  type Role,
} from './permissions';

/** What each role may, written down a second time: a change of the table must be meant. `own` in the second column. */
const ALLOWED: Record<Role, string> = {
  receptionist: `board:view appointment:view appointment:create appointment:edit appointment:status patient:view
    patient:edit case:view document:view document:upload document:assign document:delete medication:search
    reminder:view reminder:work registration:start`,
  doctor: `board:view* appointment:view* appointment:create* appointment:edit* appointment:status* patient:view
    patient:edit case:view case:edit document:view document:upload document:assign medication:search reminder:view*
    reminder:work* reminder:send`,
  admin: `board:view appointment:view appointment:create appointment:edit appointment:status patient:view patient:edit
    case:view document:view document:upload document:assign document:delete medication:search reminder:view
    reminder:work registration:start clinic:manage staff:manage key:manage event:manage audit:view`,
};

function reachOf(role: Role, permission: Permission): 'all' | 'own' | 'none' {
  const words = ALLOWED[role].split(/\s+/);
  return words.includes(permission) ? 'all' : words.includes(`${permission}*`) ? 'own' : 'none';
}

describe('the table of roles and permissions', () => {
  for (const role of ROLES) {
    for (const permission of PERMISSIONS) {
      const reach = reachOf(role, permission);
      it(`gives ${role} ${permission}: ${reach}`, () => {
        expect(may({ role }, permission)).toBe(reach !== 'none');
        expect(reachesAll({ role }, permission)).toBe(reach === 'all');
      });
    }
  }
});

describe('mayFor', () => {
  const doctor = { role: 'doctor', doctorId: 'd1', clinicIds: ['c1'] } as const;
  const actor = { ...doctor, clinicIds: [...doctor.clinicIds] };

  it('lets a doctor edit what is theirs, in a clinic they see', () => {
    expect(mayFor(actor, 'appointment:edit', { doctorId: 'd1', clinicId: 'c1' })).toBe(true);
  });

  it('refuses a doctor what is a colleague’s, nobody’s, or in another clinic', () => {
    expect(mayFor(actor, 'appointment:edit', { doctorId: 'd2', clinicId: 'c1' })).toBe(false);
    expect(mayFor(actor, 'appointment:edit', { doctorId: null, clinicId: 'c1' })).toBe(false);
    expect(mayFor(actor, 'appointment:edit', { clinicId: 'c1' })).toBe(false);
    expect(mayFor(actor, 'appointment:edit', { doctorId: 'd1', clinicId: 'c2' })).toBe(false);
  });

  it('does not take a doctor without an id for the doctor of a thing without one', () => {
    const nobody = { ...actor, doctorId: null };
    expect(mayFor(nobody, 'appointment:edit', { doctorId: null, clinicId: 'c1' })).toBe(false);
  });

  it('keeps a receptionist in the clinics that were given', () => {
    const reception = { role: 'receptionist' as const, doctorId: null, clinicIds: ['c1'] };
    expect(mayFor(reception, 'appointment:edit', { doctorId: 'd2', clinicId: 'c1' })).toBe(true);
    expect(mayFor(reception, 'appointment:edit', { doctorId: 'd2', clinicId: 'c2' })).toBe(false);
    expect(mayFor({ ...reception, clinicIds: [] }, 'appointment:edit', { clinicId: 'c1' })).toBe(false);
  });

  it('lets null see every clinic', () => {
    expect(seesClinic({ clinicIds: null }, 'any')).toBe(true);
  });
});
