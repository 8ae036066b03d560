// Editing who a patient is: a correction is saved, and what may be another person is asked about first.
import { z } from 'zod';
import { patientPatch, patientRecord, type PatientPatch, type PatientRecord } from '@/lib/contract/patient';
import { fullName, sameJson, sameNameKey } from '@/lib/display';
import { getPatient, listPatientsByMobile, updatePatient } from '@/lib/gateway/patients';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';
import { distinctFrom, rememberDistinct } from './find/register-patient';

export const detailsInput = z.object({
  id: z.string().max(200),
  /** The details as the person first saw them. */
  base: patientRecord,
  /** What they wrote instead. */
  changes: patientPatch,
  /** They were asked and said that it is the same person. */
  correction: z.boolean(),
});
export type DetailsInput = z.infer<typeof detailsInput>;

export type Field = keyof PatientPatch;

export type DetailsOutcome =
  /** `undo` takes it back; null when an update cannot express it. */
  | { kind: 'ok'; undo: PatientPatch | null }
  /** Is this still the same person? `known` is somebody else of that name on that phone. */
  | { kind: 'who'; known: { patient_id: string; name: string } | null }
  /** Others changed the same fields meanwhile; nothing was stored. */
  | { kind: 'clash'; fields: Field[] }
  | Setback;

/** What makes a person this person; each counts once. */
const IDENTITY: readonly (readonly Field[])[] = [
  ['first_name', 'last_name'],
  ['dob', 'age'],
  ['gender'],
  ['mobile'],
];

/** Saves the changes whole or not at all. */
export async function saveDetails(
  actor: Actor,
  { id, base, changes, correction }: DetailsInput,
): Promise<DetailsOutcome> {
  try {
    const stored = await getPatient(id);
    const fields = (Object.keys(changes) as Field[]).filter((field) => !same(stored, changes, field));
    const clashing = fields.filter((field) => !sameJson(valueOf(stored, field), valueOf(base, field)));
    if (clashing.length > 0) return { kind: 'clash', fields: clashing };
    if (fields.length === 0) return { kind: 'ok', undo: null };
    const doubt = await whoIsIt(stored, changes, fields);
    if (doubt && !correction) return doubt;
    const wanted = Object.fromEntries(fields.map((field) => [field, changes[field]]));
    await updatePatient(id, wanted);
    // Who has been told apart is not asked about again.
    if (doubt?.known) await rememberDistinct(actor, id, [doubt.known.patient_id]);
    const subject = { kind: 'patient', id };
    const detail = { fields: fields.join(' '), asked: correction ? 'correction' : null };
    await writeAudit({ actor, action: 'patient.edit', subject, detail });
    return { kind: 'ok', undo: undoOf(stored, fields) };
  } catch (error) {
    return setbackOf(error);
  }
}

/** Several identity fields at once, or the name of somebody else on the same phone. Null = a plain correction. */
async function whoIsIt(
  stored: PatientRecord,
  changes: PatientPatch,
  fields: readonly Field[],
): Promise<Extract<DetailsOutcome, { kind: 'who' }> | null> {
  const known = await somebodyElse(stored, changes, fields);
  const changed = IDENTITY.filter((group) =>
    group.some((field) => fields.includes(field) && isKnown(stored, group)),
  );
  return known || changed.length > 1 ? { kind: 'who', known } : null;
}

async function somebodyElse(stored: PatientRecord, changes: PatientPatch, fields: readonly Field[]) {
  const mobile = changes.mobile ?? stored.mobile;
  const touched = (['first_name', 'middle_name', 'last_name', 'mobile'] as const).some((field) =>
    fields.includes(field),
  );
  if (!mobile || !touched) return null;
  const name = {
    designation: null,
    first_name: changes.first_name ?? stored.first_name,
    middle_name: changes.middle_name ?? stored.middle_name,
    last_name: changes.last_name ?? stored.last_name,
  };
  const key = sameNameKey(name);
  const family = await listPatientsByMobile(mobile);
  const distinct = [stored.patient_id, ...(await distinctFrom(stored.patient_id))];
  const found = family.find(({ oid, fln }) => !distinct.includes(oid) && keyOf(fln) === key);
  return found ? { patient_id: found.oid, name: fullName(name) } : null;
}

function keyOf(wholeName: string): string {
  return sameNameKey({ designation: null, first_name: wholeName, middle_name: null, last_name: null });
}

/** A field that was empty and is filled in makes nobody another person. */
function isKnown(stored: PatientRecord, group: readonly Field[]): boolean {
  return group.some((field) => {
    const value = valueOf(stored, field);
    return value !== null && value !== '';
  });
}

function same(stored: PatientRecord, changes: PatientPatch, field: Field): boolean {
  const value = changes[field];
  return value === undefined || sameJson(value, valueOf(stored, field));
}

function valueOf(record: PatientRecord, field: Field): unknown {
  return record[field];
}

/** What was there before; birth date and age replace each other, and what was unknown cannot be made so again. */
function undoOf(stored: PatientRecord, fields: readonly Field[]): PatientPatch | null {
  const birth = stored.dob === null ? 'age' : 'dob';
  const before = fields.map((field) => (field === 'dob' || field === 'age' ? birth : field));
  const entries = before.map((field) => [field, valueOf(stored, field)] as const);
  const parsed = patientPatch.safeParse(Object.fromEntries(entries));
  return parsed.success ? parsed.data : null;
}
