// The patient operations of the interface, as rows of the table in app.ts.
import { z } from 'zod';
import { patientCreate, patientPatch, patientRecord, patientSaved } from '@/lib/contract/patient';
import {
  businessSearchAnswer,
  businessSearchQuery,
  byMobileQuery,
  minifiedAnswer,
  minifiedQuery,
  patientSearchQuery,
  shortProfiles,
} from '@/lib/contract/patient-search';
import { operation } from '../http/operation';
import { partnerIdQuery } from '../key';
import {
  answerBusinessSearch,
  answerByMobile,
  answerMinified,
  answerPatient,
  answerSearch,
} from './read-patient';
import { createPatient, updatePatient } from './save-patient';

const params = z.object({ patient_id: z.string() });
const reads = { scope: 'patients:read', source: 'vendor', method: 'GET' } as const;
const writes = { scope: 'patients:write', credential: 'auth', source: 'vendor' } as const;

export const patientOperations = [
  operation({
    ...writes,
    id: 'createPatient',
    method: 'POST',
    path: '/dr/v1/patient',
    summary: 'Add a patient to the directory',
    body: patientCreate,
    answers: { 201: { description: 'Added', schema: patientSaved } },
    errors: ['INVALID_REQUEST', 'PATIENT_ALREADY_EXISTS'],
    handler: createPatient,
  }),
  operation({
    ...reads,
    id: 'getPatient',
    path: '/dr/v1/patient/:patient_id',
    summary: 'Read a patient',
    credential: 'auth',
    params,
    query: partnerIdQuery,
    answers: { 200: { description: 'The patient', schema: patientRecord } },
    errors: ['PATIENT_NOT_FOUND'],
    handler: answerPatient,
  }),
  operation({
    ...writes,
    id: 'updatePatient',
    method: 'PATCH',
    path: '/dr/v1/patient/:patient_id',
    summary: 'Change a patient; absent fields stay as they are',
    params,
    query: partnerIdQuery,
    body: patientPatch,
    answers: { 201: { description: 'Changed', schema: patientSaved } },
    errors: ['INVALID_REQUEST', 'PATIENT_NOT_FOUND'],
    handler: updatePatient,
  }),
  operation({
    ...reads,
    id: 'searchBusinessPatients',
    path: '/dr/v1/business/patients/search',
    summary: 'Find everybody who shares a mobile, as records',
    credential: 'auth',
    query: businessSearchQuery,
    answers: { 200: { description: 'All of them', schema: businessSearchAnswer } },
    errors: ['INVALID_REQUEST'],
    handler: answerBusinessSearch,
  }),
  operation({
    ...reads,
    id: 'searchPatients',
    path: '/profiles/v1/patient/search',
    summary: 'Find patients by the beginning of a name, the mobile or the partner id',
    credential: 'Authorization',
    query: patientSearchQuery,
    answers: { 200: { description: 'At most `limit`, by name', schema: shortProfiles } },
    errors: ['INVALID_REQUEST'],
    handler: answerSearch,
  }),
  operation({
    ...reads,
    id: 'listPatientsByMobile',
    path: '/profiles/v1/patient/by-mobile',
    summary: 'Find everybody who shares a mobile, in the short form',
    credential: 'Authorization',
    query: byMobileQuery,
    answers: { 200: { description: 'All of them', schema: shortProfiles } },
    errors: ['INVALID_REQUEST'],
    handler: answerByMobile,
  }),
  operation({
    ...reads,
    id: 'listPatients',
    path: '/profiles/v1/patient/minified',
    summary: 'Read the directory page by page, in the short form',
    credential: 'Authorization',
    query: minifiedQuery,
    answers: { 200: { description: 'A page', schema: minifiedAnswer } },
    errors: ['INVALID_REQUEST'],
    handler: answerMinified,
  }),
];
