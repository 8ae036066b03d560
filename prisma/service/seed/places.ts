// The clinics and doctors of the demonstration business, and who works where.
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import { newId } from '@/lib/service/new-id';
import type { Row } from '@/lib/service/row';
import type { Clinic, ClinicDoctor, Doctor } from '@/prisma/service/generated/client';

export type Places = { clinics: Row<Clinic>[]; doctors: Row<Doctor>[]; links: ClinicDoctor[] };
export type PlaceNames = {
  clinics: readonly { name: string; address: string; pincode: string; contact: string }[];
  doctors: readonly {
    first: string;
    last: string;
    gender: string;
    speciality: string;
    degrees: readonly string[];
    /** Positions in the list of clinics. */
    clinics: readonly number[];
  }[];
};

export const DEMO_PLACES: PlaceNames = {
  clinics: [
    { name: 'Indiranagar', address: '214, 12th Main, Indiranagar', pincode: '560038', contact: '08041230010' },
    { name: 'Koramangala', address: '7, 80 Feet Road, Koramangala', pincode: '560034', contact: '08041230020' },
    { name: 'Whitefield', address: '31, ITPL Main Road, Whitefield', pincode: '560066', contact: '08041230030' },
  ],
  doctors: [
    { first: 'Kavya', last: 'Rao', gender: 'F', speciality: 'General medicine', degrees: ['MBBS', 'MD'], clinics: [0, 1] },
    { first: 'Sunil', last: 'Iyer', gender: 'M', speciality: 'Cardiology', degrees: ['MBBS', 'DM'], clinics: [0] },
    { first: 'Neha', last: 'Kapoor', gender: 'F', speciality: 'Paediatrics', degrees: ['MBBS', 'DCH'], clinics: [0, 2] },
    { first: 'Imran', last: 'Sheikh', gender: 'M', speciality: 'Dermatology', degrees: ['MBBS', 'DVD'], clinics: [1] },
    { first: 'Lata', last: 'Kulkarni', gender: 'F', speciality: 'Gynaecology', degrees: ['MBBS', 'MS'], clinics: [2] },
    { first: 'Thomas', last: 'George', gender: 'M', speciality: 'Orthopaedics', degrees: ['MBBS', 'MS'], clinics: [2, 1] },
  ],
}; // prettier-ignore

export const OTHER_PLACES: PlaceNames = {
  clinics: [{ name: 'Powai', address: '3, Lake Boulevard, Powai', pincode: '400076', contact: '02241230040' }],
  doctors: [
    { first: 'Maya', last: 'Sen', gender: 'F', speciality: 'General medicine', degrees: ['MBBS'], clinics: [0] },
    { first: 'Dev', last: 'Malhotra', gender: 'M', speciality: 'ENT', degrees: ['MBBS', 'MS'], clinics: [0] },
  ],
}; // prettier-ignore

/** The rows; partner ids are `<mark>-C1`, `<mark>-D1` and so on. */
export function placeRows(businessId: string, mark: string, names: PlaceNames, createdAt: number): Places {
  const clinics = names.clinics.map(({ name, address, pincode, contact }, position) => ({
    businessId,
    id: newId('cln'),
    partnerId: `${mark}-C${position + 1}`,
    name,
    address,
    city: pincode.startsWith('4') ? 'Mumbai' : 'Bengaluru',
    state: pincode.startsWith('4') ? 'Maharashtra' : 'Karnataka',
    pincode,
    contact,
    timeZone: DEFAULT_TIME_ZONE,
    // In the order of the list also where times are compared
    createdAt: createdAt + position,
    deletedAt: null,
  }));
  const doctors = names.doctors.map(({ first, last, gender, speciality, degrees }, position) => ({
    businessId,
    id: newId('doc'),
    partnerId: `${mark}-D${position + 1}`,
    firstName: first,
    lastName: last,
    gender,
    mobile: `98450400${10 + position}`,
    email: `${first}.${last}@clinic.example`.toLowerCase(),
    about: '',
    dob: null,
    specialisations: [speciality],
    qualifications: [...degrees],
    profileImageUrl: null,
    createdAt: createdAt + position,
  }));
  const links = names.doctors.flatMap((doctor, position) =>
    doctor.clinics.map((clinic) => ({
      businessId,
      clinicId: clinics[clinic]?.id ?? '',
      doctorId: doctors[position]?.id ?? '',
    })),
  );
  return { clinics, doctors, links };
}
