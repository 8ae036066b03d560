// One step with one reminder, in one transaction with its line of the history; and taking it back.
import type { Prisma, Reminder } from '@/prisma/desk/generated/client';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { tellChange } from '../live/changes';
import { may, type Role } from '../permissions';
import { deskStore, type DeskTransaction } from '../store';
import { mayWith } from './reach';
import { changeOf, type Change, type Step, type Workable } from './steps';

export type Worked =
  /** `undo` names the step for `undoStep`. */
  | { kind: 'ok'; undo: string }
  /** Somebody else has it. */
  | { kind: 'taken'; by: string }
  | { kind: 'closed' }
  /** Somebody changed it since, so it cannot be taken back any more. */
  | { kind: 'changed' }
  | { kind: 'forbidden' }
  | { kind: 'gone' };

/** Does a step for a person. Of two who take the same reminder one gets it, the other learns who. */
export async function workOn(actor: Actor, id: string, step: Step): Promise<Worked> {
  const seen = await deskStore().reminder.findUnique({ where: { id }, select: { doctorId: true } });
  if (!seen || !(await mayWith(actor, 'reminder:view', seen.doctorId))) return { kind: 'gone' };
  if (!(await mayWith(actor, 'reminder:work', seen.doctorId))) return { kind: 'forbidden' };
  const to = step.do === 'give' ? await colleague(step.staffId) : null;
  if (step.do === 'give' && !to) return { kind: 'gone' };
  await writeAudit({ actor, action: `reminder.${step.do}`, subject: { kind: 'reminder', id } });
  const by = { id: actor.staffId, name: actor.name };
  const worked = await deskStore().$transaction(async (tx): Promise<Worked> => {
    const row = await locked(tx, id);
    if (!row) return { kind: 'gone' };
    const refusal = refusalOf(step, row, actor.staffId);
    if (refusal) return refusal;
    const undo = await writeChange(tx, row, changeOf(step, row, by, to, new Date()), by);
    return { kind: 'ok', undo };
  });
  await tellChange('reminders');
  return worked;
}

/** Takes a step of one's own back, as long as nothing has happened to the reminder since. */
export async function undoStep(actor: Actor, entryId: string): Promise<Worked> {
  const entry = await deskStore().reminderEntry.findUnique({
    where: { id: BigInt(entryId) },
    include: { reminder: { select: { doctorId: true } } },
  });
  if (!entry?.before || entry.staffId !== actor.staffId) return { kind: 'gone' };
  if (!(await mayWith(actor, 'reminder:work', entry.reminder.doctorId))) return { kind: 'forbidden' };
  const { reminderId } = entry;
  await writeAudit({ actor, action: 'reminder.undo', subject: { kind: 'reminder', id: reminderId } });
  const by = { id: actor.staffId, name: actor.name };
  const worked = await deskStore().$transaction(async (tx): Promise<Worked> => {
    const row = await locked(tx, reminderId);
    if (!row) return { kind: 'gone' };
    if (row.version !== entry.version) return { kind: 'changed' };
    const back: Change = { kind: 'undone', detail: { what: entry.kind }, data: thawed(entry.before) };
    await tx.reminderEntry.update({ where: { id: entry.id }, data: { undone: true } });
    return { kind: 'ok', undo: await writeChange(tx, row, back, by) };
  });
  await tellChange('reminders');
  return worked;
}

/** For other transactions of the desk: a change with its line; answers with what names it for an undo. */
export async function writeChange(
  tx: DeskTransaction,
  row: Reminder,
  { kind, detail, data }: Change,
  by: { id: string; name: string },
): Promise<string> {
  const version = row.version + 1;
  await tx.reminder.update({ where: { id: row.id }, data: { ...data, version } });
  const entry = await tx.reminderEntry.create({
    data: {
      reminderId: row.id,
      at: new Date(),
      staffId: by.id,
      staffName: by.name,
      kind,
      detail,
      before: frozen(row),
      version,
    },
  });
  return entry.id.toString();
}

/** The row, held until the transaction ends; null when there is none. */
export async function locked(tx: DeskTransaction, id: string): Promise<Reminder | null> {
  await tx.$queryRaw`SELECT 1 FROM desk."Reminder" WHERE "id" = ${id} FOR UPDATE`;
  return tx.reminder.findUnique({ where: { id } });
}

function refusalOf(step: Step, row: Reminder, staffId: string): Worked | null {
  if (row.state === 'closed' && !['reopen', 'note'].includes(step.do)) return { kind: 'closed' };
  const others = row.ownerId !== null && row.ownerId !== staffId;
  if (step.do === 'take' && others) return { kind: 'taken', by: row.ownerName ?? '' };
  return null;
}

/** Somebody of the staff who works on reminders. */
async function colleague(id: string): Promise<{ id: string; name: string } | null> {
  const person = await deskStore().staff.findFirst({ where: { id, banned: false } });
  return person && may({ role: person.role as Role }, 'reminder:work') ? { id, name: person.name } : null;
}

function frozen(row: Workable): Prisma.InputJsonObject {
  const { state, reason, ownerId, ownerName, attempts, lastOutcome, appointmentId, declined } = row;
  const plain = { state, reason, ownerId, ownerName, attempts, lastOutcome, appointmentId, declined };
  const text = (date: Date | null) => date?.toISOString() ?? null;
  return {
    ...plain,
    closedAt: text(row.closedAt),
    snoozedUntil: text(row.snoozedUntil),
    lastOutcomeAt: text(row.lastOutcomeAt),
  };
}

function thawed(before: Prisma.JsonValue): Workable {
  const kept = before as Omit<Workable, DateField> & Record<DateField, string | null>;
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...kept,
    closedAt: date(kept.closedAt),
    snoozedUntil: date(kept.snoozedUntil),
    lastOutcomeAt: date(kept.lastOutcomeAt),
  };
}

type DateField = 'closedAt' | 'snoozedUntil' | 'lastOutcomeAt';
