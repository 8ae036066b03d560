import { noonToday } from '../appointments/test-day';
import { asPartner, identity, type Maker, type World } from './world';

const PATH = '/dr/v1/appointment';
const later = (world: World) => noonToday() + 86_400 * 5 + world.next() * 900;

/** A call on an appointment that was booked for it in a state. */
const on =
  (status: string, tail: string, body?: object, path = PATH): Maker =>
  async (world, by) => {
    const appointment = await world.book(status);
    const call = { path: `${path}/${appointment[by]}${tail}${asPartner(by)}` };
    return body === undefined ? call : { ...call, body };
  };

export const appointmentCalls: Record<string, Maker> = {
  updateAppointment: async (world, by) => ({
    path: `/dr/v2/appointment/${(await world.book())[by]}${asPartner(by)}`,
    body: { ...identity(world, by), token: world.next(), display_meta: { bed: '4B' } },
  }),
  createAppointment: (world, by) => ({
    path: PATH,
    body: { ...identity(world, by), appointment_details: { start_time: later(world) } },
  }),
  // The list knows no partner ids.
  listAppointments: (world) => ({ path: `${PATH}?patient_id=${world.patient.service}` }),
  getAppointment: on('BK', ''),
  updateAppointmentFlat: on('BK', '', { display_meta: { ward: 2 } }),
  updateCustomAttributes: on('BK', '/custom_attribute', { tags: ['first visit'] }),
  cancelAppointment: on('BK', '/cancel'),
  completeAppointment: on('OG', '/complete', { prescription: true }),
  parkAppointment: on('BK', '/parked'),
  changeAppointmentStatus: on('BK', '/change-status', { status: 'NS' }),
  rescheduleAppointment: async (world, by) => {
    const body = { start_time: later(world), ...placeOf(world, by) };
    return { path: `${PATH}/${(await world.book())[by]}/reschedule${asPartner(by)}`, body };
  },
  checkInAppointment: on('BK', '/check-in', undefined, '/desk-ext/v1/appointment'),
};

function placeOf({ clinic, doctor }: World, by: 'service' | 'partner') {
  return by === 'partner'
    ? { partner_clinic_id: clinic.partner, partner_doctor_id: doctor.partner }
    : { clinic_id: clinic.service, doc_id: doctor.service };
}
