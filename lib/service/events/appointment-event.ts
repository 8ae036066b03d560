// What is told of an appointment's change. The vendor's samples write seconds; ours are milliseconds, as the
// interface's own event is (decisions 1).
import type { AppointmentEvent } from '@/lib/contract/event';
import type { AppointmentRow } from '../appointments/appointment-row';

export type AppointmentNews = {
  event: AppointmentEvent['event'];
  /** The program that made the change, or the name of a job */
  clientId: string;
  appointment: AppointmentRow;
};

const ACTIONS = {
  'appointment.created': 'created',
  'appointment.updated': 'updated',
  'appointment.statuschange': 'statuschange',
} as const;

/** The event of one change; its transaction id names the version that the change made. */
export function appointmentEvent({ event, clientId, appointment }: AppointmentNews): AppointmentEvent {
  const { businessId, id, patientId, version, patient } = appointment;
  return {
    event,
    service: 'appointment',
    event_time: Date.now(),
    partition_id: `${businessId}:${patientId}:${event}`,
    transaction_id: `${id}-${version}-${patient.version}`,
    client_id: clientId,
    business_id: businessId,
    data: {
      appointment_id: id,
      partner_appointment_id: appointment.partnerId,
      clinic_id: appointment.clinicId,
      partner_clinic_id: appointment.clinicPartnerId,
      doctor_id: appointment.doctorId,
      partner_doctor_id: appointment.doctorPartnerId,
      patient_id: patientId,
      partner_patient_id: patient.partnerId,
      status: appointment.status,
      action: ACTIONS[event],
      created_at: appointment.createdAt,
      modified_at: Math.max(appointment.updatedAt, patient.updatedAt),
      custom_attributes: appointment.customAttributes,
      partner_meta: appointment.partnerMeta,
    },
  };
}
