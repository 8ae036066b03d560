// The living clinics of a business: reading them with their doctors, adding, changing, deleting softly.
import type { ClinicCreate, ClinicPatch } from '@/lib/contract/clinic';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import type { Prisma } from '@/prisma/service/generated/client';
import { newId } from '../new-id';
import { present } from '../present';
import type { Transaction } from '../store';

const withDoctors = {
  doctors: {
    select: { doctor: { select: { id: true, firstName: true, lastName: true } } },
    orderBy: { doctorId: 'asc' },
  },
} satisfies Prisma.ClinicInclude;
export type ClinicWithDoctors = Prisma.ClinicGetPayload<{ include: typeof withDoctors }>;

/** Every clinic that was not deleted, the oldest first. */
export function listClinics(tx: Transaction, businessId: string): Promise<ClinicWithDoctors[]> {
  return tx.clinic.findMany({
    where: { businessId, deletedAt: null },
    include: withDoctors,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** One living clinic with its doctors; null when it is unknown. */
export function readClinic(
  tx: Transaction,
  businessId: string,
  id: string,
): Promise<ClinicWithDoctors | null> {
  return tx.clinic.findFirst({ where: { businessId, id, deletedAt: null }, include: withDoctors });
}

/** Adds a clinic at `at` (epoch seconds) and returns its id. */
export async function addClinic(
  tx: Transaction,
  businessId: string,
  body: ClinicCreate,
  at: number,
): Promise<string> {
  const id = newId('cln');
  const { name, address } = body;
  const timeZone = DEFAULT_TIME_ZONE;
  await tx.clinic.create({
    data: { businessId, id, name, address, timeZone, ...columnsOf(body), createdAt: at },
  });
  return id;
}

/** Changes the fields that the body has. */
export async function changeClinic(
  tx: Transaction,
  businessId: string,
  id: string,
  body: ClinicPatch,
): Promise<void> {
  await tx.clinic.updateMany({ where: { businessId, id, deletedAt: null }, data: columnsOf(body) });
  if (body.time_zone !== undefined) await moveDays(tx, businessId, id);
}

/** Marks a clinic as deleted; false when there is none to delete (any more). */
export async function removeClinic(
  tx: Transaction,
  businessId: string,
  id: string,
  at: number,
): Promise<boolean> {
  const where = { businessId, id, deletedAt: null };
  const { count } = await tx.clinic.updateMany({ where, data: { deletedAt: at } });
  return count === 1;
}

/** In another zone the same instants lie on other days. */
async function moveDays(tx: Transaction, businessId: string, clinicId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE service."Appointment" a
    SET day = to_char(to_timestamp(a."startTime") AT TIME ZONE c."timeZone", 'YYYY-MM-DD')
    FROM service."Clinic" c
    WHERE c."businessId" = ${businessId} AND c.id = ${clinicId}
      AND a."businessId" = c."businessId" AND a."clinicId" = c.id`;
}

function columnsOf({ partner_id, time_zone, name, address, city, state, pincode, contact }: ClinicPatch) {
  return present({
    name,
    address,
    city,
    state,
    pincode,
    contact,
    partnerId: partner_id,
    timeZone: time_zone,
  });
}
