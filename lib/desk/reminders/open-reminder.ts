// One reminder with everything that working on it needs: the phone number, the texts, the history.
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';
import { readPlaces } from '../board/places';
import { ServiceError } from '@/lib/gateway/service-error';
import { localDay } from '@/lib/contract/time';
import {
  LANGUAGES,
  type HistoryLine,
  type Language,
  type OpenedReminder,
  type ReminderRow,
} from '@/lib/display/reminder';
import { may, ROLES } from '../permissions';
import { deskStore } from '../store';
import { zoneOf } from './clinic-zone';
import { evidenceFor } from './evidence';
import { knownPatient } from './known-patient';
import { contactLinks, languageOf, messageText } from './message-text';
import { mayWith } from './reach';
import { rowOf } from './read-reminders';

/** Opens it; the reading is written down, because it shows a family's number. */
export async function openReminder(actor: Actor, id: string): Promise<OpenedReminder | Setback> {
  const row = await deskStore().reminder.findUnique({ where: { id } });
  if (!row || !(await mayWith(actor, 'reminder:view', row.doctorId))) return { kind: 'gone' };
  try {
    await writeAudit({ actor, action: 'reminder.view', subject: { kind: 'reminder', id } });
    const places = await readPlaces(actor);
    const zone = zoneOf(places);
    const patient = await currentPatient(row.patientId);
    const now = { ...row, ...patient };
    const evidence = row.state === 'open' ? await evidenceFor([now], places) : new Map<string, never>();
    const names = new Map(places.doctors.map(({ doctor_id, name }) => [doctor_id, name]));
    const today = localDay(Math.floor(Date.now() / 1000), zone);
    const reminder = rowOf(now, today, names, evidence.get(id) ?? null);
    return {
      kind: 'ok',
      reminder,
      unknownPatient: patient === null,
      mobile: now.mobile,
      doctorId: row.doctorId,
      bookingLink: row.bookingLink,
      language: languageOf(now.language),
      texts: textsFor(reminder, now.mobile, row.bookingLink),
      history: await historyOf(id),
      colleagues: await colleagues(),
      zone,
    };
  } catch (error) {
    return setbackOf(error);
  }
}

/** What the directory says now; while it does not answer, what it said when the event came. */
async function currentPatient(patientId: string) {
  try {
    return await knownPatient(patientId);
  } catch (error) {
    if (error instanceof ServiceError) return {};
    throw error;
  }
}

function textsFor({ name, vaccines, dueDate, doctor }: ReminderRow, mobile: string | null, link: string) {
  const of = (language: Language) => {
    const text = messageText({ name, vaccines, dueDate, doctor, link }, language);
    return [language, { text, links: contactLinks(mobile, text) }] as const;
  };
  return Object.fromEntries(LANGUAGES.map(of)) as OpenedReminder['texts'];
}

async function historyOf(reminderId: string): Promise<HistoryLine[]> {
  const entries = await deskStore().reminderEntry.findMany({
    where: { reminderId },
    orderBy: { id: 'desc' },
  });
  return entries.map(({ id, at, staffName, kind, detail, undone }) => ({
    id: id.toString(),
    at: Math.floor(at.getTime() / 1000),
    staffName,
    kind,
    detail: detail as Record<string, string>,
    undone,
  }));
}

async function colleagues(): Promise<{ id: string; name: string }[]> {
  const roles = ROLES.filter((role) => may({ role }, 'reminder:work'));
  return deskStore().staff.findMany({
    where: { banned: false, role: { in: roles } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
}
