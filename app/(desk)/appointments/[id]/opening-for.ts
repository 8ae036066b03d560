// What the editor needs to begin: the record, its version, and what can be chosen in it.
import type { EditorOpening, OpenTrouble } from '@/components/appointment/opening';
import type { Actor } from '@/lib/desk/actor';
import { openAppointment } from '@/lib/desk/appointments/open-appointment';
import { auditPath } from '@/lib/desk/audit-log/audit-path';
import { mayFor } from '@/lib/desk/permissions';
import { readPlaces } from '@/lib/desk/board/places';

/** The opening, or why there is none. Who may not edit an appointment is not given its editor. */
export async function openingFor(actor: Actor, id: string): Promise<EditorOpening | { kind: OpenTrouble }> {
  const opened = await openAppointment(actor, id);
  if (opened.kind === 'gone' || opened.kind === 'forbidden') return { kind: opened.kind };
  if (opened.kind !== 'ok') return { kind: 'unreachable' };
  const { record, etag } = opened;
  const bound = { clinicId: record.clinic_id, doctorId: record.doctor_id };
  if (!mayFor(actor, 'appointment:edit', bound)) return { kind: 'forbidden' };
  const choices = await readPlaces(actor);
  return {
    opened: { record, etag },
    choices,
    now: Math.floor(Date.now() / 1000),
    auditPath: auditPath(actor, { thing: id }),
  };
}
