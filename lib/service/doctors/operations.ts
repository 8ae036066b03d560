// The doctor operations of the interface.
import { z } from 'zod';
import { savedAnswer } from '@/lib/contract/clinic';
import {
  doctorAnswer,
  doctorCreate,
  doctorListAnswer,
  doctorPatch,
  doctorProfileAnswer,
} from '@/lib/contract/doctor';
import { slotAnswer, slotQuery } from '@/lib/contract/slot';
import { operation } from '../http/operation';
import { answerDoctor, answerDoctorProfile, answerDoctors } from './read-doctor';
import { createDoctor, updateDoctor } from './save-doctor';
import { answerSlots } from './slots';

const params = z.object({ doctor_id: z.string() });

export const doctors = {
  create: operation({
    source: 'vendor',
    id: 'createDoctor',
    summary: 'Create a doctor',
    body: doctorCreate,
    answers: { 201: { description: 'Created; ekaid is the id', schema: savedAnswer } },
    errors: ['INVALID_REQUEST'],
    handler: createDoctor,
  }),
  list: operation({
    source: 'vendor',
    id: 'listDoctors',
    summary: 'List the doctors',
    answers: { 200: { description: 'All doctors', schema: doctorListAnswer } },
    errors: [],
    handler: answerDoctors,
  }),
  get: operation({
    source: 'vendor',
    id: 'getDoctor',
    summary: "Read a doctor, by the service's or the partner's id",
    params,
    answers: { 200: { description: 'The doctor', schema: doctorAnswer } },
    errors: ['DOCTOR_NOT_FOUND'],
    handler: answerDoctor,
  }),
  update: operation({
    source: 'vendor',
    id: 'updateDoctor',
    summary: "Change a doctor, by the service's id; clinics named are added",
    params,
    body: doctorPatch,
    answers: { 200: { description: 'Changed', schema: savedAnswer } },
    errors: ['INVALID_REQUEST', 'DOCTOR_NOT_FOUND'],
    handler: updateDoctor,
  }),
  profile: operation({
    source: 'vendor',
    id: 'getDoctorProfile',
    summary: 'Read a doctor in the profile form',
    params,
    answers: { 200: { description: 'The profile', schema: doctorProfileAnswer } },
    errors: ['DOCTOR_NOT_FOUND'],
    refusals: { beside: () => ({ data: {} }) },
    handler: answerDoctorProfile,
  }),
  slots: operation({
    source: 'vendor',
    id: 'listSlots',
    summary: 'List the slots of a doctor at a clinic on one day, or on it and the next',
    params: z.object({ doctor_id: z.string(), clinic_id: z.string() }),
    query: slotQuery,
    answers: { 200: { description: 'The slots', schema: slotAnswer } },
    errors: ['INVALID_REQUEST', 'CLINIC_NOT_FOUND', 'DOCTOR_NOT_FOUND'],
    // The vendor's success is a text here.
    refusals: { beside: ({ status, message }) => ({ success: 'false', status_code: status, message }) },
    handler: answerSlots,
  }),
};
