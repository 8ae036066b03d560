// Taking a save back is another save, with the previous values.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { AppointmentAnswer } from '@/lib/gateway/appointments';
import { changedRecord } from './appointment-changes';
import { changedPaths, changesBetween, fieldsOf, ordersOf } from './fields';
import type { SaveInput } from './save-input';

/** The save that turns `saved` back into `before`; null when an update cannot express it, such as no token at all. */
export function undoOf(before: AppointmentRecord, saved: AppointmentAnswer): SaveInput | null {
  const changes = changesBetween(saved.record, fieldsOf(before), ordersOf(before));
  if (changedPaths(before, changedRecord(saved.record, changes)).length > 0) return null;
  return { id: saved.record.appointment_id, etag: saved.etag, base: saved.record, changes };
}
