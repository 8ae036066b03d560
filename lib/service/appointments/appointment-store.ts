// Reading and writing the appointments of a business.
import { Prisma } from '@/prisma/service/generated/client';
import type { Key } from '../key';
import { insertRows, readRows, updateRow, type JsonRows } from '../row';
import type { Transaction } from '../store';
import { isTaken } from '../transaction';
import { wrongFields } from '../wrong-fields';
import type { AppointmentColumns, AppointmentRow, Shown } from './appointment-row';

/** Appointments of a business with clinic, doctor and patient; `tail` says which, in what order, and what is held. */
export function appointmentsQuery(businessId: string, tail: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT row_to_json(r)::text AS row FROM (
      SELECT a.*, c."partnerId" AS "clinicPartnerId", c."timeZone", c."deletedAt" AS "clinicDeletedAt",
             d."partnerId" AS "doctorPartnerId", row_to_json(p) AS patient
      FROM service."Appointment" a
      JOIN service."Clinic" c ON c."businessId" = a."businessId" AND c.id = a."clinicId"
      JOIN service."Doctor" d ON d."businessId" = a."businessId" AND d.id = a."doctorId"
      JOIN service."Patient" p ON p."businessId" = a."businessId" AND p.id = a."patientId"
      WHERE a."businessId" = ${businessId} AND ${tail}
    ) r`;
}

/**
 * The tail that finds one appointment. With `hold`, it and its patient are kept from other writers until the
 * transaction ends, always in this order, so that two writers never wait for each other.
 */
export function oneAppointment(key: Key, hold?: 'hold'): Prisma.Sql {
  const column = key.by === 'partner' ? Prisma.sql`a."partnerId"` : Prisma.sql`a.id`;
  return Prisma.sql`${column} = ${key.id} ${hold ? Prisma.sql`FOR UPDATE OF a, p` : Prisma.empty}`;
}

/** The appointments that `tail` finds. */
export async function selectAppointments(
  tx: Transaction,
  businessId: string,
  tail: Prisma.Sql,
): Promise<AppointmentRow[]> {
  return readRows<AppointmentRow>(await tx.$queryRaw<JsonRows>(appointmentsQuery(businessId, tail)));
}

/** One appointment, held or not; null when the business has none of that key. */
export async function findAppointment(
  tx: Transaction,
  businessId: string,
  key: Key | null,
  hold?: 'hold',
): Promise<AppointmentRow | null> {
  if (!key) return null;
  const rows = await selectAppointments(tx, businessId, oneAppointment(key, hold));
  return rows[0] ?? null;
}

/** Adds a row. Throws INVALID_REQUEST when another one of the queue has its token. */
export function addAppointment(tx: Transaction, row: AppointmentColumns): Promise<void> {
  return refusingTakenToken(row, () => insertRows(tx, 'Appointment', [row]));
}

export type AppointmentChanges = {
  /** Columns of the table that differ. */
  columns: Partial<AppointmentColumns>;
  /** What the row shows of its place, when it moves to another one. */
  shown?: Shown;
  /** Paths of the record that differ. */
  paths: string[];
};

/** Writes the changes as the next version and returns the row as it is now. Refuses a token that another one has. */
export async function saveAppointment(
  tx: Transaction,
  stored: AppointmentRow,
  { columns, shown }: AppointmentChanges,
  at: number,
): Promise<AppointmentRow> {
  const written = { ...columns, version: stored.version + 1, updatedAt: at };
  const row = { ...stored, ...written, ...shown };
  await refusingTakenToken(row, () => updateRow(tx, 'Appointment', stored, written));
  return row;
}

async function refusingTakenToken(row: AppointmentColumns, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isTaken(error, TOKEN_INDEX)) throw error;
    const message = `${row.token} is already given to another patient of this doctor at this clinic on ${row.day}: send another number`;
    throw wrongFields([{ path: 'token', message }]);
  }
}

const TOKEN_INDEX = 'Appointment_businessId_clinicId_doctorId_day_token_key';
