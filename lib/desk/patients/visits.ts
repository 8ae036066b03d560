// The visits of one patient, as far as the person who asks may see appointments.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { listAppointments } from '@/lib/gateway/appointments';
import { ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { mayWith } from '../appointments/open-appointment';

/** The latest first; null while the service is away. */
export async function readVisits(actor: Actor, patientId: string): Promise<AppointmentRecord[] | null> {
  try {
    const visits = await listAppointments({ patient_id: patientId });
    return visits
      .filter((visit) => mayWith(actor, 'appointment:view', visit))
      .sort((one, other) => other.start_time - one.start_time);
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}
