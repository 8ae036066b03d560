// The boxes of patient_details, each judged by the contract's own field schema.
import { z } from 'zod';
import { address, GENDERS, type PatientDetails, patientFields } from '@/lib/contract/patient-details';
import { birthForm } from './birth-form';
import { tidyMobile } from './mobile-text';
import type { Say } from './say';
import { typed, wholeNumber } from './typed';

/** `stored` decides which boxes may be empty: what is known can be corrected, not taken away. */
export function patientForm(stored: PatientDetails, say: Say) {
  const kept = (value: unknown) => (value ? say('cannotBeEmptied') : undefined);
  return z.object({
    designation: typed(patientFields.designation),
    first_name: typed(patientFields.first_name, { emptied: kept(stored.first_name) }),
    middle_name: typed(patientFields.middle_name),
    last_name: typed(patientFields.last_name),
    partner_patient_id: typed(patientFields.partner_patient_id, { emptied: kept(stored.partner_patient_id) }),
    mobile: typed(patientFields.mobile, { read: tidyMobile, emptied: kept(stored.mobile) }),
    // A letter that only a remote service knows stays as it is, because it is never sent.
    gender: z.string().transform((letter) => GENDERS.find((known) => known === letter)),
    birth: birthForm(stored.dob !== null || stored.age !== null, say),
    address: z.object({
      city: typed(address.shape.city.unwrap()),
      pincode: typed(address.shape.pincode.unwrap(), { read: wholeNumber }),
    }),
  });
}
