// The appointment operations of the interface.
import { z } from 'zod';
import {
  appointmentCreate,
  appointmentPatch,
  appointmentRecord,
  appointmentUpdated,
} from '@/lib/contract/appointment';
import { attributesPatch, flatPatch } from '@/lib/contract/appointment-flat';
import { appointmentList, appointmentListQuery } from '@/lib/contract/appointment-list';
import { operation } from '../http/operation';
import { partnerIdQuery } from '../key';
import { ETAG } from './appointment-row';
import { createAppointment } from './create-appointment';
import { listAppointments } from './list-appointments';
import { readAppointment } from './read-appointment';
import { updateAppointment, updateAttributes, updateFlat } from './update-appointment';

export const appointmentParams = z.object({ appointment_id: z.string() });
const IF_MATCH = 'The ETag of the version that was read; a stale one is refused with 412 and what changed.';

const WRONG_PARAMETERS = { codes: { INVALID_REQUEST: 'INVALID_REQUEST_PARAMETERS' } } as const;

export const appointments = {
  update: operation({
    id: 'updateAppointment',
    source: 'interface',
    summary: 'Update an appointment; absent fields stay as they are',
    params: appointmentParams,
    query: partnerIdQuery,
    body: appointmentPatch,
    requestHeaders: { 'If-Match': IF_MATCH },
    answers: {
      200: { description: 'The appointment as it is now', schema: appointmentUpdated, headers: ETAG },
    },
    errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'PRECONDITION_FAILED'],
    handler: updateAppointment,
  }),
  create: operation({
    id: 'createAppointment',
    source: 'vendor',
    summary: 'Book an appointment; a new patient in the partner form enters the directory',
    body: appointmentCreate,
    answers: {
      201: { description: 'Booked', schema: z.object({ appointment_id: z.string() }), headers: ETAG },
    },
    errors: ['INVALID_REQUEST', 'CONFLICT'],
    refusals: { ...WRONG_PARAMETERS, beside: () => ({ data: {} }) },
    handler: createAppointment,
  }),
  list: operation({
    id: 'listAppointments',
    source: 'vendor',
    summary: "List a patient's appointments, or those of up to a week of the clinics' days",
    query: appointmentListQuery,
    answers: { 200: { description: 'A page in the order of time', schema: appointmentList } },
    errors: ['INVALID_REQUEST'],
    refusals: WRONG_PARAMETERS,
    handler: listAppointments,
  }),
  get: operation({
    id: 'getAppointment',
    source: 'vendor',
    summary: 'Read an appointment',
    params: appointmentParams,
    query: partnerIdQuery,
    answers: { 200: { description: 'The appointment', schema: appointmentRecord, headers: ETAG } },
    errors: ['NOT_FOUND'],
    handler: readAppointment,
  }),
  updateFlat: operation({
    id: 'updateAppointmentFlat',
    source: 'vendor',
    summary: 'Update an appointment in the older, flat form; place and patient stay',
    params: appointmentParams,
    query: partnerIdQuery,
    body: flatPatch,
    requestHeaders: { 'If-Match': IF_MATCH },
    answers: { 204: { description: 'Updated', schema: null, headers: ETAG } },
    errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'PRECONDITION_FAILED'],
    handler: updateFlat,
  }),
  updateAttributes: operation({
    id: 'updateCustomAttributes',
    source: 'vendor',
    summary: 'Set some custom attributes of an appointment; the others stay',
    params: appointmentParams,
    query: partnerIdQuery,
    body: attributesPatch,
    requestHeaders: { 'If-Match': IF_MATCH },
    answers: { 204: { description: 'Updated', schema: null, headers: ETAG } },
    errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'PRECONDITION_FAILED'],
    handler: updateAttributes,
  }),
};
