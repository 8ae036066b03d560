// An appointment record for tests, valid by the contract; each test names only what matters to it.
import { appointmentRecord, type AppointmentRecord } from '@/lib/contract/appointment';

const START = Date.parse('2026-11-20T05:00:00Z') / 1000;

/** 10:30–10:45 in Kolkata, token 12, with some of everything; `different` replaces top-level members. */
export function anAppointment(different: Partial<AppointmentRecord> = {}): AppointmentRecord {
  return appointmentRecord.parse({
    appointment_id: 'a-1',
    partner_appointment_id: 'p-1',
    clinic_id: 'c-1',
    partner_clinic_id: null,
    doctor_id: 'd-1',
    partner_doctor_id: null,
    patient_id: 'pt-1',
    partner_patient_id: 'AP-2231',
    token: 12,
    status: 'CK',
    mode: 'VIDEO',
    start_time: START,
    end_time: START + 900,
    created_at: START - 86_400,
    updated_at: START - 3600,
    custom_attributes: { label: ['VIP'], tags: ['fasting'], room: 2 },
    video_connect: { vendor: 'Meet', url: 'https://meet.example/abc' },
    partner_meta: { referral_code: 'R-9', plan: { tier: 'gold' } },
    display_meta: { vendor_patient_id: 'AP-2231', insurance: 'Self pay', visit_count: 4 },
    notes: null,
    patient_details: aPatient(),
    ...different,
  });
}

/** Aarav Sharma, about 42: an age is known, a birth date is not. */
export function aPatient(
  different: Partial<AppointmentRecord['patient_details']> = {},
): AppointmentRecord['patient_details'] {
  return {
    designation: 'Mr.',
    first_name: 'Aarav',
    middle_name: '',
    last_name: 'Sharma',
    partner_patient_id: 'AP-2231',
    mobile: '+919845007710',
    gender: 'M',
    dob: null,
    age: 42,
    address: { city: 'Bengaluru', pincode: 560038 },
    ...different,
  };
}
