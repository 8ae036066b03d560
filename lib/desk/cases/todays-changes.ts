// The cases of a doctor's patients of today, with what has changed since the doctor last looked at each.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { caseItem, type CaseRecord } from '@/lib/contract/case';
import { localDay } from '@/lib/contract/time';
import { listAppointments } from '@/lib/gateway/appointments';
import { SERVICE_SENTENCE, ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { mayWith } from '../appointments/open-appointment';
import { writeAudit } from '../audit';
import { readPlaces } from '../board/places';
import { deskStore } from '../store';
import { readLook } from './looks';
import { findMirror } from './mirror-store';
import { syncCases } from './sync-cases';

export type ChangedCase = {
  id: string;
  mark: 'new' | 'changed' | 'removed';
  item: CaseRecord['item'];
};

export type PatientChanges = {
  visit: AppointmentRecord;
  zone: string;
  total: number;
  /** False while not everything is read, such as with the service away. */
  whole: boolean;
  /** Epoch milliseconds; null = this doctor has never looked, so nothing can be called new. */
  looked_at: number | null;
  changes: ChangedCase[];
};

export type TodaysChanges =
  | { kind: 'ok'; patients: PatientChanges[] }
  | { kind: 'unreachable'; sentence: (typeof SERVICE_SENTENCE)[keyof typeof SERVICE_SENTENCE] };

/** Over for everybody: what was not read by then is read when the patient is opened. */
const READ_FOR_MS = 3000;
const AT_ONCE = 4;
const NOT_COMING = ['CN', 'RE', 'NS'];

/** Today's patients of the doctor that the actor is, in the order of their visits. */
export async function readTodaysChanges(actor: Actor): Promise<TodaysChanges> {
  try {
    const visits = await todaysVisits(actor);
    const until = Date.now() + READ_FOR_MS;
    const patients: PatientChanges[] = [];
    for (let at = 0; at < visits.length; at += AT_ONCE) {
      const some = visits.slice(at, at + AT_ONCE);
      patients.push(...(await Promise.all(some.map((visit) => changesOf(actor, visit, until)))));
    }
    return { kind: 'ok', patients };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'unreachable', sentence: SERVICE_SENTENCE[error.kind] };
  }
}

type Visit = { record: AppointmentRecord; zone: string };

async function todaysVisits(actor: Actor): Promise<Visit[]> {
  if (actor.doctorId === null) return [];
  const { clinics } = await readPlaces(actor);
  const now = Date.now() / 1000;
  const lists = await Promise.all(
    clinics.map(async ({ clinic_id, time_zone }) => {
      const day = localDay(now, time_zone);
      const found = await listAppointments({ start_date: day, end_date: day, clinic_id });
      return found.map((record) => ({ record, zone: time_zone }));
    }),
  );
  const mine = lists
    .flat()
    .filter(({ record }) => record.doctor_id === actor.doctorId && mayWith(actor, 'appointment:view', record))
    .filter(({ record }) => !NOT_COMING.includes(record.status))
    .sort((one, other) => one.record.start_time - other.record.start_time);
  // Who comes twice is listed once.
  return [...new Map(mine.reverse().map((visit) => [visit.record.patient_id, visit])).values()].reverse();
}

async function changesOf(actor: Actor, { record, zone }: Visit, until: number): Promise<PatientChanges> {
  const patientId = record.patient_id;
  const end = Date.now() < until ? await syncCases(patientId, { until }) : null;
  const mirror = end?.mirror ?? (await findMirror(patientId));
  const look = await readLook(actor.staffId, patientId, mirror?.newest ?? mirror?.mark ?? null);
  const store = deskStore();
  const total = await store.mirroredCase.count({ where: { patientId, status: { not: 'D' } } });
  const rows = look
    ? await store.mirroredCase.findMany({
        where: { patientId, updatedAt: { gt: look.base } },
        orderBy: { updatedAt: 'desc' },
      })
    : [];
  const changes = rows
    .filter(({ status, firstUpdatedAt }) => status !== 'D' || (look && firstUpdatedAt <= look.base))
    .map(({ id, status, firstUpdatedAt, item }): ChangedCase => {
      const isNew = look !== null && firstUpdatedAt > look.base;
      const mark = status === 'D' ? 'removed' : isNew ? 'new' : 'changed';
      return { id, mark, item: item === null ? null : caseItem.parse(item) };
    });
  if (changes.length > 0) {
    const subject = { kind: 'patient', id: patientId };
    await writeAudit({ actor, action: 'case.view', subject, detail: { cases: changes.length } });
  }
  return {
    visit: record,
    zone,
    total,
    whole: end?.kind === 'complete',
    looked_at: look?.at.getTime() ?? null,
    changes,
  };
}
