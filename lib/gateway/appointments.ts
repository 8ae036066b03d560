// Reading, creating and updating appointments, one function for each operation. All throw ServiceError.
import { z } from 'zod';
import {
  appointmentRecord,
  appointmentUpdated,
  type AppointmentCreate,
  type AppointmentPatch,
  type AppointmentRecord,
} from '@/lib/contract/appointment';
import { appointmentList, PAGE_SIZE } from '@/lib/contract/appointment-list';
import { partnerFlag, type IdKind } from './id-kind';
import { pathOf } from './path-of';
import { ask } from './request';

export type AppointmentAnswer = {
  record: AppointmentRecord;
  /** The version to name in `If-Match`; null from a service that gives none. */
  etag: string | null;
};

/** The days are clinic-local, YYYY-MM-DD, both included. A patient stands alone. */
export type AppointmentQuery =
  { patient_id: string } | { start_date: string; end_date: string; doctor_id?: string; clinic_id?: string };

const PAGES_MAX = 200;

/** The record as it is now, and its version. */
export async function getAppointment(id: string, idKind: IdKind = {}): Promise<AppointmentAnswer> {
  const { answer, etag } = await ask({
    method: 'GET',
    path: pathOf`/dr/v1/appointment/${id}`,
    query: partnerFlag(idKind),
    answer: appointmentRecord,
  });
  return { record: answer, etag };
}

/** Every record of a query, page after page. */
export async function listAppointments(query: AppointmentQuery): Promise<AppointmentRecord[]> {
  const found = new Map<string, AppointmentRecord>();
  for (let page = 0; page < PAGES_MAX; page++) {
    const { answer } = await ask({
      method: 'GET',
      path: '/dr/v1/appointment',
      query: { ...query, page_no: page },
      answer: appointmentList,
    });
    // By id: an appointment that was added meanwhile pushes another one onto the next page.
    for (const record of answer.appointments) found.set(record.appointment_id, record);
    if (answer.appointments.length < pageSize(query)) break;
  }
  return [...found.values()];
}

/** Answers with the new appointment's id. */
export async function createAppointment(body: AppointmentCreate): Promise<string> {
  const { answer } = await ask({
    method: 'POST',
    path: '/dr/v1/appointment',
    body,
    answer: z.object({ appointment_id: z.string() }),
  });
  return answer.appointment_id;
}

/**
 * Changes what `patch` names; with `ifMatch` only the version of that etag, else `refused` with status 412 and what
 * changed in `details`. A lost answer is asked for again then: a 412 can be the echo of one's own change, so compare
 * with the record before asking anybody about it.
 */
export async function updateAppointment(
  id: string,
  patch: AppointmentPatch,
  { ifMatch, ...idKind }: IdKind & { ifMatch?: string | undefined } = {},
): Promise<AppointmentAnswer> {
  const { answer, etag } = await ask({
    method: 'PATCH',
    path: pathOf`/dr/v2/appointment/${id}`,
    query: partnerFlag(idKind),
    headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    body: patch,
    answer: appointmentUpdated.optional(),
    repeatable: ifMatch !== undefined,
  });
  // The vendor's service answers without a body (vendor-facts C1).
  if (!answer) return getAppointment(id, idKind);
  return { record: appointmentRecord.parse(answer), etag };
}

function pageSize(query: AppointmentQuery): number {
  if ('patient_id' in query) return PAGE_SIZE.patient;
  return query.doctor_id === undefined && query.clinic_id === undefined
    ? PAGE_SIZE.days
    : PAGE_SIZE.doctorOrClinic;
}
