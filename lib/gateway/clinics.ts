// The clinic operations of the service, one function each. All throw ServiceError.
import type { z } from 'zod';
import {
  businessClinicAnswer,
  clinicAnswer,
  clinicDeletedAnswer,
  clinicListAnswer,
  savedAnswer,
  type ClinicCreate,
  type ClinicPatch,
  type ClinicRecord,
} from '@/lib/contract/clinic';
import { pathOf } from './path-of';
import { ask } from './request';

type BusinessClinic = z.infer<typeof businessClinicAnswer>['data']['clinic'];

/** The clinics that are not deleted. */
export async function listClinics(): Promise<ClinicRecord[]> {
  const { answer } = await ask({ method: 'GET', path: '/cdr/v1/clinic/', answer: clinicListAnswer });
  return answer.clinics;
}

/** By the service's id or the partner's. */
export async function getClinic(id: string): Promise<ClinicRecord> {
  const { answer } = await ask({ method: 'GET', path: pathOf`/cdr/v1/clinic/${id}/`, answer: clinicAnswer });
  return answer.clinic;
}

/** Answers with the new clinic's id. */
export async function createClinic(body: ClinicCreate): Promise<string> {
  const { answer } = await ask({ method: 'POST', path: '/cdr/v1/clinic/', body, answer: savedAnswer });
  return answer.ekaid;
}

/** By the service's id. The doctors named are added to those there are. */
export async function updateClinic(id: string, body: ClinicPatch): Promise<void> {
  await ask({ method: 'PATCH', path: pathOf`/cdr/v1/clinic/${id}/`, body, answer: savedAnswer });
}

/** Soft; by the service's id or the partner's. Never sent twice by itself: a second time reads "not found". */
export async function deleteClinic(id: string): Promise<void> {
  await ask({ method: 'DELETE', path: pathOf`/cdr/v1/clinic/${id}/`, answer: clinicDeletedAnswer });
}

/** A clinic in the older form, with the parts of its address. */
export async function getBusinessClinic(id: string): Promise<BusinessClinic> {
  const { answer } = await ask({
    method: 'GET',
    path: pathOf`/dr/v1/business/clinic/${id}`,
    answer: businessClinicAnswer,
  });
  return answer.data.clinic;
}
