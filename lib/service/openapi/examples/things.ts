// The people, places and visits that the examples of the document tell of; all of them are invented.

export const CLINIC_ID = 'cln7c1f0a92b3d4e5f60718293a4';
export const DOCTOR_ID = 'doc1a2b3c4d5e6f708192a3b4c5';
export const PATIENT_ID = 'pat9f8e7d6c5b4a39281706f5e4';
export const APPOINTMENT_ID = 'apt0c1d2e3f4a5b6c7d8e9f0a1b';
export const BUSINESS_ID = 'biz5d4c3b2a19087f6e5d4c3b2a';
export const DOCUMENT_ID = '3c7b3647-d3e5-44c9-9235-180a97c99b22';
export const SUBSCRIPTION_ID = 'sub_f511084c-7bc5-499c-aff0-a6ce2f389a84';
export const EVENT_ID = 'evt_03f51f53-179b-4e43-b641-7b4f570a834b';
export const KID = 'key3b2a19087f6e5d4c3b2a1908';
export const CLIENT_ID = 'cl7f6e5d4c3b2a19087f6e5d4c';
export const DELIVERY_ID = 'dlv_5f876c20-d007-4097-b182-2d100c43798f';

/** The three ids that every appointment's body begins with. */
export const IDS = { clinic_id: CLINIC_ID, doctor_id: DOCTOR_ID, patient_id: PATIENT_ID };

const ADDRESS = { city: 'Bengaluru', pincode: 560038 };

const PERSON = {
  designation: 'Ms.',
  first_name: 'Ishita',
  middle_name: '',
  last_name: 'Venkataraman',
  partner_patient_id: 'AP-2012',
  mobile: '+919845000093',
  gender: 'F',
  dob: '1987-03-14',
  address: ADDRESS,
};

/** Patient details as an update sends them. */
export const DETAILS = PERSON;

export const APPOINTMENT = {
  appointment_id: APPOINTMENT_ID,
  partner_appointment_id: 'AP-A11',
  clinic_id: CLINIC_ID,
  partner_clinic_id: 'AP-C1',
  doctor_id: DOCTOR_ID,
  partner_doctor_id: 'AP-D1',
  patient_id: PATIENT_ID,
  partner_patient_id: 'AP-2012',
  token: 12,
  status: 'BK',
  mode: 'VIDEO',
  start_time: 1795280400,
  end_time: 1795281300,
  created_at: 1794589200,
  updated_at: 1795194000,
  custom_attributes: { label: ['paid'], tags: [] },
  video_connect: { vendor: 'other', url: 'https://meet.example/ishita' },
  partner_meta: { booking_channel: 'website' },
  display_meta: { vendor_patient_id: 'AP-2012', co_pay: 250.5 },
  notes: null,
  patient_details: { ...PERSON, age: null },
};

export const CLINIC = {
  id: CLINIC_ID,
  name: 'Indiranagar',
  address: '214, 12th Main, Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  contact: '08041230010',
  mobile: '08041230010',
  partner_id: 'AP-C1',
  time_zone: 'Asia/Kolkata',
  doctors: [{ id: DOCTOR_ID, firstname: 'Kavya', lastname: 'Rao' }],
};

export const DOCTOR = {
  id: DOCTOR_ID,
  firstname: 'Kavya',
  lastname: 'Rao',
  gender: 'F',
  mobile: '9845040010',
  email: 'kavya.rao@clinic.example',
  profile_image_url: null,
  about: '',
  specialisation: ['General medicine'],
  qualifications: ['MBBS', 'MD'],
  clinics: [{ id: CLINIC_ID, name: 'Indiranagar' }],
  partner_id: 'AP-D1',
};

export const PATIENT = {
  patient_id: PATIENT_ID,
  ...PERSON,
  age: null,
  partner_meta: {},
  created_at: 1794589200,
  updated_at: 1794589200,
};

/** The same patient in the vendor's short form. */
export const PROFILE = {
  oid: PATIENT_ID,
  username: 'AP-2012',
  mobile: PERSON.mobile,
  fln: 'Ishita Venkataraman',
  gen: 'F',
  dob: PERSON.dob,
  age: null,
};

export const CASE_ITEM = {
  display_name: 'Fever',
  type: 'OP',
  hi_type: 'OPConsultation',
  partner_meta: { facility_id: 'IN2910000042', record_number: 'R-10000' },
  occurred_at: 1753958070,
};
