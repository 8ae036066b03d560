// The moves of an appointment between its states.
import { z } from 'zod';
import { appointmentRecord } from '@/lib/contract/appointment';
import { changeStatusBody, completeBody, rescheduleBody } from '@/lib/contract/appointment-moves';
import type { AppointmentStatus } from '@/lib/contract/appointment-status';
import { nowSeconds } from '../clock';
import { operation, type Answer } from '../http/operation';
import { partnerIdQuery } from '../key';
import { ETAG, etagOf, recordOf } from './appointment-row';
import { moveAppointment } from './move-appointment';
import type { AppointmentCall } from './read-appointment';
import { rescheduleAppointment } from './reschedule-appointment';

const shared = {
  params: z.object({ appointment_id: z.string() }),
  query: partnerIdQuery,
  errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
} as const;
const MOVED = { 204: { description: 'Moved', schema: null, headers: ETAG } };
const RESCHEDULED = {
  204: { description: 'Moved', schema: null, headers: { Location: 'The path of the continuation' } },
};
const RECORD = {
  200: { description: 'The appointment as it is now', schema: appointmentRecord, headers: ETAG },
};

async function movedTo(call: AppointmentCall, to: AppointmentStatus): Promise<Answer> {
  const row = await moveAppointment(call, to);
  return { status: 204, headers: { etag: etagOf(row) } };
}

async function recordAfter(call: AppointmentCall, to: AppointmentStatus): Promise<Answer> {
  const row = await moveAppointment(call, to);
  return { status: 200, body: recordOf(row, nowSeconds()), headers: { etag: etagOf(row) } };
}

export const moves = {
  cancel: operation({
    ...shared,
    id: 'cancelAppointment',
    refusals: { codes: { TRANSITION_NOT_ALLOWED: 'CANCEL_NOT_ALLOWED' } },
    source: 'vendor',
    summary: 'Cancel an appointment (CN)',
    answers: MOVED,
    handler: (call) => movedTo(call, 'CN'),
  }),
  complete: operation({
    ...shared,
    id: 'completeAppointment',
    refusals: { codes: { TRANSITION_NOT_ALLOWED: 'COMPLETE_NOT_ALLOWED' } },
    source: 'vendor',
    summary: 'Complete an ongoing appointment: CM with `prescription: true`, otherwise CMNP',
    body: completeBody,
    answers: MOVED,
    handler: (call) => movedTo(call, call.body?.prescription === true ? 'CM' : 'CMNP'),
  }),
  park: operation({
    ...shared,
    id: 'parkAppointment',
    refusals: { codes: { TRANSITION_NOT_ALLOWED: 'COMPLETE_NOT_ALLOWED' } },
    source: 'vendor',
    summary: 'Park an appointment (PA)',
    answers: MOVED,
    handler: (call) => movedTo(call, 'PA'),
  }),
  changeStatus: operation({
    ...shared,
    id: 'changeAppointmentStatus',
    source: 'vendor',
    summary: 'Move an appointment: NS as the vendor has it, every other allowed move but RE as our extension',
    body: changeStatusBody,
    answers: RECORD,
    handler: (call) => recordAfter(call, call.body.status),
  }),
  reschedule: operation({
    ...shared,
    id: 'rescheduleAppointment',
    refusals: { codes: { TRANSITION_NOT_ALLOWED: 'RESCHEDULE_NOT_ALLOWED' } },
    source: 'vendor',
    summary: 'End an appointment as rescheduled (RE) and book its continuation; Location names it',
    body: rescheduleBody,
    answers: RESCHEDULED,
    handler: rescheduleAppointment,
  }),
  checkIn: operation({
    ...shared,
    id: 'checkInAppointment',
    source: 'extension',
    summary: "Check a patient in (CK); gives the queue's next token when there is none yet",
    answers: RECORD,
    handler: (call) => recordAfter(call, 'CK'),
  }),
};
