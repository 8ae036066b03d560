// A child's immunisation plan: made at the first booking, moved when the birth date is corrected.
import { localDay } from '@/lib/contract/time';
import type { PatientRow } from '../patients/patient-row';
import { insertQuery } from '../row';
import type { Transaction } from '../store';
import { planFor } from './childhood-schedule';

type Booked = { patient: PatientRow; doctorId: string; timeZone: string; at: number };

/**
 * Gives a child with a birth date the plan of the schedule, for the doctor of this booking; a plan that is there
 * stays as it is. Everything in it is due: what was given elsewhere, nobody has said yet.
 */
export async function planVaccinations(tx: Transaction, { patient, doctorId, timeZone, at }: Booked) {
  const { businessId, id: patientId, dob } = patient;
  if (dob === null) return;
  const today = localDay(at, timeZone);
  const plan = planFor(dob);
  // Who has outgrown the schedule needs none.
  if (plan.every(({ dueDate }) => dueDate < today)) return;
  if ((await tx.plannedVaccination.count({ where: { businessId, patientId } })) > 0) return;
  const rows = plan.map((planned) => ({
    ...planned,
    ...{ businessId, patientId, doctorId, state: 'due', remindedAt: null },
  }));
  await tx.$executeRaw(insertQuery('PlannedVaccination', rows));
}

/** Moves what is still due to where another birth date puts it; without a birth date nothing is due. */
export async function movePlan(tx: Transaction, { businessId, id: patientId, dob }: PatientRow) {
  const due = { businessId, patientId, state: 'due' };
  if (dob === null) {
    await tx.plannedVaccination.deleteMany({ where: due });
    return;
  }
  for (const { vaccine, dueDate } of planFor(dob)) {
    await tx.plannedVaccination.updateMany({ where: { ...due, vaccine }, data: { dueDate } });
  }
}
