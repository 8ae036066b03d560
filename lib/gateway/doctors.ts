// The doctor operations of the service, one function each. All throw ServiceError.
import { doctorAnswer, doctorListAnswer, type DoctorRecord } from '@/lib/contract/doctor';
import { slotAnswer, type Slot } from '@/lib/contract/slot';
import { pathOf } from './path-of';
import { ask } from './request';

export async function listDoctors(): Promise<DoctorRecord[]> {
  const { answer } = await ask({ method: 'GET', path: '/cdr/v1/doctor/', answer: doctorListAnswer });
  return answer.doctors;
}

/** By the service's id or the partner's. */
export async function getDoctor(id: string): Promise<DoctorRecord> {
  const { answer } = await ask({ method: 'GET', path: pathOf`/cdr/v1/doctor/${id}/`, answer: doctorAnswer });
  return answer.doctor;
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
