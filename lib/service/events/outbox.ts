// The outbox: an event is written in the transaction of the change that it tells of, so neither exists without
// the other. Deliveries are made from it afterwards (delivery-loop.ts).
import { randomUUID } from 'node:crypto';
import type { AppointmentEvent, EventKind, VaccinationReminder } from '@/lib/contract/event';
import type { Store, Transaction } from '../store';
import { bodyText } from './body-text';

/** The PostgreSQL channel on which the delivery loop is woken; notified when the transaction commits. */
export const WAKE_CHANNEL = 'service_events';

/** Writes an event into the outbox of a business and returns its id. */
export async function sendEvent(
  tx: Transaction | Store,
  businessId: string,
  event: AppointmentEvent | VaccinationReminder,
): Promise<string> {
  const id = `evt_${randomUUID()}`;
  const kind: EventKind = event.event;
  await tx.$executeRaw`
    WITH added AS (
      INSERT INTO "service"."OutboxEvent" ("businessId", "id", "kind", "transactionId", "body", "createdAt", "spread")
      VALUES (${businessId}, ${id}, ${kind}, ${event.transaction_id}, ${bodyText(event)}, ${BigInt(Date.now())}, false)
      RETURNING 1
    )
    SELECT pg_notify(${WAKE_CHANNEL}, '') FROM added`;
  return id;
}
