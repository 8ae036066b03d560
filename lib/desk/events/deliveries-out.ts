// What the service sent, for people to look at, and sending it again. The log is kept by the service.
import type { DeliveryQuery, DeliveryRecord, OpenedDelivery } from '@/lib/contract/event';
import { getDelivery, listDeliveries, replayDelivery } from '@/lib/gateway/deliveries';
import type { Actor } from '../actor';
import { orSetback, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';

type Page = { kind: 'ok'; rows: DeliveryRecord[]; next: string | null };

/** A page of what the service sent, the newest first; `gone` means a service that keeps no such log. */
export async function deliveriesOut(actor: Actor, query: DeliveryQuery): Promise<Page | Setback> {
  await writeAudit({ actor, action: 'events.view', subject: { kind: 'events', id: 'out' } });
  return orSetback(async () => {
    const { deliveries, next } = await listDeliveries(query);
    return { kind: 'ok', rows: deliveries, next };
  });
}

/** One delivery whole. The bodies name patients: looking at one is written down. */
export async function openDeliveryOut(
  actor: Actor,
  id: string,
): Promise<{ kind: 'ok'; delivery: OpenedDelivery } | Setback> {
  await writeAudit({ actor, action: 'event.view', subject: { kind: 'delivery-out', id } });
  return orSetback(async () => ({ kind: 'ok', delivery: await getDelivery(id) }));
}

/** Has the service send a delivery again. */
export async function sendAgain(actor: Actor, id: string): Promise<{ kind: 'ok' } | Setback> {
  await writeAudit({ actor, action: 'event.send-again', subject: { kind: 'delivery-out', id } });
  return orSetback(async () => {
    await replayDelivery(id);
    return { kind: 'ok' };
  });
}
