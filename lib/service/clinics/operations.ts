// The clinic and business operations of the interface.
import { z } from 'zod';
import { businessAnswer, businessEntitiesAnswer } from '@/lib/contract/business';
import {
  businessClinicAnswer,
  clinicAnswer,
  clinicCreate,
  clinicDeletedAnswer,
  clinicListAnswer,
  clinicPatch,
  savedAnswer,
} from '@/lib/contract/clinic';
import { operation } from '../http/operation';
import { answerBusiness, answerEntities } from './business';
import { answerBusinessClinic, answerClinic, answerClinics } from './read-clinic';
import { createClinic, deleteClinic, updateClinic } from './save-clinic';

const params = z.object({ clinic_id: z.string() });

export const clinics = {
  delete: operation({
    id: 'deleteClinic',
    source: 'interface',
    summary: "Delete a clinic softly, by the service's or the partner's id",
    params,
    answers: { 200: { description: 'Deleted', schema: clinicDeletedAnswer } },
    errors: ['CLINIC_NOT_FOUND'],
    handler: deleteClinic,
  }),
  create: operation({
    id: 'createClinic',
    source: 'vendor',
    summary: 'Create a clinic',
    body: clinicCreate,
    answers: { 201: { description: 'Created; ekaid is its id', schema: savedAnswer } },
    errors: ['INVALID_REQUEST'],
    handler: createClinic,
  }),
  list: operation({
    source: 'vendor',
    id: 'listClinics',
    summary: 'List the clinics',
    answers: { 200: { description: 'All clinics that were not deleted', schema: clinicListAnswer } },
    errors: [],
    handler: answerClinics,
  }),
  get: operation({
    source: 'vendor',
    id: 'getClinic',
    summary: "Read a clinic, by the service's or the partner's id",
    params,
    answers: { 200: { description: 'The clinic', schema: clinicAnswer } },
    errors: ['CLINIC_NOT_FOUND'],
    handler: answerClinic,
  }),
  update: operation({
    id: 'updateClinic',
    source: 'vendor',
    summary: "Change a clinic, by the service's or the partner's id; doctors named are added",
    params,
    body: clinicPatch,
    answers: { 200: { description: 'Changed', schema: savedAnswer } },
    errors: ['INVALID_REQUEST', 'CLINIC_NOT_FOUND'],
    handler: updateClinic,
  }),
  businessInfo: operation({
    source: 'vendor',
    id: 'getBusinessInfo',
    summary: 'Name the business of the token',
    answers: { 200: { description: 'The business', schema: businessAnswer } },
    errors: [],
    handler: answerBusiness,
  }),
  businessEntities: operation({
    source: 'vendor',
    id: 'getBusinessEntities',
    summary: 'List clinics and doctors in short',
    answers: {
      200: { description: 'The business with its clinics and doctors', schema: businessEntitiesAnswer },
    },
    errors: [],
    refusals: { beside: ({ status }) => ({ data: {}, status_code: status, success: false }) },
    handler: answerEntities,
  }),
  businessClinic: operation({
    source: 'vendor',
    id: 'getBusinessClinic',
    summary: 'Read a clinic in the older form',
    params,
    answers: { 200: { description: 'The clinic', schema: businessClinicAnswer } },
    errors: ['CLINIC_NOT_FOUND'],
    refusals: { beside: ({ code, message }) => ({ success: false, code, message }) },
    handler: answerBusinessClinic,
  }),
};
