// The appointment operations of the interface, as rows of the table in app.ts.
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
import { createAppointment } from './create-appointment';
import { listAppointments } from './list-appointments';
import { moveOperations } from './move-operations';
import { readAppointment } from './read-appointment';
import { updateAppointment, updateAttributes, updateFlat } from './update-appointment';

export const appointmentParams = z.object({ appointment_id: z.string() });
const IF_MATCH = 'The ETag of the version that was read; a stale one is refused with 412 and what changed.';

export const appointmentOperations = [
  operation({
    id: 'updateAppointment',
    method: 'PATCH',
    path: '/dr/v2/appointment/:appointment_id',
    source: 'interface',
    summary: 'Update an appointment; absent fields stay as they are',
    scope: 'appointments:write',
    credential: 'auth',
    params: appointmentParams,
    query: partnerIdQuery,
    body: appointmentPatch,
    requestHeaders: { 'If-Match': IF_MATCH },
    answers: { 200: { description: 'The appointment as it is now', schema: appointmentUpdated } },
    errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'PRECONDITION_FAILED'],
    handler: updateAppointment,
  }),
  operation({
    id: 'createAppointment',
    method: 'POST',
    path: '/dr/v1/appointment',
    source: 'vendor',
    summary: 'Book an appointment; a new patient in the partner form enters the directory',
    scope: 'appointments:write',
    credential: 'auth',
    body: appointmentCreate,
    answers: { 201: { description: 'Booked', schema: z.object({ appointment_id: z.string() }) } },
    errors: ['INVALID_REQUEST', 'CONFLICT'],
    handler: createAppointment,
  }),
  operation({
    id: 'listAppointments',
    method: 'GET',
    path: '/dr/v1/appointment',
    source: 'vendor',
    summary: "List a patient's appointments, or those of up to a week of the clinics' days",
    scope: 'appointments:read',
    credential: 'Authorization',
    query: appointmentListQuery,
    answers: { 200: { description: 'A page in the order of time', schema: appointmentList } },
    errors: ['INVALID_REQUEST'],
    handler: listAppointments,
  }),
  operation({
    id: 'getAppointment',
    method: 'GET',
    path: '/dr/v1/appointment/:appointment_id',
    source: 'vendor',
    summary: 'Read an appointment',
    scope: 'appointments:read',
    credential: 'auth',
    params: appointmentParams,
    query: partnerIdQuery,
    answers: { 200: { description: 'The appointment', schema: appointmentRecord } },
    errors: ['NOT_FOUND'],
    handler: readAppointment,
  }),
  operation({
    id: 'updateAppointmentFlat',
    method: 'PATCH',
    path: '/dr/v1/appointment/:appointment_id',
    source: 'vendor',
    summary: 'Update an appointment in the older, flat form; place and patient stay',
    scope: 'appointments:write',
    credential: 'auth',
    params: appointmentParams,
    query: partnerIdQuery,
    body: flatPatch,
    requestHeaders: { 'If-Match': IF_MATCH },
    answers: { 204: { description: 'Updated', schema: null } },
    errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'PRECONDITION_FAILED'],
    handler: updateFlat,
  }),
  operation({
    id: 'updateCustomAttributes',
    method: 'PATCH',
    path: '/dr/v1/appointment/:appointment_id/custom_attribute',
    source: 'vendor',
    summary: 'Set some custom attributes of an appointment; the others stay',
    scope: 'appointments:write',
    credential: 'auth',
    params: appointmentParams,
    query: partnerIdQuery,
    body: attributesPatch,
    requestHeaders: { 'If-Match': IF_MATCH },
    answers: { 204: { description: 'Updated', schema: null } },
    errors: ['INVALID_REQUEST', 'APPOINTMENT_NOT_FOUND', 'PRECONDITION_FAILED'],
    handler: updateAttributes,
  }),
  ...moveOperations,
];
