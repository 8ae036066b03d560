// Finding patients at the desk: from what is typed, and those whom this person opened last.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { FoundPatient } from '@/lib/contract/patient-find';
import { DEFAULT_TIME_ZONE, localDay } from '@/lib/contract/time';
import { listAppointments } from '@/lib/gateway/appointments';
import { findPatients, forgivesSpelling, type PatientMet } from '@/lib/gateway/find-patients';
import { getPatient } from '@/lib/gateway/patients';
import { ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../../actor';
import { setbackOf, type Setback } from '../../appointments/outcome';
import { writeAudit } from '../../audit';
import { readPlaces } from '../../board/places';
import { deskStore } from '../../store';

export type Finding =
  | {
      kind: 'ok';
      patients: PatientMet[];
      /** Whether the service finds other spellings; the box says so where it does not. */
      forgiving: boolean;
      /** The clinic's day, YYYY-MM-DD: ages and tokens are of this day. */
      today: string;
    }
  | Setback;

const FOUND_MAX = 20;
const RECENT_MAX = 6;
const LOOKED_UP_MAX = 8;
/** Lines of one person that are looked through for the patients opened last. */
const LINES_MAX = 120;
const OPENED = ['patient.view', 'patient.create'];
const CAME: readonly string[] = ['OG', 'CM', 'CMNP'];
const CALLED_OFF: readonly string[] = ['CN', 'RE'];

/** Who fits the typed text. The audit line names who was shown, never what was typed. */
export async function findForDesk(actor: Actor, text: string): Promise<Finding> {
  try {
    const today = await clinicDay(actor);
    const { patients: found, forgiving } = await findPatients(text, today, FOUND_MAX);
    const patients = await withStanding(found, today);
    await recordShown(actor, patients);
    return { kind: 'ok', patients, forgiving, today };
  } catch (error) {
    return setbackOf(error);
  }
}

/** Whom this person opened or registered last, the latest first. */
export async function recentForDesk(actor: Actor): Promise<Finding> {
  const lines = await deskStore().auditLine.findMany({
    where: { actorId: actor.staffId, subjectKind: 'patient', action: { in: OPENED } },
    orderBy: { seq: 'desc' },
    take: LINES_MAX,
    select: { subjectId: true },
  });
  const ids = [...new Set(lines.map(({ subjectId }) => subjectId))].slice(0, RECENT_MAX);
  try {
    const today = await clinicDay(actor);
    const known = await Promise.all(ids.map((id) => recordOrNothing(id, today)));
    const patients = known.filter((patient) => patient !== null);
    return { kind: 'ok', patients, forgiving: await forgivesSpelling(today), today };
  } catch (error) {
    return setbackOf(error);
  }
}

/** A few, such as a family, are looked up where the service does not say; for a long list that would be a storm. */
async function withStanding(patients: PatientMet[], today: string): Promise<PatientMet[]> {
  if (patients.length > LOOKED_UP_MAX) return patients;
  return Promise.all(
    patients.map(async ({ standingUnknown, ...patient }) =>
      standingUnknown
        ? { ...patient, ...standingOf(await listAppointments({ patient_id: patient.patient_id }), today) }
        : patient,
    ),
  );
}

async function recordOrNothing(id: string, today: string): Promise<FoundPatient | null> {
  try {
    const [record, visits] = await Promise.all([getPatient(id), listAppointments({ patient_id: id })]);
    return { ...record, way: 'exact', shared_by: 0, ...standingOf(visits, today) };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'refused') return null;
    throw error;
  }
}

/** The last visit that took place, and today's token. */
function standingOf(visits: readonly AppointmentRecord[], today: string) {
  const now = Date.now() / 1000;
  const past = visits.filter(({ status, start_time }) => CAME.includes(status) && start_time <= now);
  const todays = visits.filter(
    ({ status, start_time }) =>
      !CALLED_OFF.includes(status) && localDay(start_time, DEFAULT_TIME_ZONE) === today,
  );
  const last = Math.max(...past.map(({ start_time }) => start_time));
  const token = Math.min(...todays.map((visit) => visit.token ?? Infinity));
  return {
    last_visit: Number.isFinite(last) ? last : null,
    token_today: Number.isFinite(token) ? token : null,
  };
}

/** Leaves a line in the audit log: these were shown to somebody. */
export async function recordShown(actor: Actor, patients: readonly FoundPatient[]): Promise<void> {
  if (patients.length === 0) return;
  const shown = patients.map(({ patient_id }) => patient_id).join(' ');
  await writeAudit({
    actor,
    action: 'patients.found',
    subject: { kind: 'patients', id: 'search' },
    detail: { shown },
  });
}

/** Today at the first clinic that this person sees. */
export async function clinicDay(actor: Actor): Promise<string> {
  const { clinics } = await readPlaces(actor);
  return localDay(Math.floor(Date.now() / 1000), clinics[0]?.time_zone ?? DEFAULT_TIME_ZONE);
}
