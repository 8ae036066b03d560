// The patient operations of the interface.
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

export const patients = {
  create: operation({
    source: 'vendor',
    id: 'createPatient',
    summary: 'Add a patient to the directory',
    body: patientCreate,
    answers: { 201: { description: 'Added', schema: patientSaved } },
    errors: ['INVALID_REQUEST', 'PATIENT_ALREADY_EXISTS'],
    handler: createPatient,
  }),
  get: operation({
    source: 'vendor',
    id: 'getPatient',
    summary: 'Read a patient',
    params,
    query: partnerIdQuery,
    answers: { 200: { description: 'The patient', schema: patientRecord } },
    errors: ['PATIENT_NOT_FOUND'],
    refusals: {
      codes: { PATIENT_NOT_FOUND: 'PATIENTS_NOT_FOUND' },
      beside: ({ status }) => ({ status_code: status, success: false }),
    },
    handler: answerPatient,
  }),
  update: operation({
    source: 'vendor',
    id: 'updatePatient',
    summary: 'Change a patient; absent fields stay as they are',
    params,
    query: partnerIdQuery,
    body: patientPatch,
    answers: { 201: { description: 'Changed', schema: patientSaved } },
    errors: ['INVALID_REQUEST', 'PATIENT_NOT_FOUND'],
    handler: updatePatient,
  }),
  searchBusiness: operation({
    source: 'vendor',
    id: 'searchBusinessPatients',
    summary: 'Find everybody who shares a mobile, as records',
    query: businessSearchQuery,
    answers: { 200: { description: 'All of them', schema: businessSearchAnswer } },
    errors: ['INVALID_REQUEST'],
    handler: answerBusinessSearch,
  }),
  search: operation({
    source: 'vendor',
    id: 'searchPatients',
    summary: 'Find patients by the beginning of a name, the mobile or the partner id',
    query: patientSearchQuery,
    answers: { 200: { description: 'At most `limit`, by name', schema: shortProfiles } },
    errors: ['INVALID_REQUEST'],
    handler: answerSearch,
  }),
  listByMobile: operation({
    source: 'vendor',
    id: 'listPatientsByMobile',
    summary: 'Find everybody who shares a mobile, in the short form',
    query: byMobileQuery,
    answers: { 200: { description: 'All of them', schema: shortProfiles } },
    errors: ['INVALID_REQUEST'],
    handler: answerByMobile,
  }),
  list: operation({
    source: 'vendor',
    id: 'listPatients',
    summary: 'Read the directory page by page, in the short form',
    query: minifiedQuery,
    answers: { 200: { description: 'A page', schema: minifiedAnswer } },
    errors: ['INVALID_REQUEST'],
    handler: answerMinified,
  }),
};
