// The immunisation plans of the demonstration's children: what lies behind them is given, the rest is due.
import { planFor } from '@/lib/service/immunisation/childhood-schedule';
import type { PatientRow } from '@/lib/service/patients/patient-row';
import type { Row } from '@/lib/service/row';
import type { PlannedVaccination } from '@/prisma/service/generated/client';

/** Vaccinations that are due around now, so that the reminders have something to remind of. */
export const DUE_NOW = 40;
const DAY = 86_400;

/** Plans of every child under `patients`, and `DUE_NOW` vaccinations due from two weeks ago to four weeks ahead. */
export function vaccinationRows(
  patients: readonly PatientRow[],
  doctorId: string,
  now: number,
): Row<PlannedVaccination>[] {
  const children = patients.filter(({ dob }) => dob !== null && dob > dayOf(now - 17 * 365 * DAY));
  const today = dayOf(now);
  let due = 0;
  return children.flatMap(({ businessId, id: patientId, dob }) => {
    const ahead = planFor(dob ?? '').filter(({ dueDate }) => dueDate >= today);
    const missed = planFor(dob ?? '').filter(({ dueDate }) => dueDate < today);
    const base = { businessId, patientId, doctorId, remindedAt: null };
    const late = missed.slice(due < DUE_NOW ? -2 : missed.length).map(({ vaccine }) => {
      const dueDate = dayOf(now + ((due % 42) - 14) * DAY);
      due += 1;
      return { ...base, vaccine, dueDate, state: 'due' };
    });
    const given = missed.slice(0, missed.length - late.length);
    return [
      ...given.map(({ vaccine, dueDate }) => ({ ...base, vaccine, dueDate, state: 'given' })),
      ...late,
      ...ahead.map(({ vaccine, dueDate }) => ({ ...base, vaccine, dueDate, state: 'due' })),
    ];
  });
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
