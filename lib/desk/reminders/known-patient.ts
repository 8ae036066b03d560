// What the directory knows of a reminder's patient. An id of another business is as unknown as an invented one.
import { getPatient } from '@/lib/gateway/patients';
import { ServiceError } from '@/lib/gateway/service-error';

export type KnownPatient = {
  mobile: string | null;
  dob: string | null;
  age: number | null;
  gender: string | null;
  language: string | null;
};

/** Null for a patient that the directory does not have. Throws ServiceError when it cannot be asked. */
export async function knownPatient(patientId: string): Promise<KnownPatient | null> {
  try {
    const { mobile, dob, age, gender, partner_meta } = await getPatient(patientId);
    const { language } = partner_meta;
    return { mobile, dob, age, gender, language: typeof language === 'string' ? language : null };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'refused' && error.status === 404) return null;
    throw error;
  }
}
