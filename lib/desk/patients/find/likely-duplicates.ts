// Who may already be the person that somebody is about to register.
import { duplicateReasons, type DuplicateReason, type Person } from '@/lib/contract/likely-duplicate';
import type { FoundPatient } from '@/lib/contract/patient-find';
import { fullName } from '@/lib/display';
import { findPatients } from '@/lib/gateway/find-patients';
import type { Actor } from '../../actor';
import { setbackOf, type Setback } from '../../appointments/outcome';
import { clinicDay, recordShown } from './find-patients';

export type Duplicate = FoundPatient & { reasons: DuplicateReason[] };
export type Duplicates = { kind: 'ok'; patients: Duplicate[]; today: string } | Setback;

const ASKED_MAX = 20;
const SHOWN_MAX = 4;
const NAME_MIN = 3;
const WHOLE_MOBILE = /^\+\d{7,15}$/;

/** The likeliest, each with its reasons; nobody while too little is typed. */
export async function likelyDuplicates(actor: Actor, typed: Person): Promise<Duplicates> {
  try {
    const today = await clinicDay(actor);
    const name = typed.name.trim();
    const questions = [
      ...(name.length >= NAME_MIN ? [name] : []),
      ...(typed.mobile !== null && WHOLE_MOBILE.test(typed.mobile) ? [typed.mobile] : []),
    ];
    const answers = await Promise.all(questions.map((question) => findPatients(question, today, ASKED_MAX)));
    const known = new Map(answers.flatMap(({ patients }) => patients.map((each) => [each.patient_id, each])));
    const patients = [...known.values()]
      .map((patient) => ({ ...patient, reasons: duplicateReasons(typed, personOf(patient), today) }))
      .filter(({ reasons }) => reasons.length > 0)
      .sort((one, other) => other.reasons.length - one.reasons.length)
      .slice(0, SHOWN_MAX);
    await recordShown(actor, patients);
    return { kind: 'ok', patients, today };
  } catch (error) {
    return setbackOf(error);
  }
}

function personOf(patient: FoundPatient): Person {
  const { mobile, dob, age, partner_patient_id: partnerId } = patient;
  return { name: fullName({ ...patient, designation: null }), mobile, dob, age, partnerId };
}
