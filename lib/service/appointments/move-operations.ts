// The moves of an appointment between its states, as rows of the table in app.ts.
import { z } from 'zod';
import { appointmentRecord } from '@/lib/contract/appointment';
import { changeStatusBody, completeBody, rescheduleBody } from '@/lib/contract/appointment-moves';
import type { AppointmentStatus } from '@/lib/contract/appointment-status';
import { nowSeconds } from '../clock';
import { operation, type Answer } from '../http/operation';
import { partnerIdQuery } from '../key';
import { etagOf, recordOf } from './appointment-row';
import { moveAppointment } from './move-appointment';
import type { AppointmentCall } from './read-appointment';
import { rescheduleAppointment } from './reschedule-appointment';

const shared = {
  scope: 'appointments:write',
  credential: 'auth',
  params: z.object({ appointment_id: z.string() }),
  query: partnerIdQuery,
  errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
} as const;
const MOVED = { 204: { description: 'Moved', schema: null } };
const RECORD = { 200: { description: 'The appointment as it is now', schema: appointmentRecord } };

async function movedTo(call: AppointmentCall, to: AppointmentStatus): Promise<Answer> {
  const row = await moveAppointment(call, to);
  return { status: 204, headers: { etag: etagOf(row) } };
}

async function recordAfter(call: AppointmentCall, to: AppointmentStatus): Promise<Answer> {
  const row = await moveAppointment(call, to);
  return { status: 200, body: recordOf(row, nowSeconds()), headers: { etag: etagOf(row) } };
}

export const moveOperations = [
  operation({
    ...shared,
    id: 'cancelAppointment',
    method: 'PUT',
    path: '/dr/v1/appointment/:appointment_id/cancel',
    source: 'vendor',
    summary: 'Cancel an appointment (CN)',
    answers: MOVED,
    handler: (call) => movedTo(call, 'CN'),
  }),
  operation({
    ...shared,
    id: 'completeAppointment',
    method: 'POST',
    path: '/dr/v1/appointment/:appointment_id/complete',
    source: 'vendor',
    summary: 'Complete an ongoing appointment: CM with `prescription: true`, otherwise CMNP',
    body: completeBody,
    answers: MOVED,
    handler: (call) => movedTo(call, call.body?.prescription === true ? 'CM' : 'CMNP'),
  }),
  operation({
    ...shared,
    id: 'parkAppointment',
    method: 'POST',
    path: '/dr/v1/appointment/:appointment_id/parked',
    source: 'vendor',
    summary: 'Park an appointment (PA)',
    answers: MOVED,
    handler: (call) => movedTo(call, 'PA'),
  }),
  operation({
    ...shared,
    id: 'changeAppointmentStatus',
    method: 'POST',
    path: '/dr/v1/appointment/:appointment_id/change-status',
    source: 'vendor',
    summary: 'Move an appointment: NS as the vendor has it, every other allowed move but RE as our extension',
    body: changeStatusBody,
    answers: RECORD,
    handler: (call) => recordAfter(call, call.body.status),
  }),
  operation({
    ...shared,
    id: 'rescheduleAppointment',
    method: 'PUT',
    path: '/dr/v1/appointment/:appointment_id/reschedule',
    source: 'vendor',
    summary: 'End an appointment as rescheduled (RE) and book its continuation; Location names it',
    body: rescheduleBody,
    answers: MOVED,
    handler: rescheduleAppointment,
  }),
  operation({
    ...shared,
    id: 'checkInAppointment',
    method: 'POST',
    path: '/desk-ext/v1/appointment/:appointment_id/check-in',
    source: 'extension',
    summary: "Check a patient in (CK); gives the queue's next token when there is none yet",
    answers: RECORD,
    handler: (call) => recordAfter(call, 'CK'),
  }),
];
