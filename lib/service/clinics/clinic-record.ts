// A clinic as its two reading forms show it.
import type { ClinicRecord } from '@/lib/contract/clinic';
import type { Clinic } from '@/prisma/service/generated/client';
import type { ClinicWithDoctors } from './clinic-store';

/** The record of the cdr family. `mobile` repeats the one number that a clinic has. */
export function clinicRecordOf(clinic: ClinicWithDoctors): ClinicRecord {
  return {
    id: clinic.id,
    name: clinic.name,
    address: clinic.address,
    city: clinic.city,
    state: clinic.state,
    pincode: clinic.pincode,
    contact: clinic.contact,
    mobile: clinic.contact,
    partner_id: clinic.partnerId,
    time_zone: clinic.timeZone,
    doctors: clinic.doctors.map(({ doctor }) => ({
      id: doctor.id,
      firstname: doctor.firstName,
      lastname: doctor.lastName,
    })),
  };
}

/** The older form of the dr family: all strings, no place on the map is known. */
export function businessClinicOf(clinic: Clinic) {
  const { id, name, address, city, state, pincode } = clinic;
  return {
    clinic_id: id,
    name,
    address: { line1: address, city, state, country: 'India', pincode, lat: '', lon: '' },
  };
}
