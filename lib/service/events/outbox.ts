// The outbox: an event is written in the transaction of the change that it tells of, so neither exists without
// the other. Deliveries are made from it afterwards (delivery-loop.ts).
import { randomUUID } from 'node:crypto';
import type { AppointmentEvent, VaccinationReminder } from '@/lib/contract/event';
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
  const rows = events.map(({ businessId, event }) => ({
    business: businessId,
    id: `evt_${randomUUID()}`,
    kind: event.event,
    transaction: event.transaction_id,
    body: bodyText(event),
  }));
  await tx.$executeRaw`
    WITH added AS (
      INSERT INTO "service"."OutboxEvent" ("businessId", "id", "kind", "transactionId", "body", "createdAt", "spread")
      SELECT r.business, r.id, r.kind, r.transaction, r.body, ${BigInt(Date.now())}, false
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS r(business text, id text, kind text, transaction text, body text)
      RETURNING 1
    )
    SELECT pg_notify(${WAKE_CHANNEL}, '') FROM (SELECT count(*) FROM added) AS written`;
  return rows.map(({ id }) => id);
}
