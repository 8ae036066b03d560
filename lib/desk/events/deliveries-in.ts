// What came to the door, for people to look at: each delivery with its verdict, and having its event worked on again.
import { createHmac, randomUUID } from 'node:crypto';
import type { DeliveryIn, OpenedDeliveryIn } from '@/lib/display/delivery';
import type { Verdict } from '@/lib/display/verdict';
import { SIGNATURE_HEADER } from '@/lib/contract/event';
import type { Prisma } from '@/prisma/desk/generated/client';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { ownWebhookSecrets } from '../derived-key';
import { publicOrigin } from '../public-origin';
import { deskStore } from '../store';
import { wakeInbox } from './inbox-bell';
import { receiveEvent } from './receive-event';
import { VERDICT_STATUS } from './verdicts';
import { workAgain } from './work-inbox';

const PAGE = 50;
const ARRIVALS_MAX = 20;
const ID = /^\d{1,18}$/;

const IN_LIST = {
  ...{ id: true, at: true, way: true, verdict: true, reason: true, address: true, bytes: true },
  event: {
    select: { id: true, kind: true, transactionId: true, state: true, attempts: true, problem: true },
  },
} as const satisfies Prisma.DeliveryInSelect;
type ListedRow = Prisma.DeliveryInGetPayload<{ select: typeof IN_LIST }>;

/** A page of what came in, the newest first, older than `before`; `trouble` leaves out what went well. */
export async function deliveriesIn(
  actor: Actor,
  { trouble = false, before }: { trouble?: boolean; before?: string | undefined },
): Promise<{ rows: DeliveryIn[]; next: string | null }> {
  await writeAudit({ actor, action: 'events.view', subject: { kind: 'events', id: 'in' } });
  const older = before !== undefined && ID.test(before) ? { id: { lt: BigInt(before) } } : {};
  const bad = { OR: [{ verdict: { notIn: ['stored', 'duplicate'] } }, { event: { is: { state: 'dead' } } }] };
  const found = await deskStore().deliveryIn.findMany({
    where: { AND: [older, trouble ? bad : {}] },
    orderBy: { id: 'desc' },
    take: PAGE + 1,
    select: IN_LIST,
  });
  const rows = found.slice(0, PAGE).map(listed);
  return { rows, next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/** One delivery whole. The bodies name patients: looking at one is written down. */
export async function openDeliveryIn(
  actor: Actor,
  id: string,
): Promise<{ kind: 'ok'; delivery: OpenedDeliveryIn } | { kind: 'gone' }> {
  await writeAudit({ actor, action: 'event.view', subject: { kind: 'delivery-in', id } });
  if (!ID.test(id)) return { kind: 'gone' };
  const arrivals = { orderBy: { id: 'asc' }, take: ARRIVALS_MAX } as const;
  const found = await deskStore().deliveryIn.findUnique({
    where: { id: BigInt(id) },
    include: { event: { include: { deliveries: arrivals } } },
  });
  if (!found) return { kind: 'gone' };
  const { event } = found;
  const delivery = {
    ...listed(found),
    headers: found.headers as Record<string, string>,
    body: found.body ?? event?.body ?? '',
    storedBody: found.verdict === 'conflict' && event ? event.body : null,
    arrivals: (event?.deliveries ?? []).map(({ id: one, at, verdict }) => ({
      id: one.toString(),
      at: at.toISOString(),
      verdict: verdict as Verdict,
    })),
  };
  return { kind: 'ok', delivery };
}

/** Has an event worked on again. */
export async function processAgain(actor: Actor, id: string): Promise<{ kind: 'ok' } | { kind: 'gone' }> {
  await writeAudit({ actor, action: 'event.process-again', subject: { kind: 'event', id } });
  if (!ID.test(id) || !(await workAgain(BigInt(id)))) return { kind: 'gone' };
  wakeInbox();
  return { kind: 'ok' };
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

function listed({ id, at, way, verdict, reason, address, bytes, event }: ListedRow): DeliveryIn {
  return {
    ...{ id: id.toString(), at: at.toISOString(), way, reason, address: address ?? '', bytes },
    verdict: verdict as Verdict,
    status: VERDICT_STATUS[verdict as Verdict],
    event: event && {
      ...{ id: event.id.toString(), kind: event.kind, transactionId: event.transactionId },
      ...{ state: event.state, attempts: event.attempts, problem: event.problem },
    },
  };
}
