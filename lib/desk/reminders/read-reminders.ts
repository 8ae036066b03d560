// The worklist: the reminders that somebody may see, the most urgent first, with counts and proposals.
import { createHash } from 'node:crypto';
import type { Prisma, Reminder } from '@/prisma/desk/generated/client';
import { localDay } from '@/lib/contract/time';
import { phoneEnding } from '@/lib/display';
import type { Evidence, ReminderRow, Worklist } from '@/lib/display/reminder';
import { VIEWS, type Due, type View } from '@/lib/display/reminder-words';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { readPlaces } from '../board/places';
import { deskStore } from '../store';
import { zoneOf } from './clinic-zone';
import { evidenceFor } from './evidence';
import { reminderNews } from './news';
import { dueDates, dueOf, viewOf, type ReminderQuestion } from './question';
import { doctorClinics, reachOf } from './reach';

export type WorklistAnswer = Worklist | { kind: 'unchanged'; mark: string; news: string } | Setback;

export const ROWS_MOST = 100;
/** Snoozed ones wake and patients come in without anybody telling. */
const LOOK_AGAIN_MS = 5_000;

/** The worklist, or that it is the one which the page shows (`mark`, `news`). */
export async function readReminders(
  actor: Actor,
  question: ReminderQuestion,
  shown: { mark?: string | undefined; news?: string | undefined } = {},
): Promise<WorklistAnswer> {
  const news = `${reminderNews()}-${Math.floor(Date.now() / LOOK_AGAIN_MS)}`;
  if (shown.news === news && shown.mark !== undefined) return { kind: 'unchanged', mark: shown.mark, news };
  try {
    const list = await listFor(actor, question);
    const mark = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);
    return mark === shown.mark ? { kind: 'unchanged', mark, news } : { kind: 'ok', mark, news, ...list };
  } catch (error) {
    return setbackOf(error);
  }
}

async function listFor(
  actor: Actor,
  question: ReminderQuestion,
): Promise<Omit<Worklist, 'kind' | 'mark' | 'news'>> {
  const places = await readPlaces(actor);
  const zone = zoneOf(places, question.clinicId);
  const now = new Date();
  const today = localDay(Math.floor(now.getTime() / 1000), zone);
  const within = await scopeOf(actor, question);
  const asked = viewOf(question.view, actor.staffId, now);
  const where = { AND: [within, asked, question.due ? dueDates(question.due, today) : {}] };
  const closed = question.view === 'closed';
  const [rows, counts] = await Promise.all([
    deskStore().reminder.findMany({
      where,
      orderBy: closed ? [{ closedAt: 'desc' }, { id: 'asc' }] : [{ dueDate: 'asc' }, { id: 'asc' }],
      take: ROWS_MOST + 1,
    }),
    countAll(within, asked, { staffId: actor.staffId, now, today }),
  ]);
  const shown = rows.slice(0, ROWS_MOST);
  const evidence = await evidenceFor(
    shown.filter(({ state }) => state === 'open'),
    places,
  );
  const names = new Map(places.doctors.map(({ doctor_id, name }) => [doctor_id, name]));
  return {
    zone,
    today,
    counts,
    rows: shown.map((row) => rowOf(row, today, names, evidence.get(row.id) ?? null)),
    more: rows.length > ROWS_MOST,
    clinics: places.clinics,
    doctors: places.doctors,
  };
}

async function scopeOf(
  actor: Actor,
  { doctorId, clinicId }: ReminderQuestion,
): Promise<Prisma.ReminderWhereInput> {
  const clinics = await doctorClinics();
  const inClinic = [...clinics].filter(([, ids]) => clinicId !== undefined && ids.includes(clinicId));
  return {
    AND: [
      reachOf(actor, clinics),
      doctorId === undefined ? {} : { doctorId },
      clinicId === undefined ? {} : { doctorId: { in: inClinic.map(([id]) => id) } },
    ],
  };
}

async function countAll(
  within: Prisma.ReminderWhereInput,
  asked: Prisma.ReminderWhereInput,
  { staffId, now, today }: { staffId: string; now: Date; today: string },
): Promise<Record<View | Due, number>> {
  const count = (where: Prisma.ReminderWhereInput) =>
    deskStore().reminder.count({ where: { AND: [within, where] } });
  const views = await Promise.all(VIEWS.map((view) => count(viewOf(view, staffId, now))));
  const [overdue, week, later] = await Promise.all(
    (['overdue', 'week', 'later'] as const).map((due) => count({ AND: [asked, dueDates(due, today)] })),
  );
  const [open = 0, mine = 0, unassigned = 0, snoozed = 0, closed = 0] = views;
  return {
    open,
    mine,
    unassigned,
    snoozed,
    closed,
    overdue: overdue ?? 0,
    week: week ?? 0,
    later: later ?? 0,
  };
}

/** A row as the page gets it; the phone number itself stays until the reminder is opened. */
export function rowOf(
  row: Reminder,
  today: string,
  doctors: ReadonlyMap<string, string>,
  evidence: Evidence | null,
): ReminderRow {
  const { id, patientId, dueDate, dob, age, gender, vaccines, ownerId, ownerName, attempts } = row;
  const plain = { id, patientId, dueDate, dob, age, gender, vaccines, ownerId, ownerName, attempts };
  return {
    ...plain,
    due: dueOf(dueDate, today),
    name: row.patientName,
    phoneEnding: phoneEnding(row.mobile),
    doctor: doctors.get(row.doctorId) ?? row.doctorName,
    lastOutcome: row.lastOutcome,
    lastOutcomeAt: secondsOf(row.lastOutcomeAt),
    arrivedAt: Math.floor(row.arrivedAt.getTime() / 1000),
    snoozedUntil: secondsOf(row.snoozedUntil),
    state: row.state,
    reason: row.reason,
    evidence,
  };
}

function secondsOf(date: Date | null): number | null {
  return date === null ? null : Math.floor(date.getTime() / 1000);
}
