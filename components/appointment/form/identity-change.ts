// Distinguishes a spelling correction from a swapped person: who a patient is must not change by accident.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { AppointmentChanges } from './changes';

/** Whether a save would change both the name and the age or the sex of a patient whose name is known. */
export function changesThePerson(changes: AppointmentChanges, record: AppointmentRecord): boolean {
  const changed = changes.patient_details;
  const stored = record.patient_details;
  if (!changed || !stored.first_name) return false;
  const name = changed.first_name !== undefined && (changed.last_name !== undefined || !stored.last_name);
  const bornOtherwise = changed.dob !== undefined && stored.dob !== null;
  const agedOtherwise = changed.age !== undefined && stored.age !== null;
  const sex = changed.gender !== undefined && stored.gender !== null;
  return name && (bornOtherwise || agedOtherwise || sex);
}
