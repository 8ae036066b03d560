// A patient's immunisation plan: read it, mark what was given, send a reminder at once. Our own extension.
import { z } from 'zod';
import {
  reminderRequest,
  reminderSent,
  vaccinationPatch,
  vaccinationPlan,
} from '@/lib/contract/immunisation';
import { Failure } from '../http/failure';
import { operation } from '../http/operation';
import { inTransaction } from '../transaction';
import { sendReminder } from './reminder';

const patientParam = z.object({ patient_id: z.string() });
const NO_PATIENT = 'there is no such patient';

export const vaccinations = {
  list: operation({
    id: 'listVaccinations',
    source: 'extension',
    summary: "A patient's immunisation plan, the next first (not clinically verified)",
    params: patientParam,
    answers: { 200: { description: 'The plan', schema: vaccinationPlan } },
    errors: ['PATIENT_NOT_FOUND'],
    handler: async ({ caller: { businessId }, params: { patient_id: patientId }, service: { store } }) => {
      const patient = await store.patient.findUnique({
        where: { businessId_id: { businessId, id: patientId } },
        include: { vaccinations: { orderBy: [{ dueDate: 'asc' }, { vaccine: 'asc' }] } },
      });
      if (!patient) throw new Failure('PATIENT_NOT_FOUND', NO_PATIENT);
      const vaccinations = patient.vaccinations.map((row) => ({
        vaccine: row.vaccine,
        due_date: row.dueDate,
        doctor_id: row.doctorId,
        state: row.state,
        reminded_at: row.remindedAt === null ? null : Number(row.remindedAt),
      }));
      return { status: 200, body: { vaccinations } };
    },
  }),
  update: operation({
    id: 'updateVaccination',
    source: 'extension',
    summary: 'Say what became of one vaccination of the plan',
    params: patientParam,
    body: vaccinationPatch,
    answers: { 204: { description: 'Changed', schema: null } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ caller: { businessId }, params, body, service }) => {
      const { count } = await service.store.plannedVaccination.updateMany({
        where: { businessId, patientId: params.patient_id, vaccine: body.vaccine },
        data: { state: body.state },
      });
      if (count === 0) throw new Failure('NOT_FOUND', 'the plan of this patient has no such vaccination');
      return { status: 204 };
    },
  }),
  sendReminder: operation({
    id: 'sendVaccinationReminder',
    source: 'extension',
    summary: 'Send the reminder of one due date at once, also when it was sent before',
    params: patientParam,
    body: reminderRequest,
    answers: { 202: { description: 'The event is on its way', schema: reminderSent } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ caller: { businessId }, params, body, service }) => {
      const group = { businessId, patientId: params.patient_id, dueDate: body.due_date };
      const sent = await inTransaction(service.store, (tx) => {
        return sendReminder(tx, service.origin, group, ['due', 'reminded']);
      });
      if (!sent) throw new Failure('NOT_FOUND', 'nothing of this patient is due on that date');
      return { status: 202, body: { event_id: sent.eventId, transaction_id: sent.transactionId } };
    },
  }),
};
