// Reading and writing the patients of a business.
import type { PatientPatch } from '@/lib/contract/patient';
import { Prisma } from '@/prisma/service/generated/client';
import { movePlan } from '../immunisation/plan';
import type { Key } from '../key';
import { newId } from '../new-id';
import { insertRows, readRows, updateRow, type JsonRows } from '../row';
import type { Transaction } from '../store';
import { isTaken } from '../transaction';
import { wrongFields } from '../wrong-fields';
import { mergePatient, type PatientChanges } from './merge-patient';
import type { PatientRow } from './patient-row';

/** The patient's row; null when the business has none of that id. With `hold`, kept from other writers until the transaction ends. */
export async function findPatient(
  tx: Transaction,
  businessId: string,
  key: Key,
  hold?: 'hold',
): Promise<PatientRow | null> {
  const id = key.by === 'partner' ? Prisma.sql`"partnerId"` : Prisma.sql`id`;
  const rows = await tx.$queryRaw<JsonRows>`
    SELECT row_to_json(p)::text AS row FROM (
      SELECT * FROM service."Patient" WHERE "businessId" = ${businessId} AND ${id} = ${key.id}
      ${hold ? Prisma.sql`FOR UPDATE` : Prisma.empty}
    ) p`;
  return readRows<PatientRow>(rows)[0] ?? null;
}

/** Adds a patient to the directory. Throws what `nameClash` makes of a partner id in use. */
export async function addPatient(
  tx: Transaction,
  businessId: string,
  details: PatientPatch,
  at: number,
): Promise<PatientRow> {
  const blank = blankPatient(businessId, at);
  const row = { ...blank, ...mergePatient(blank, details, at).columns };
  await insertRows(tx, 'Patient', [row]);
  return row;
}

/** Writes the changed columns as the next version and returns the row as it is now. */
export async function savePatient(
  tx: Transaction,
  stored: PatientRow,
  { columns }: PatientChanges,
  at: number,
): Promise<PatientRow> {
  const written = { ...columns, version: stored.version + 1, updatedAt: at };
  await updateRow(tx, 'Patient', stored, written);
  const saved = { ...stored, ...written };
  if (saved.dob !== stored.dob) await movePlan(tx, saved);
  return saved;
}

/** Whether an error of a write says that another patient of the business has the partner id. */
export function isPartnerIdTaken(error: unknown): boolean {
  return isTaken(error, 'Patient_businessId_partnerId_key');
}

/** The refusal for it, naming the field at `path` of the body. */
export function partnerIdTaken(path: string) {
  return wrongFields([{ path, message: 'belongs to another patient of this business' }]);
}

function blankPatient(businessId: string, at: number): PatientRow {
  return {
    businessId,
    id: newId('pat'),
    partnerId: null,
    designation: '',
    firstName: '',
    middleName: '',
    lastName: '',
    gender: null,
    dob: null,
    age: null,
    ageGivenAt: null,
    mobile: null,
    city: null,
    pincode: null,
    partnerMeta: {},
    archivedAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}
