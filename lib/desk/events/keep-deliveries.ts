// Writes deliveries down, many in one transaction: the event at its first arrival, and every delivery with its
// verdict. Nobody is answered before the commit.
import { gathered } from '../gathered';
import { deskStore, type DeskTransaction } from '../store';
import type { IncomingEvent } from './incoming-event';
import type { Verdict } from '@/lib/display/verdict';

/** Who sends events; ids are unique within one source. */
export const SOURCE = 'service';

export type Delivery = {
  at: Date;
  way: 'signed' | 'unsigned';
  address: string;
  headers: Record<string, string>;
  bytes: number;
} & (
  | { event: IncomingEvent }
  /** Turned away; `body` is the start of what came */
  | { event: null; verdict: Verdict; reason: string | null; body: string }
);

const MOST_AT_ONCE = 200;
const PATIENCE = { maxWait: 15_000, timeout: 15_000 };

type EventKey = { id: bigint; transactionId: string; contentHash: string };
type Judged = { verdict: Verdict; eventId: bigint | null };

/** Resolves with the verdict once it is committed. */
export const keepDelivery = gathered(MOST_AT_ONCE, (batch: readonly Delivery[]) =>
  deskStore().$transaction((tx) => keep(tx, batch), PATIENCE),
);

async function keep(tx: DeskTransaction, batch: readonly Delivery[]): Promise<Verdict[]> {
  const events = batch.flatMap(({ event }) => event ?? []);
  // In a storm most are repetitions: their bodies need not travel to the database.
  const before = await knownEvents(tx, events);
  const seen = new Set(before.map(({ transactionId }) => transactionId));
  const unseen = events.filter(({ transactionId }) => !seen.has(transactionId));
  const added = unseen.length === 0 ? [] : await insertEvents(tx, unseen);
  const fresh = new Set(added.map(({ transactionId }) => transactionId));
  // What another process committed in between. A statement of its own sees it.
  const raced = await knownEvents(
    tx,
    unseen.filter(({ transactionId }) => !fresh.has(transactionId)),
  );
  const judged = judge(batch, added, [...before, ...raced]);
  await insertDeliveries(tx, batch, judged);
  return judged.map(({ verdict }) => verdict);
}

/** By transaction id, so that two processes that store the same events never wait for each other in a ring. */
function insertEvents(tx: DeskTransaction, events: readonly IncomingEvent[]): Promise<EventKey[]> {
  const rows = events.map(({ known, ...event }, position) => ({
    ...event,
    position,
    state: known ? 'waiting' : 'unhandled',
  }));
  return tx.$queryRaw<EventKey[]>`
    INSERT INTO desk."EventIn" ("source", "transactionId", "kind", "eventTime", "contentHash", "body", "receivedAt",
      "state", "attempts", "dueAt")
    SELECT ${SOURCE}, r."transactionId", r."kind", r."eventTime", r."contentHash", r."body", now(), r."state", 0, now()
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("transactionId" text, "kind" text, "eventTime" bigint,
      "contentHash" text, "body" text, "state" text, "position" int)
    ORDER BY r."transactionId", r."position"
    ON CONFLICT ("source", "transactionId") DO NOTHING
    RETURNING "id", "transactionId", "contentHash"`;
}

/** Those of them that are there. */
async function knownEvents(tx: DeskTransaction, events: readonly IncomingEvent[]): Promise<EventKey[]> {
  if (events.length === 0) return [];
  const ids = [...new Set(events.map(({ transactionId }) => transactionId))];
  return tx.$queryRaw<EventKey[]>`
    SELECT "id", "transactionId", "contentHash" FROM desk."EventIn"
    WHERE "source" = ${SOURCE} AND "transactionId" = ANY (${ids})`;
}

function judge(batch: readonly Delivery[], added: EventKey[], known: EventKey[]): Judged[] {
  const stored = new Map([...known, ...added].map((key) => [key.transactionId, key]));
  const fresh = new Set(added.map(({ transactionId }) => transactionId));
  return batch.map((delivery): Judged => {
    if (delivery.event === null) return { verdict: delivery.verdict, eventId: null };
    const { transactionId, contentHash, known: handled } = delivery.event;
    const key = stored.get(transactionId);
    if (!key) throw new Error('an event was neither added nor there before');
    // The first delivery of a batch is the one that was stored; the second finds its id taken.
    if (fresh.delete(transactionId)) return { verdict: handled ? 'stored' : 'unhandled', eventId: key.id };
    return { verdict: key.contentHash === contentHash ? 'duplicate' : 'conflict', eventId: key.id };
  });
}

async function insertDeliveries(
  tx: DeskTransaction,
  batch: readonly Delivery[],
  judged: readonly Judged[],
): Promise<void> {
  const rows = batch.map((delivery, at) => {
    const { verdict, eventId } = judged[at] as Judged;
    const { event, address, headers, bytes, way } = delivery;
    // A conflict is kept whole, so that both can be read side by side.
    const body = event === null ? delivery.body : verdict === 'conflict' ? event.body : null;
    const reason = event === null ? delivery.reason : null;
    return {
      at: delivery.at,
      way,
      verdict,
      reason,
      address,
      headers,
      bytes,
      body,
      event: eventId?.toString(),
    };
  });
  await tx.$executeRaw`
    INSERT INTO desk."DeliveryIn" ("at", "way", "verdict", "reason", "address", "headers", "bytes", "body", "eventId")
    SELECT r."at", r."way", r."verdict", r."reason", r."address", r."headers", r."bytes", r."body", r."event"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("at" timestamptz, "way" text, "verdict" text,
      "reason" text, "address" text, "headers" jsonb, "bytes" int, "body" text, "event" bigint)`;
}
