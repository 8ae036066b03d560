// The outbox: an event is written in the transaction of the change that it tells of, so neither exists without
// the other. Deliveries are made from it afterwards (delivery-loop.ts).
import { randomUUID } from 'node:crypto';
import type { AppointmentEvent, VaccinationReminder } from '@/lib/contract/event';
import { Prisma } from '@/prisma/service/generated/client';
import type { Store, Transaction } from '../store';
import { bodyText } from './body-text';

/** The PostgreSQL channel on which the delivery loop is woken; notified when the transaction commits. */
export const WAKE_CHANNEL = 'service_events';

type SentEvent = AppointmentEvent | VaccinationReminder;

/** Writes an event into the outbox of a business and returns its id. */
export async function sendEvent(
  tx: Transaction | Store,
  businessId: string,
  event: SentEvent,
): Promise<string> {
  const [id] = await sendEvents(tx, [{ businessId, event }]);
  if (id === undefined) throw new Error('the event got no id');
  return id;
}

/** Writes events into the outbox in one statement and returns their ids. */
export async function sendEvents(
  tx: Transaction | Store,
  events: { businessId: string; event: SentEvent }[],
): Promise<string[]> {
  const rows = outboxRows(events);
  await tx.$executeRaw`
    WITH added AS (${outboxInsert(rows)}) SELECT ${WAKE_UP} WHERE EXISTS (SELECT FROM added)`;
  return rows.map(({ id }) => id);
}

type OutboxRow = { business: string; id: string; kind: string; transaction: string; body: string };

/** Each event with a new id and the text that is sent. */
export function outboxRows(events: { businessId: string; event: SentEvent }[]): OutboxRow[] {
  return events.map(({ businessId, event }) => ({
    business: businessId,
    id: `evt_${randomUUID()}`,
    kind: event.event,
    transaction: event.transaction_id,
    body: bodyText(event),
  }));
}

/** Wakes the delivery loop when the transaction commits. */
export const WAKE_UP = Prisma.sql`pg_notify(${WAKE_CHANNEL}, '')`;

/** Inserts and returns them; a part of a statement, so that a change and its event are one round trip. */
export function outboxInsert(rows: OutboxRow[]): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO "service"."OutboxEvent" ("businessId", "id", "kind", "transactionId", "body", "createdAt", "spread")
    SELECT r.business, r.id, r.kind, r.transaction, r.body, ${Date.now()}::bigint, false
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS r(business text, id text, kind text, transaction text, body text)
    RETURNING 1`;
}
