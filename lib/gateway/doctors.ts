// The doctor operations of the service, one function each. All throw ServiceError.
import type { z } from 'zod';
import { savedAnswer } from '@/lib/contract/clinic';
import {
  doctorAnswer,
  doctorListAnswer,
  doctorProfileAnswer,
  type DoctorCreate,
  type DoctorPatch,
  type DoctorRecord,
} from '@/lib/contract/doctor';
import { slotAnswer, type Slot } from '@/lib/contract/slot';
import { pathOf } from './path-of';
import { ask } from './request';

/** Every doctor of the business. */
export async function listDoctors(): Promise<DoctorRecord[]> {
  const { answer } = await ask({ method: 'GET', path: '/cdr/v1/doctor/', answer: doctorListAnswer });
  return answer.doctors;
}

/** By the service's id or the partner's. */
export async function getDoctor(id: string): Promise<DoctorRecord> {
  const { answer } = await ask({ method: 'GET', path: pathOf`/cdr/v1/doctor/${id}/`, answer: doctorAnswer });
  return answer.doctor;
}

/** A doctor in the profile form. */
export async function getDoctorProfile(id: string): Promise<z.infer<typeof doctorProfileAnswer>> {
  const { answer } = await ask({
    method: 'GET',
    path: pathOf`/dr/v1/doctor/${id}`,
    answer: doctorProfileAnswer,
  });
  return answer;
}

/** Answers with the new doctor's id. */
export async function createDoctor(body: DoctorCreate): Promise<string> {
  const { answer } = await ask({ method: 'POST', path: '/cdr/v1/doctor/', body, answer: savedAnswer });
  return answer.ekaid;
}

/** By the service's id. The clinics named are added to those there are. */
export async function updateDoctor(id: string, body: DoctorPatch): Promise<void> {
  await ask({ method: 'PATCH', path: pathOf`/cdr/v1/doctor/${id}/`, body, answer: savedAnswer });
}

/** A doctor's slots at a clinic on one day (YYYY-MM-DD, clinic-local), free ones and taken ones. */
export async function listSlots(doctorId: string, clinicId: string, day: string): Promise<Slot[]> {
  const { answer } = await ask({
    method: 'GET',
    path: pathOf`/dr/v1/doctor/${doctorId}/clinic/${clinicId}/appointment/slot`,
    query: { start_date: day, end_date: day },
    answer: slotAnswer,
  });
  return (answer.data.schedule[clinicId] ?? []).flatMap(({ slots }) => slots);
}
