// A doctor as the two reading forms show one.
import type { DoctorRecord } from '@/lib/contract/doctor';
import type { DoctorWithClinics } from './doctor-store';

const clinicsOf = (doctor: DoctorWithClinics) => doctor.clinics.map(({ clinic }) => clinic);

/** The record of the cdr family. */
export function doctorRecordOf(doctor: DoctorWithClinics): DoctorRecord {
  return {
    id: doctor.id,
    firstname: doctor.firstName,
    lastname: doctor.lastName,
    gender: doctor.gender,
    mobile: doctor.mobile,
    email: doctor.email,
    profile_image_url: doctor.profileImageUrl,
    about: doctor.about,
    specialisation: doctor.specialisations,
    qualifications: doctor.qualifications,
    clinics: clinicsOf(doctor),
    partner_id: doctor.partnerId,
  };
}

/** The profile of the dr family. */
export function doctorProfileOf(doctor: DoctorWithClinics) {
  const clinics = clinicsOf(doctor);
  return {
    id: doctor.id,
    profile: {
      personal: {
        name: { f: doctor.firstName, l: doctor.lastName },
        gender: doctor.gender,
        dob: doctor.dob,
        mobile: doctor.mobile,
        email: doctor.email,
        pic: doctor.profileImageUrl,
      },
      professional: {
        specialisation: doctor.specialisations,
        qualifications: doctor.qualifications,
        about: doctor.about,
        clinics,
        default_clinic: clinics[0]?.id ?? null,
      },
    },
  };
}
