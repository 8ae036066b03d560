import type { Examples } from './example';
import {
  BUSINESS_ID,
  CLINIC,
  CLINIC_ID,
  DETAILS,
  DOCTOR,
  DOCTOR_ID,
  PATIENT,
  PATIENT_ID,
  PROFILE,
} from './things';

const savedAs = (ekaid: string) => ({ status: 'success', ekaid });
const nameOf = ({ id, name }: typeof CLINIC) => ({ clinic_id: id, name, doctors: [DOCTOR_ID] });

const clinicExamples: Examples = {
  deleteClinic: { answer: { status: 'success', message: 'Clinic Deleted Successfully' } },
  getClinic: { answer: { status: 'success', clinic: CLINIC } },
  listClinics: { answer: { status: 'success', clinics: [CLINIC] } },
  createClinic: {
    body: {
      name: CLINIC.name,
      address: CLINIC.address,
      city: CLINIC.city,
      state: CLINIC.state,
      pincode: CLINIC.pincode,
      contact: CLINIC.contact,
      partner_id: CLINIC.partner_id,
      doctor_ids: [DOCTOR_ID],
    },
    answer: savedAs(CLINIC_ID),
  },
  updateClinic: { body: { contact: '08041230011' }, answer: savedAs(CLINIC_ID) },
  getBusinessClinic: {
    answer: {
      success: true,
      data: {
        clinic: {
          clinic_id: CLINIC_ID,
          name: CLINIC.name,
          address: {
            line1: CLINIC.address,
            city: CLINIC.city,
            state: CLINIC.state,
            country: 'India',
            pincode: CLINIC.pincode,
            lat: '',
            lon: '',
          },
        },
      },
    },
  },
  getBusinessInfo: { answer: { status: 'success', bid: BUSINESS_ID, business_name: 'Sunrise Clinics' } },
  getBusinessEntities: {
    answer: {
      status_code: 200,
      success: true,
      data: {
        clinics: [nameOf(CLINIC)],
        doctors: [{ doctor_id: DOCTOR_ID, name: 'Kavya Rao', pic: null }],
        business: { business_id: BUSINESS_ID, name: 'Sunrise Clinics' },
      },
    },
  },
};

const { firstname, lastname, gender } = DOCTOR;
const doctorExamples: Examples = {
  createDoctor: {
    body: {
      firstname,
      lastname,
      gender,
      mobile: DOCTOR.mobile,
      partner_id: 'AP-D1',
      clinic_ids: [CLINIC_ID],
    },
    answer: savedAs(DOCTOR_ID),
  },
  listDoctors: { answer: { status: 'success', doctors: [DOCTOR] } },
  getDoctor: { answer: { status: 'success', doctor: DOCTOR } },
  updateDoctor: { body: { about: 'Twenty years of general medicine' }, answer: savedAs(DOCTOR_ID) },
  getDoctorProfile: {
    answer: {
      id: DOCTOR_ID,
      profile: {
        personal: {
          name: { f: firstname, l: lastname },
          gender,
          dob: null,
          mobile: DOCTOR.mobile,
          email: DOCTOR.email,
          pic: null,
        },
        professional: {
          specialisation: DOCTOR.specialisation,
          qualifications: DOCTOR.qualifications,
          about: DOCTOR.about,
          clinics: DOCTOR.clinics,
          default_clinic: CLINIC_ID,
        },
      },
    },
  },
  listSlots: {
    answer: {
      success: 'true',
      status_code: 200,
      data: {
        schedule: {
          [CLINIC_ID]: [
            {
              service_type: 'consultation',
              slots: [
                {
                  available: true,
                  conf_id: 'consultation',
                  s: '2026-11-23T09:00:00+05:30',
                  e: '2026-11-23T09:15:00+05:30',
                },
              ],
            },
          ],
        },
        services: { consultation: { service_name: 'Consultation', duration: 15, mode: ['INCLINIC'] } },
      },
    },
  },
};

const patientExamples: Examples = {
  createPatient: { body: DETAILS, answer: { patient_id: PATIENT_ID } },
  getPatient: { answer: PATIENT },
  updatePatient: { body: { last_name: 'Raman' }, answer: { patient_id: PATIENT_ID } },
  searchBusinessPatients: { answer: { data: { profiles: [PATIENT] } } },
  searchPatients: { answer: [PROFILE] },
  listPatientsByMobile: { answer: [PROFILE] },
  listPatients: {
    answer: { profiles: [PROFILE], currPageMeta: { currPageNo: 1, pageSize: 500, nextPage: -1 } },
  },
  findPatients: {
    answer: {
      patients: [{ ...PATIENT, way: 'sounds_like', last_visit: 1794589200, token_today: 12, shared_by: 1 }],
    },
  },
};

export const directoryExamples: Examples = { ...clinicExamples, ...doctorExamples, ...patientExamples };
