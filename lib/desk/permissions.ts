// The one table of who may do what. Pages, actions and route handlers ask it; nothing else decides.

export const ROLES = ['receptionist', 'doctor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whose things: everybody's in the clinics one may see, or those of the doctor that one is. */
type Reach = 'all' | 'own';

/** What a front desk does with patients, appointments and reminders. */
const DESK_WORK = [
  'board:view',
  'appointment:view',
  'appointment:create',
  'appointment:edit',
  'appointment:status',
  'patient:view',
  'patient:edit',
  'case:view',
  'document:view',
  'document:upload',
  'document:assign',
  'document:delete',
  'medication:search',
  'reminder:view',
  'reminder:work',
  'registration:start',
] as const;

/** What is clinical: the doctor's, not the desk's. */
const CLINICAL_WORK = ['case:edit', 'reminder:send'] as const;

/** What keeps the clinic running. */
const ADMINISTRATION = ['clinic:manage', 'staff:manage', 'key:manage', 'event:manage', 'audit:view'] as const;

export const PERMISSIONS = [...DESK_WORK, ...CLINICAL_WORK, ...ADMINISTRATION] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * A receptionist works for everybody. A doctor sees and changes what is his or hers, and reads patients, whom
 * colleagues treat too. An administrator is the practice manager: covers the desk, writes no clinical entry.
 */
export const PERMISSION_TABLE: Record<Role, Partial<Record<Permission, Reach>>> = {
  receptionist: everything(DESK_WORK),
  doctor: {
    'board:view': 'own',
    'appointment:view': 'own',
    'appointment:create': 'own',
    'appointment:edit': 'own',
    'appointment:status': 'own',
    'patient:view': 'all',
    'patient:edit': 'all',
    'case:view': 'all',
    'case:edit': 'all',
    'document:view': 'all',
    'document:upload': 'all',
    'document:assign': 'all',
    'medication:search': 'all',
    'reminder:view': 'own',
    'reminder:work': 'own',
    'reminder:send': 'all',
  },
  admin: { ...everything(DESK_WORK), ...everything(ADMINISTRATION) },
};

/** The part of an actor that the table asks about. */
export type Entitled = { role: Role; doctorId: string | null; clinicIds: string[] | null };

/** What a thing is bound to; a missing member binds it to nothing. */
export type Bound = { clinicId?: string | null | undefined; doctorId?: string | null | undefined };

/** Whether the role has the permission at all: for menus, pages and buttons. */
export function may(actor: Pick<Entitled, 'role'>, permission: Permission): boolean {
  return PERMISSION_TABLE[actor.role][permission] !== undefined;
}

/** Whether the permission reaches others' things too; false also where it is missing. */
export function reachesAll(actor: Pick<Entitled, 'role'>, permission: Permission): boolean {
  return PERMISSION_TABLE[actor.role][permission] === 'all';
}

/** Whether the actor may do this to this one thing: the role, whose it is, and the clinic it is in. */
export function mayFor(actor: Entitled, permission: Permission, thing: Bound): boolean {
  const reach = PERMISSION_TABLE[actor.role][permission];
  if (reach === undefined || !seesClinic(actor, thing.clinicId)) return false;
  return reach === 'all' || (actor.doctorId !== null && actor.doctorId === thing.doctorId);
}

/** Whether the actor may see a clinic; a thing without a clinic is seen by all. */
export function seesClinic(actor: Pick<Entitled, 'clinicIds'>, clinicId: string | null | undefined): boolean {
  return (
    actor.clinicIds === null ||
    clinicId === null ||
    clinicId === undefined ||
    actor.clinicIds.includes(clinicId)
  );
}

function everything(permissions: readonly Permission[]): Partial<Record<Permission, Reach>> {
  return Object.fromEntries(permissions.map((permission) => [permission, 'all']));
}
