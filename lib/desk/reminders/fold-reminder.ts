// From the event to the worklist: events that ask for the same vaccines of the same child at the same date are one
// reminder, and a newer one never loses to an older one that comes late.
import { createHash, randomUUID } from 'node:crypto';
import type { VaccinationReminder } from '@/lib/contract/event';
import type { DeskTransaction } from '../store';
import type { KnownPatient } from './known-patient';
import type { EntryKind } from './entry-kind';

/** What a row of the worklist can show of a name; the event keeps it whole. */
const NAME_SHOWN = 200;
const VACCINES_MAX = 40;

type Arrival = { event: VaccinationReminder; receivedAt: Date; proof: string };

/** Adds the reminder, or folds the event into the one that is there; returns its id. */
export async function foldReminder(
  tx: DeskTransaction,
  { event, receivedAt, proof }: Arrival,
  patient: KnownPatient | null,
): Promise<string> {
  const facts = { ...factsOf(event), ...patient };
  const foldKey = foldKeyOf(facts);
  await tx.reminder.createMany({
    data: [{ id: randomUUID(), foldKey, ...facts, arrivedAt: receivedAt, version: 0 }],
    skipDuplicates: true,
  });
  const [row] = await tx.$queryRaw<
    { id: string; version: number; eventTime: bigint; state: string; closedAt: Date | null }[]
  >`SELECT "id", "version", "eventTime", "state", "closedAt" FROM desk."Reminder"
    WHERE "foldKey" = ${foldKey} FOR UPDATE`;
  if (!row) throw new Error('the reminder that was just added is gone');
  const newer = facts.eventTime >= row.eventTime;
  // Sent again after it was closed: somebody wants this family to be asked once more.
  const reopens =
    row.state === 'closed' && row.closedAt !== null && event.event_time > row.closedAt.getTime();
  const kind: EntryKind = row.version === 0 ? 'arrived' : reopens ? 'reopened-by-event' : 'folded';
  const version = row.version + 1;
  await tx.reminder.update({
    where: { id: row.id },
    data: {
      version,
      ...(newer && facts),
      ...(reopens && { state: 'open', reason: null, closedAt: null, arrivedAt: receivedAt, declined: [] }),
    },
  });
  await tx.reminderEntry.create({
    data: {
      reminderId: row.id,
      at: receivedAt,
      staffName: '',
      kind,
      detail: { transaction: event.transaction_id, proof },
      version,
    },
  });
  return row.id;
}

function factsOf({ event_time, data }: VaccinationReminder) {
  const vaccines = data.vaccines.split(',').map((name) => clipped(name.trim()));
  return {
    patientId: data.patient_id,
    doctorId: data.doctor_id,
    dueDate: data.due_date,
    vaccines: [...new Set(vaccines.filter((name) => name !== ''))].slice(0, VACCINES_MAX),
    patientName: clipped(data.patient_name.trim()),
    doctorName: clipped(data.doctor_name.trim()),
    bookingLink: safeLink(data.booking_link),
    eventTime: BigInt(event_time),
  };
}

function foldKeyOf({ patientId, dueDate, vaccines }: ReturnType<typeof factsOf>): string {
  const names = vaccines.map((name) => name.toLocaleLowerCase('en')).sort();
  return createHash('sha256')
    .update(JSON.stringify([patientId, dueDate, names]))
    .digest('hex');
}

/** Only http and https lead to a page; whatever else would run or open is not kept. */
function safeLink(link: string): string {
  if (link.length > 2_000 || !URL.canParse(link)) return '';
  const { protocol, username, password, href } = new URL(link);
  return /^https?:$/.test(protocol) && username + password === '' ? href : '';
}

/** Without marks that turn the direction of the text around them (U+202A–202E, U+2066–2069). */
function clipped(text: string): string {
  const plain = text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  const points = [...plain];
  return points.length > NAME_SHOWN ? `${points.slice(0, NAME_SHOWN - 1).join('')}…` : plain;
}
