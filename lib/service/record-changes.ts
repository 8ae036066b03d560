// The one place that every change of an appointment or a patient passes, in the transaction of the change: here
// it is written down for stale writers (If-Match), and whatever else must follow a change hangs on here.
import { Prisma } from '@/prisma/service/generated/client';
import type { AppointmentRow } from './appointments/appointment-row';
import { appointmentEvent } from './events/appointment-event';
import { outboxInsert, outboxRows, WAKE_UP } from './events/outbox';
import type { PatientRow } from './patients/patient-row';
import { insertQuery } from './row';
import type { Transaction } from './store';

export type Change = {
  kind:
    | 'appointment.created'
    | 'appointment.updated'
    | 'appointment.statuschange'
    | 'patient.created'
    | 'patient.updated';
  /** The program that made it, or the name of a job. */
  clientId: string;
  /** Epoch seconds */
  at: number;
  /** The appointment as it is now, when it happened to one or through one. */
  appointment?: AppointmentRow;
  /** Paths of the record that differ from the version before; none when only its patient changed. */
  appointmentPaths?: string[];
  /** The patient as it is now. */
  patient: PatientRow;
  patientPaths?: string[];
};

/** Writes down what changed, and tells of it (the outbox). To be called once for each transaction, with all that changed in it. */
export async function recordChanges(tx: Transaction, changes: Change[]): Promise<void> {
  await tx.$executeRaw(changesQuery(changes));
}

/** The statement of `recordChanges`: one round trip for both histories and the outbox. */
export function changesQuery(changes: Change[]): Prisma.Sql {
  const appointments = changes.flatMap(({ appointment, appointmentPaths: paths = [], clientId, at }) => {
    if (!appointment || paths.length === 0) return [];
    const { businessId, id: appointmentId, version } = appointment;
    return [{ businessId, appointmentId, version, at, clientId, paths }];
  });
  const patients = changes.flatMap(({ patient, patientPaths: paths = [], clientId, at }) => {
    if (paths.length === 0) return [];
    const { businessId, id: patientId, version } = patient;
    return [{ businessId, patientId, version, at, clientId, paths }];
  });
  const events = changes.flatMap(({ kind, appointment, clientId }) => {
    if (!appointment || kind === 'patient.created' || kind === 'patient.updated') return [];
    const { businessId } = appointment;
    return [{ businessId, event: appointmentEvent({ event: kind, clientId, appointment }) }];
  });
  return Prisma.sql`
    WITH appointments AS (${insertQuery('AppointmentChange', appointments)}),
         patients AS (${insertQuery('PatientChange', patients)}),
         told AS (${outboxInsert(outboxRows(events))})
    SELECT ${WAKE_UP} WHERE EXISTS (SELECT FROM told)`;
}
