// Who is easily taken for this patient: the family on the same phone, and others of the same name.
import type { PatientRecord } from '@/lib/contract/patient';
import { fullName, sameNameKey } from '@/lib/display';
import { listPatientsByMobile, searchPatients } from '@/lib/gateway/patients';
import { ServiceError } from '@/lib/gateway/service-error';

export type Alike = { samePhone: number; sameName: number };

/** So many are looked at; a name that more people have is marked all the same. */
const NAMES_MAX = 50;

/** How many others share the phone and the name; null while the service is away. */
export async function countAlike(record: PatientRecord): Promise<Alike | null> {
  const name = fullName({ ...record, designation: null });
  try {
    const [phone, named] = await Promise.all([
      record.mobile ? listPatientsByMobile(record.mobile) : [],
      name ? searchPatients(name, NAMES_MAX) : [],
    ]);
    const key = sameNameKey(record);
    const others = named.filter(({ oid, fln }) => oid !== record.patient_id && keyOf(fln) === key);
    return {
      samePhone: phone.filter(({ oid }) => oid !== record.patient_id).length,
      sameName: others.length,
    };
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

function keyOf(wholeName: string): string {
  return sameNameKey({ designation: null, first_name: wholeName, middle_name: null, last_name: null });
}
