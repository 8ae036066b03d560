// A patient's page with every word ready for the browser.
import { getTranslations } from 'next-intl/server';
import type { CaseAnswer, Identity, VisitView } from '@/components/patient/patient-view';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { PatientRecord } from '@/lib/contract/patient';
import { DEFAULT_TIME_ZONE, localDay } from '@/lib/contract/time';
import type { Actor } from '@/lib/desk/actor';
import { readPlaces, type Places } from '@/lib/desk/board/places';
import { readCases } from '@/lib/desk/cases/read-cases';
import { countAlike, type Alike } from '@/lib/desk/patients/alike';
import { openPatient } from '@/lib/desk/patients/open-patient';
import { readVisits } from '@/lib/desk/patients/visits';
import { patientReminders } from '@/lib/desk/reminders/patient-reminders';
import type { ReminderRow } from '@/lib/display/reminder';
import { plannedDays, type PlannedDay } from '@/lib/desk/reminders/send-reminder';
import { dayWords, shownCard, shownPerson } from '@/lib/display';
import { ServiceError } from '@/lib/gateway/service-error';

export type PatientPageView = {
  kind: 'ok';
  identity: Identity;
  record: PatientRecord;
  /** null = could not be read */
  visits: VisitView[] | null;
  reminders: ReminderRow[] | null;
  plan: PlannedDay[];
  cases: CaseAnswer;
  /** The zone of the calendar that cases stand on */
  zone: string;
  /** Epoch seconds */
  now: number;
};

/** More than this travels by itself, after the page is there. */
const CASES_WITH_PAGE = 500;

/** Everything of a patient that this person may see, or why there is nothing. */
export async function patientFor(
  actor: Actor,
  id: string,
): Promise<PatientPageView | { kind: 'gone' } | { kind: 'unreachable' }> {
  const opened = await openPatient(actor, id);
  if (opened.kind !== 'ok') return opened;
  const { record, asOf } = opened;
  const away = asOf !== null;
  const [visits, alike, cases, places] = await Promise.all([
    away ? null : readVisits(actor, id),
    away ? null : countAlike(record),
    readCases(actor, id),
    placesOrNone(actor),
  ]);
  const now = Math.floor(Date.now() / 1000);
  const zone = places.clinics[0]?.time_zone ?? DEFAULT_TIME_ZONE;
  const [shown, plan, reminders] = await Promise.all([
    visitsWithWords(visits, places, now),
    away ? [] : plannedDays(actor, id),
    patientReminders(actor, id, {
      today: localDay(now, zone),
      doctors: new Map(places.doctors.map(({ doctor_id, name }) => [doctor_id, name])),
    }),
  ]);
  return {
    kind: 'ok',
    record,
    identity: await identityOf(record, { alike, visits, zone, now, asOf }),
    visits: shown,
    reminders,
    plan,
    cases: cases.cases.length > CASES_WITH_PAGE ? { ...cases, cases: [], version: 0 } : cases,
    zone,
    now,
  };
}

type Known = {
  alike: Alike | null;
  visits: AppointmentRecord[] | null;
  zone: string;
  now: number;
  asOf: number | null;
};

async function identityOf(record: PatientRecord, known: Known): Promise<Identity> {
  const say = await getTranslations('display');
  const { alike, visits, zone, now, asOf } = known;
  const today = localDay(now, zone);
  const token = visits?.find(({ start_time, token }) => token && localDay(start_time, zone) === today)?.token;
  return {
    patientId: record.patient_id,
    ...shownPerson(record, today, say),
    partnerId: record.partner_patient_id ?? '',
    token: token?.toString() ?? '',
    samePhone: alike?.samePhone ?? null,
    sameName: alike?.sameName ?? null,
    asOf,
  };
}

async function visitsWithWords(
  visits: AppointmentRecord[] | null,
  { clinics, doctors }: Places,
  now: number,
): Promise<VisitView[] | null> {
  const say = await getTranslations('display');
  const clinicOf = new Map(clinics.map((clinic) => [clinic.clinic_id, clinic]));
  const doctorOf = new Map(doctors.map(({ doctor_id, name }) => [doctor_id, name]));
  if (!visits) return null;
  return visits.map((visit) => {
    const clinic = clinicOf.get(visit.clinic_id);
    const zone = clinic?.time_zone ?? DEFAULT_TIME_ZONE;
    const doctor = doctorOf.get(visit.doctor_id) ?? '';
    const card = shownCard(visit, { zone, now, doctor }, say);
    const { weekday, year } = dayWords(localDay(visit.start_time, zone));
    return {
      id: visit.appointment_id,
      day: weekday,
      year,
      time: card.starts,
      doctor,
      clinic: clinic?.name ?? '',
      token: card.token,
      mode: card.mode,
      status: card.status,
    };
  });
}

/** With the service away nobody can say where; the mirrored cases are shown all the same. */
async function placesOrNone(actor: Actor): Promise<Places> {
  try {
    return await readPlaces(actor);
  } catch (error) {
    if (error instanceof ServiceError) return { clinics: [], doctors: [] };
    throw error;
  }
}
