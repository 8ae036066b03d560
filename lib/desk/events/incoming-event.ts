// The body of a delivery: JSON as strangers send it, checked once, with the fingerprint that tells a repetition from
// another event under the same id.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { appointmentEvent, EVENT_KINDS, vaccinationReminder, type EventKind } from '@/lib/contract/event';
import { identifier, text } from '@/lib/contract/text';
import { epochMilliseconds } from '@/lib/contract/time';
import { readJson, StrictJsonError, type JsonValue } from '@/lib/strict-json';

export type IncomingEvent = {
  kind: string;
  known: boolean;
  transactionId: string;
  /** Epoch milliseconds */
  eventTime: number;
  contentHash: string;
  body: string;
};

/** `message` says which field and what would be right, never what was sent. */
export type BodyProblem = { verdict: 'not-json' | 'wrong-field'; message: string };

const KIND_MAX = 100;
/** Two ids of 128 characters and a time, with room. */
const TRANSACTION_ID_MAX = 300;

const anyEvent = z.object(
  {
    event: text(1, KIND_MAX),
    transaction_id: text(1, TRANSACTION_ID_MAX).optional(),
    event_time: epochMilliseconds.optional(),
  },
  { error: 'the body must be a JSON object' },
);
const named = z.object({ transaction_id: text(1, TRANSACTION_ID_MAX) });
const reminder = vaccinationReminder
  .and(named)
  .and(z.object({ data: z.object({ doctor_id: identifier, patient_id: identifier }) }));
const SCHEMA: Record<EventKind, z.ZodType> = {
  'vaccination.reminder': reminder,
  'appointment.created': appointmentEvent.and(named),
  'appointment.updated': appointmentEvent.and(named),
  'appointment.statuschange': appointmentEvent.and(named),
};

/** The event in a raw body, or why there is none; `now` (epoch milliseconds) stands in where an unknown kind has no time. */
export function readIncoming(raw: Uint8Array, now: number): IncomingEvent | BodyProblem {
  const parsed = parse(raw);
  if ('verdict' in parsed) return parsed;
  const { value, body } = parsed;
  const envelope = anyEvent.safeParse(value);
  if (!envelope.success) return wrongField(envelope.error);
  const { event: kind, transaction_id, event_time } = envelope.data;
  const knownKind = EVENT_KINDS.find((one) => one === kind);
  const checked = knownKind && SCHEMA[knownKind].safeParse(value);
  if (checked?.error) return wrongField(checked.error);
  const contentHash = createHash('sha256').update(canonical(value)).digest('hex');
  return {
    kind,
    known: knownKind !== undefined,
    transactionId: transaction_id ?? contentHash,
    eventTime: event_time ?? now,
    contentHash,
    body,
  };
}

function parse(raw: Uint8Array): { value: JsonValue; body: string } | BodyProblem {
  try {
    const body = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
    return { value: readJson(body), body };
  } catch (error) {
    if (error instanceof StrictJsonError) return { verdict: 'not-json', message: error.message };
    if (error instanceof TypeError) return { verdict: 'not-json', message: 'the body must be UTF-8 text' };
    throw error;
  }
}

function wrongField(error: z.ZodError): BodyProblem {
  const [issue] = error.issues;
  const path = issue?.path.join('.') ?? '';
  return {
    verdict: 'wrong-field',
    message: `${path === '' ? '' : `${path}: `}${issue?.message ?? 'is wrong'}`,
  };
}

/** One text for one content, however it was serialised. */
function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}
