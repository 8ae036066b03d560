// Looking something up in the audit log: by person, by thing, by patient, by time.
import { parseDate } from '@internationalized/date';
import type { AuditLine, Prisma } from '@/prisma/desk/generated/client';
import { DEFAULT_TIME_ZONE, isCalendarDate } from '@/lib/contract/time';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';

export type AuditQuestion = {
  staffId?: string | undefined;
  /** The id of an appointment, reminder, clinic, staff … */
  thing?: string | undefined;
  patientId?: string | undefined;
  /** Part of an action, such as `reminder` or `sign-in.refused` */
  action?: string | undefined;
  /** Calendar days as the page shows times (DEFAULT_TIME_ZONE), both included, YYYY-MM-DD */
  from?: string | undefined;
  to?: string | undefined;
};

export type AuditRow = {
  seq: string;
  /** ISO 8601, UTC */
  at: string;
  staffId: string | null;
  name: string;
  action: string;
  kind: string;
  thing: string;
  detail: Record<string, string | number | null>;
};

export const AUDIT_PAGE = 100;

/** A page of lines, the newest first, older than `before`; `next` names the page after it. */
export async function searchAudit(
  actor: Actor,
  question: AuditQuestion,
  before?: string,
): Promise<{ rows: AuditRow[]; next: string | null }> {
  const where = await conditionOf(question);
  const older = before !== undefined && /^\d{1,18}$/.test(before) ? { seq: { lt: BigInt(before) } } : {};
  const found = await deskStore().auditLine.findMany({
    where: { AND: [where, older] },
    orderBy: { seq: 'desc' },
    take: AUDIT_PAGE + 1,
  });
  // Who looks into the log is itself in the log.
  await writeAudit({
    actor,
    action: 'audit.search',
    subject: { kind: 'audit', id: '' },
    detail: asked(question),
  });
  const rows = found.slice(0, AUDIT_PAGE).map(auditRow);
  return { rows, next: found.length > AUDIT_PAGE ? (rows.at(-1)?.seq ?? null) : null };
}

/** Every line that the question names, the oldest first, read in pieces. */
export async function* allAudit(actor: Actor, question: AuditQuestion): AsyncGenerator<AuditRow, void> {
  await writeAudit({
    actor,
    action: 'audit.export',
    subject: { kind: 'audit', id: '' },
    detail: asked(question),
  });
  const where = await conditionOf(question);
  const piece = 1_000;
  for (let last = 0n; ;) {
    const found = await deskStore().auditLine.findMany({
      where: { AND: [where, { seq: { gt: last } }] },
      orderBy: { seq: 'asc' },
      take: piece,
    });
    yield* found.map(auditRow);
    last = found.at(-1)?.seq ?? last;
    if (found.length < piece) return;
  }
}

/** Everybody of the staff, for the filter; also those who are gone. */
export function auditPeople(): Promise<{ id: string; name: string }[]> {
  return deskStore().staff.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } });
}

async function conditionOf({ staffId, thing, patientId, action, from, to }: AuditQuestion) {
  const at: Prisma.DateTimeFilter = {
    ...(from !== undefined && isCalendarDate(from) && { gte: startOf(from, 0) }),
    ...(to !== undefined && isCalendarDate(to) && { lt: startOf(to, 1) }),
  };
  return {
    AND: [
      staffId === undefined ? {} : { actorId: staffId },
      thing === undefined ? {} : { subjectId: thing },
      action === undefined ? {} : { action: { contains: action } },
      patientId === undefined ? {} : await aboutPatient(patientId),
      { at },
    ],
  } satisfies Prisma.AuditLineWhereInput;
}

/** The moment at which a day begins, or the one that many days later. */
function startOf(day: string, daysLater: number): Date {
  return parseDate(day).add({ days: daysLater }).toDate(DEFAULT_TIME_ZONE);
}

/** Lines about the patient, and about the reminders of that patient. */
async function aboutPatient(patientId: string): Promise<Prisma.AuditLineWhereInput> {
  const reminders = await deskStore().reminder.findMany({ where: { patientId }, select: { id: true } });
  return {
    OR: [
      { subjectKind: 'patient', subjectId: patientId },
      { detail: { path: ['patient'], equals: patientId } },
      { subjectKind: 'reminder', subjectId: { in: reminders.map(({ id }) => id) } },
    ],
  };
}

function auditRow(line: AuditLine): AuditRow {
  return {
    seq: line.seq.toString(),
    at: line.at.toISOString(),
    staffId: line.actorId,
    name: line.actorName,
    action: line.action,
    kind: line.subjectKind,
    thing: line.subjectId,
    detail: line.detail as AuditRow['detail'],
  };
}

function asked(question: AuditQuestion): Record<string, string> {
  return Object.fromEntries(
    Object.entries(question).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
}
