// Deliveries for people to look at: what came to the door with its verdict, and what the service sent.
import { createHmac, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADER, type DeliveryRecord } from '@/lib/contract/event';
import { listDeliveries, replayDelivery } from '@/lib/gateway/deliveries';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';
import { ownWebhookSecrets } from '../derived-key';
import { publicOrigin } from '../public-origin';
import { deskStore } from '../store';
import { receiveEvent } from './receive-event';
import { VERDICT_STATUS, type Verdict } from './verdicts';
import { wakeInbox } from './inbox-bell';
import { workAgain } from './work-inbox';

export type DeliveryInRow = {
  id: string;
  /** ISO 8601, UTC */
  at: string;
  way: string;
  verdict: Verdict;
  status: number;
  reason: string | null;
  address: string;
  bytes: number;
  headers: Record<string, string>;
  body: string;
  event: {
    id: string;
    kind: string;
    transactionId: string;
    state: string;
    attempts: number;
    problem: string | null;
    /** What is stored, where this delivery says something else */
    storedBody: string | null;
  } | null;
};

const PAGE = 50;

/** A page of what came in, the newest first, older than `before`; `trouble` leaves out what went well. */
export async function deliveriesIn(
  actor: Actor,
  { trouble = false, before }: { trouble?: boolean; before?: string | undefined },
): Promise<{ rows: DeliveryInRow[]; next: string | null }> {
  // The bodies name patients: looking at them is written down.
  await writeAudit({ actor, action: 'events.view', subject: { kind: 'events', id: 'in' } });
  const older = before !== undefined && /^\d{1,18}$/.test(before) ? { id: { lt: BigInt(before) } } : {};
  const bad = { OR: [{ verdict: { notIn: ['stored', 'duplicate'] } }, { event: { is: { state: 'dead' } } }] };
  const found = await deskStore().deliveryIn.findMany({
    where: { AND: [older, trouble ? bad : {}] },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
    include: { event: true },
  });
  const rows = found.slice(0, PAGE).map(({ event, ...delivery }): DeliveryInRow => {
    const verdict = delivery.verdict as Verdict;
    const { at, way, reason, address, bytes } = delivery;
    return {
      ...{ id: delivery.id.toString(), at: at.toISOString(), way, verdict, status: VERDICT_STATUS[verdict] },
      ...{ reason, address: address ?? '', bytes, headers: delivery.headers as Record<string, string> },
      body: delivery.body ?? event?.body ?? '',
      event: event && {
        id: event.id.toString(),
        kind: event.kind,
        transactionId: event.transactionId,
        state: event.state,
        attempts: event.attempts,
        problem: event.problem,
        storedBody: verdict === 'conflict' ? event.body : null,
      },
    };
  });
  return { rows, next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/** A page of what the service sent. */
export async function deliveriesOut(actor: Actor): Promise<{ kind: 'ok'; rows: DeliveryRecord[] } | Setback> {
  await writeAudit({ actor, action: 'events.view', subject: { kind: 'events', id: 'out' } });
  try {
    return { kind: 'ok', rows: await listDeliveries({}) };
  } catch (error) {
    return setbackOf(error);
  }
}

/** Has an event worked on again. */
export async function processAgain(actor: Actor, id: string): Promise<{ kind: 'ok' } | { kind: 'gone' }> {
  await writeAudit({ actor, action: 'event.process-again', subject: { kind: 'event', id } });
  if (!/^\d{1,18}$/.test(id) || !(await workAgain(BigInt(id)))) return { kind: 'gone' };
  wakeInbox();
  return { kind: 'ok' };
}

/** Has the service send a delivery again. */
export async function sendAgain(actor: Actor, id: string): Promise<{ kind: 'ok' } | Setback> {
  await writeAudit({ actor, action: 'event.send-again', subject: { kind: 'delivery', id } });
  try {
    await replayDelivery(id);
    return { kind: 'ok' };
  } catch (error) {
    return setbackOf(error);
  }
}

/** Sends a signed event of a kind of its own to the desk's door and says what the door answered. */
export async function sendTestEvent(actor: Actor): Promise<{ kind: 'ok'; status: number }> {
  const id = randomUUID();
  await writeAudit({ actor, action: 'event.test', subject: { kind: 'event', id } });
  const body = JSON.stringify({ event: 'desk.test', transaction_id: id, event_time: Date.now() });
  const time = Math.floor(Date.now() / 1000);
  const hmac = createHmac('sha256', ownWebhookSecrets().signingKey).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: `t=${time},v1=${hmac}` };
  const address = `${publicOrigin()}/api/webhooks/service`;
  const request = new Request(address, { method: 'POST', headers, body });
  const { status } = await receiveEvent(request, { way: 'signed' });
  return { kind: 'ok', status };
}
