// Which reminders a page asks for, as its address says it.
import type { Prisma } from '@/prisma/desk/generated/client';
import { dayAfter } from '@/lib/display';
import type { Due, View } from '@/lib/display/reminder-words';

export type ReminderQuestion = {
  view: View;
  due?: Due | undefined;
  doctorId?: string | undefined;
  clinicId?: string | undefined;
};

/** Today and the six days after it. */
const WEEK_DAYS = 7;

/** The part of the time in which a due date lies, seen from `today`. */
export function dueOf(dueDate: string, today: string): Due {
  if (dueDate < today) return 'overdue';
  return dueDate < dayAfter(today, WEEK_DAYS) ? 'week' : 'later';
}

/** A view as a condition; one that sleeps is in no other view until it wakes. */
export function viewOf(view: View, staffId: string, now: Date): Prisma.ReminderWhereInput {
  if (view === 'closed') return { state: 'closed' };
  if (view === 'snoozed') return { state: 'open', snoozedUntil: { gt: now } };
  const awake = { state: 'open', OR: [{ snoozedUntil: null }, { snoozedUntil: { lte: now } }] };
  if (view === 'mine') return { ...awake, ownerId: staffId };
  return view === 'unassigned' ? { ...awake, ownerId: null } : awake;
}

/** A due date as a condition. */
export function dueDates(due: Due, today: string): Prisma.ReminderWhereInput {
  const weekEnd = dayAfter(today, WEEK_DAYS);
  if (due === 'overdue') return { dueDate: { lt: today } };
  return due === 'week' ? { dueDate: { gte: today, lt: weekEnd } } : { dueDate: { gte: weekEnd } };
}
