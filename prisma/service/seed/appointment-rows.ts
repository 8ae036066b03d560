// Makes an appointment's row of the demonstration.
import { localDay, DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import type { AppointmentStatus } from '@/lib/contract/appointment-status';
import type { AppointmentColumns } from '@/lib/service/appointments/appointment-row';
import { newId } from '@/lib/service/new-id';
import type { PatientRow } from '@/lib/service/patients/patient-row';
import { drawCard } from './card';
import type { Draw } from './draw';

export type Visit = {
  clinicId: string;
  doctorId: string;
  patient: PatientRow;
  partnerId: string;
  status: AppointmentStatus;
  token: number | null;
  /** Epoch seconds */
  start: number;
  end: number;
  checkedInAt: number | null;
  /** When the row last changed, epoch seconds */
  changedAt: number;
};

const CHILD_SECONDS = 14 * 365 * 86_400;

export function appointmentRow(draw: Draw, visit: Visit): AppointmentColumns {
  const { patient, clinicId, doctorId, partnerId, status, token, checkedInAt } = visit;
  const video = draw.chance(8) && checkedInAt === null;
  const child = patient.dob !== null && Date.parse(patient.dob) / 1000 > visit.start - CHILD_SECONDS;
  const id = newId('apt');
  return {
    businessId: patient.businessId,
    id,
    partnerId,
    clinicId,
    doctorId,
    patientId: patient.id,
    token,
    day: localDay(visit.start, DEFAULT_TIME_ZONE),
    status,
    mode: video ? 'VIDEO' : 'INCLINIC',
    startTime: visit.start,
    endTime: visit.end,
    videoConnect: video ? { vendor: 'other', url: `https://meet.clinic.example/${id}` } : null,
    ...drawCard(draw, patient.partnerId, child),
    notes: draw.chance(15) ? 'Brings earlier reports.' : '',
    previousId: null,
    nextId: null,
    version: 1,
    checkedInAt,
    createdAt: visit.changedAt - draw.below(9) * 86_400,
    updatedAt: visit.changedAt,
  };
}
