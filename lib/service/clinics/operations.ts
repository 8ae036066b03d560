// The clinic and business operations of the interface, as rows of the table in app.ts.
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
const reads = { scope: 'clinics:read', credential: 'auth', source: 'vendor', method: 'GET' } as const;
const writes = { scope: 'clinics:write', credential: 'auth' } as const;

export const clinicOperations = [
  operation({
    ...writes,
    id: 'deleteClinic',
    method: 'DELETE',
    path: '/cdr/v1/clinic/:clinic_id',
    source: 'interface',
    summary: "Delete a clinic softly, by the service's or the partner's id",
    params,
    answers: { 200: { description: 'Deleted', schema: clinicDeletedAnswer } },
    errors: ['CLINIC_NOT_FOUND'],
    handler: deleteClinic,
  }),
  operation({
    ...writes,
    id: 'createClinic',
    method: 'POST',
    path: '/cdr/v1/clinic',
    source: 'vendor',
    summary: 'Create a clinic',
    body: clinicCreate,
    answers: { 201: { description: 'Created; ekaid is its id', schema: savedAnswer } },
    errors: ['INVALID_REQUEST'],
    handler: createClinic,
  }),
  operation({
    ...reads,
    id: 'listClinics',
    path: '/cdr/v1/clinic',
    summary: 'List the clinics',
    answers: { 200: { description: 'All clinics that were not deleted', schema: clinicListAnswer } },
    errors: [],
    handler: answerClinics,
  }),
  operation({
    ...reads,
    id: 'getClinic',
    path: '/cdr/v1/clinic/:clinic_id',
    summary: "Read a clinic, by the service's or the partner's id",
    params,
    answers: { 200: { description: 'The clinic', schema: clinicAnswer } },
    errors: ['CLINIC_NOT_FOUND'],
    handler: answerClinic,
  }),
  operation({
    ...writes,
    id: 'updateClinic',
    method: 'PATCH',
    path: '/cdr/v1/clinic/:clinic_id',
    source: 'vendor',
    summary: "Change a clinic, by the service's id; doctors named are added",
    params,
    body: clinicPatch,
    answers: { 200: { description: 'Changed', schema: savedAnswer } },
    errors: ['INVALID_REQUEST', 'CLINIC_NOT_FOUND'],
    handler: updateClinic,
  }),
  operation({
    ...reads,
    id: 'getBusinessInfo',
    path: '/cdr/v1/get_business_info',
    summary: 'Name the business of the token',
    answers: { 200: { description: 'The business', schema: businessAnswer } },
    errors: [],
    handler: answerBusiness,
  }),
  operation({
    ...reads,
    id: 'getBusinessEntities',
    path: '/dr/v1/business/entities',
    summary: 'List clinics and doctors in short',
    answers: {
      200: { description: 'The business with its clinics and doctors', schema: businessEntitiesAnswer },
    },
    errors: [],
    handler: answerEntities,
  }),
  operation({
    ...reads,
    id: 'getBusinessClinic',
    path: '/dr/v1/business/clinic/:clinic_id',
    summary: 'Read a clinic in the older form',
    params,
    answers: { 200: { description: 'The clinic', schema: businessClinicAnswer } },
    errors: ['CLINIC_NOT_FOUND'],
    handler: answerBusinessClinic,
  }),
];
