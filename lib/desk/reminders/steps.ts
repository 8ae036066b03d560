// What a person can do with a reminder, and what each step changes. Pure: the transaction is in work-on.ts.
import { z } from 'zod';
import { CHANNELS, OUTCOMES, REASONS } from '@/lib/display/reminder-words';
import type { EntryKind } from './entry-kind';

const NOTE_MAX = 1_000;
const EVIDENCE_MAX = 200;
const NAME_MAX = 200;

export const stepInput = z.discriminatedUnion('do', [
  z.object({ do: z.literal('take') }),
  z.object({ do: z.literal('release') }),
  z.object({ do: z.literal('give'), staffId: z.string().max(NAME_MAX) }),
  z.object({ do: z.literal('attempt'), outcome: z.enum(OUTCOMES) }),
  z.object({ do: z.literal('message'), by: z.enum(CHANNELS) }),
  z.object({ do: z.literal('note'), text: z.string().trim().min(1).max(NOTE_MAX) }),
  /** Epoch milliseconds */
  z.object({ do: z.literal('snooze'), until: z.number().int() }),
  z.object({ do: z.literal('wake') }),
  z.object({ do: z.literal('decline'), evidence: z.string().max(EVIDENCE_MAX) }),
  z.object({
    do: z.literal('close'),
    reason: z.enum(REASONS),
    evidence: z.string().max(EVIDENCE_MAX).optional(),
  }),
  z.object({ do: z.literal('reopen') }),
]);
export type Step = z.infer<typeof stepInput>;

/** The fields that steps change and that an undo puts back. */
export type Workable = {
  state: string;
  reason: string | null;
  closedAt: Date | null;
  ownerId: string | null;
  ownerName: string | null;
  snoozedUntil: Date | null;
  attempts: number;
  lastOutcome: string | null;
  lastOutcomeAt: Date | null;
  appointmentId: string | null;
  declined: string[];
};
type Person = { id: string; name: string };
export type Change = { kind: EntryKind; detail: Record<string, string>; data: Partial<Workable> };

/** What a step does to a reminder; `to` is the person whom it is given to. */
export function changeOf(step: Step, row: Workable, by: Person, to: Person | null, now: Date): Change {
  switch (step.do) {
    case 'take':
      return { kind: 'taken', detail: {}, data: owned(by) };
    case 'release':
      return { kind: 'released', detail: {}, data: { ownerId: null, ownerName: null } };
    case 'give':
      return { kind: 'given', detail: { to: to?.name ?? '' }, data: to ? owned(to) : {} };
    case 'attempt':
      return attempt(step.outcome, row, by, now);
    case 'message':
      // Who writes to a family has it in hand: a colleague must not call them in the same minute.
      return { kind: 'message', detail: { by: step.by }, data: row.ownerId === null ? owned(by) : {} };
    case 'note':
      return { kind: 'note', detail: { text: step.text }, data: {} };
    case 'snooze': {
      const until = new Date(step.until);
      return { kind: 'snoozed', detail: { until: until.toISOString() }, data: { snoozedUntil: until } };
    }
    case 'wake':
      return { kind: 'woken', detail: {}, data: { snoozedUntil: null } };
    case 'decline':
      return {
        kind: 'declined',
        detail: { evidence: step.evidence },
        data: { declined: [...row.declined, step.evidence] },
      };
    case 'close':
      return {
        kind: 'closed',
        detail: { reason: step.reason, ...(step.evidence && { evidence: step.evidence }) },
        data: { state: 'closed', reason: step.reason, closedAt: now, snoozedUntil: null },
      };
    case 'reopen':
      return { kind: 'reopened', detail: {}, data: { state: 'open', reason: null, closedAt: null } };
  }
}

function attempt(outcome: (typeof OUTCOMES)[number], row: Workable, by: Person, now: Date): Change {
  return {
    kind: 'attempt',
    detail: { outcome, number: String(row.attempts + 1) },
    data: {
      attempts: row.attempts + 1,
      lastOutcome: outcome,
      lastOutcomeAt: now,
      ...(row.ownerId === null && owned(by)),
    },
  };
}

function owned({ id, name }: Person): Pick<Workable, 'ownerId' | 'ownerName'> {
  return { ownerId: id, ownerName: name };
}
