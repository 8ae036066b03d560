import type { Examples } from './example';
import { APPOINTMENT, APPOINTMENT_ID, CLINIC_ID, DETAILS, DOCTOR_ID, IDS } from './things';

const TIMES = { start_time: 1795280400, end_time: 1795281300 };
const VIDEO = {
  ...TIMES,
  mode: 'VIDEO',
  video_connect: { vendor: 'other', url: 'https://meet.example/ishita' },
  custom_attributes: { label: ['paid'], tags: [] },
};
const DISPLAY = { vendor_patient_id: 'AP-2012', co_pay: 250.5 };

export const appointmentExamples: Examples = {
  updateAppointment: {
    body: {
      ...IDS,
      token: 12,
      appointment_details: VIDEO,
      partner_meta: { booking_channel: 'website' },
      patient_details: DETAILS,
      display_meta: DISPLAY,
    },
    answer: APPOINTMENT,
  },
  createAppointment: {
    body: {
      partner_clinic_id: 'AP-C1',
      partner_doctor_id: 'AP-D1',
      partner_patient_id: 'AP-2012',
      partner_appointment_id: 'AP-A11',
      token: 12,
      appointment_details: VIDEO,
    },
    answer: { appointment_id: APPOINTMENT_ID },
  },
  listAppointments: { answer: { appointments: [APPOINTMENT] } },
  getAppointment: { answer: APPOINTMENT },
  updateAppointmentFlat: { body: { ...TIMES, token: 12, display_meta: DISPLAY } },
  updateCustomAttributes: { body: { payment_status: ['paid'], tags: ['first visit'] } },
  completeAppointment: { body: { prescription: true } },
  changeAppointmentStatus: { body: { status: 'NS' }, answer: { ...APPOINTMENT, status: 'NS' } },
  rescheduleAppointment: {
    body: { start_time: 1795284000, end_time: 1795284900, clinic_id: CLINIC_ID, doc_id: DOCTOR_ID },
  },
  checkInAppointment: { answer: { ...APPOINTMENT, status: 'CK' } },
};
