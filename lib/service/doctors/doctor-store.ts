// The doctors of a business: reading them with their living clinics, adding, changing.
import { DEFAULT_DOCTOR_DOB, type DoctorCreate, type DoctorPatch } from '@/lib/contract/doctor';
import type { Prisma } from '@/prisma/service/generated/client';
import { newId } from '../new-id';
import { present } from '../present';
import type { Transaction } from '../store';

const withClinics = {
  clinics: {
    where: { clinic: { deletedAt: null } },
    select: { clinic: { select: { id: true, name: true } } },
    orderBy: { clinicId: 'asc' },
  },
} satisfies Prisma.DoctorInclude;
export type DoctorWithClinics = Prisma.DoctorGetPayload<{ include: typeof withClinics }>;

/** All doctors, the longest known first. */
export function listDoctors(tx: Transaction, businessId: string): Promise<DoctorWithClinics[]> {
  return tx.doctor.findMany({
    where: { businessId },
    include: withClinics,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** One doctor with the living clinics; null when unknown. */
export function readDoctor(
  tx: Transaction,
  businessId: string,
  id: string,
): Promise<DoctorWithClinics | null> {
  return tx.doctor.findFirst({ where: { businessId, id }, include: withClinics });
}

/** Adds a doctor at `at` (epoch seconds) and returns the id. */
export async function addDoctor(
  tx: Transaction,
  businessId: string,
  body: DoctorCreate,
  at: number,
): Promise<string> {
  const id = newId('doc');
  const { firstname: firstName, lastname: lastName } = body;
  const dob = DEFAULT_DOCTOR_DOB;
  await tx.doctor.create({
    data: { businessId, id, firstName, lastName, dob, ...columnsOf(body), createdAt: at },
  });
  return id;
}

/** Changes the fields that the body has. */
export async function changeDoctor(
  tx: Transaction,
  businessId: string,
  id: string,
  body: DoctorPatch,
): Promise<void> {
  await tx.doctor.updateMany({ where: { businessId, id }, data: columnsOf(body) });
}

function columnsOf(body: DoctorPatch) {
  const { gender, mobile, dob, email, about, specialisations, qualifications } = body;
  return present({
    firstName: body.firstname,
    lastName: body.lastname,
    gender,
    mobile,
    dob,
    email,
    about,
    specialisations,
    qualifications,
    profileImageUrl: body.profile_image_url,
    partnerId: body.partner_id,
  });
}
