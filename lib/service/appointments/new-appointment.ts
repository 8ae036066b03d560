// What a booking makes: the row of the appointment, the details of a patient who is new, and what does not fit.
import {
  DEFAULT_DURATION_SECONDS,
  MODE_WITH_VIDEO_CONNECT,
  type AppointmentCreate,
} from '@/lib/contract/appointment';
import type { ErrorDetail } from '@/lib/contract/errors';
import type { Identity } from '@/lib/contract/identity';
import type { PatientPatch } from '@/lib/contract/patient';
import { localDay } from '@/lib/contract/time';
import { newId } from '../new-id';
import type { AppointmentColumns, Place } from './appointment-row';

type Booking = {
  businessId: string;
  place: Place;
  patientId: string;
  body: AppointmentCreate;
  /** Epoch seconds */
  at: number;
};

/** The row of a new appointment, booked (BK). */
export function newAppointment({ businessId, place, patientId, body, at }: Booking): AppointmentColumns {
  const { appointment_details: details } = body;
  return {
    businessId,
    id: newId('apt'),
    partnerId: body.partner_appointment_id ?? null,
    clinicId: place.clinicId,
    doctorId: place.doctorId,
    patientId,
    token: body.token ?? null,
    day: localDay(details.start_time, place.timeZone),
    status: 'BK',
    mode: details.mode ?? 'INCLINIC',
    startTime: details.start_time,
    endTime: details.end_time ?? details.start_time + DEFAULT_DURATION_SECONDS,
    customAttributes: details.custom_attributes ?? {},
    videoConnect: details.video_connect ?? null,
    partnerMeta: body.partner_meta ?? {},
    displayMeta: body.display_meta ?? {},
    notes: body.notes ?? '',
    previousId: null,
    nextId: null,
    version: 1,
    checkedInAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The details under which a new patient enters the directory: with the partner's id of the identity. */
export function newDetails(identity: Identity, body: AppointmentCreate): PatientPatch {
  return { ...body.patient_details, partner_patient_id: identity.patient };
}

/**
 * What is wrong with naming a patient who is not in the directory. The service makes its own ids, so only the
 * partner form can name a new one; not shown in the interface: a first name is all that it takes.
 */
export function wrongNewPatient(
  { by, patient }: Identity,
  { patient_details: details }: AppointmentCreate,
): ErrorDetail[] {
  if (by === 'service') {
    return [{ path: 'patient_id', message: `"${patient}" is not a patient of this business` }];
  }
  if (!details) {
    const message = `"${patient}" is not a patient of this business; send patient_details to add a new one`;
    return [{ path: 'partner_patient_id', message }];
  }
  const wrong: ErrorDetail[] = [];
  if (details.first_name === undefined) {
    wrong.push({ path: 'patient_details.first_name', message: 'is required to add a new patient' });
  }
  if ((details.partner_patient_id ?? patient) !== patient) {
    const message = 'must be the same as partner_patient_id, or absent, to add a new patient';
    wrong.push({ path: 'patient_details.partner_patient_id', message });
  }
  return wrong;
}

/** A video link beside another mode. */
export function wrongVideo({
  appointment_details: { mode, video_connect },
}: AppointmentCreate): ErrorDetail[] {
  if (!video_connect || mode === MODE_WITH_VIDEO_CONNECT) return [];
  const message = `is only for mode ${MODE_WITH_VIDEO_CONNECT}; send that mode too`;
  return [{ path: 'appointment_details.video_connect', message }];
}
