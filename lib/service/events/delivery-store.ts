// The rows of the delivery: spread an event over the subscriptions, take what is due, write down what happened.
import type { Store } from '../store';
import type { PostResult } from './post';

/** How long a taken delivery is left alone by others, in milliseconds: longer than one attempt can last. */
const LEASE = 30_000;

export type DueDelivery = {
  businessId: string;
  id: string;
  eventId: string;
  body: string;
  subscriptionId: string;
  endpoint: string;
  sealedKey: Uint8Array | null;
  attempts: number;
};

export type Outcome = {
  delivery: DueDelivery;
  at: number;
  took: number;
  result: PostResult;
  nextDue: number | null;
};

/** Makes a delivery for each subscription that wants an event; returns how many events were spread. */
export async function spreadEvents(store: Store, limit: number): Promise<number> {
  return store.$executeRaw`
    WITH picked AS (
      SELECT "businessId", "id", "kind" FROM "service"."OutboxEvent" WHERE NOT "spread"
      ORDER BY "createdAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), made AS (
      INSERT INTO "service"."Delivery"
        ("businessId", "id", "eventId", "subscriptionId", "state", "attempts", "dueAt", "createdAt")
      SELECT e."businessId", 'dlv_' || gen_random_uuid(), e."id", s."id", 'waiting', 0, ${now()}, ${now()}
      FROM picked e JOIN "service"."Subscription" s ON s."businessId" = e."businessId" AND s."state" = 'on'
        AND (s."eventNames" = '{}' OR e."kind" = ANY (s."eventNames"))
      ON CONFLICT DO NOTHING
    )
    UPDATE "service"."OutboxEvent" o SET "spread" = true FROM picked p
    WHERE o."businessId" = p."businessId" AND o."id" = p."id"`;
}

/**
 * Takes up to `limit` due deliveries of each subscription but the `busy` ones; nobody else takes them until their
 * lease ends. By subscription, so that a slow receiver holds up nobody else's deliveries.
 */
export async function takeDue(store: Store, limit: number, busy: string[]): Promise<DueDelivery[]> {
  return store.$queryRaw<DueDelivery[]>`
    WITH due AS (
      SELECT d."businessId", d."id" FROM "service"."Subscription" s CROSS JOIN LATERAL (
        SELECT * FROM "service"."Delivery" d
        WHERE d."businessId" = s."businessId" AND d."subscriptionId" = s."id"
          AND d."state" = 'waiting' AND d."dueAt" <= ${now()}
        ORDER BY d."dueAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ) d
      WHERE s."state" = 'on' AND s."id" <> ALL (${busy})
    ), taken AS (
      UPDATE "service"."Delivery" d SET "dueAt" = ${now() + BigInt(LEASE)} FROM due
      WHERE d."businessId" = due."businessId" AND d."id" = due."id"
      RETURNING d.*
    )
    SELECT t."businessId", t."id", t."eventId", t."subscriptionId", t."attempts", e."body", s."endpoint", s."sealedKey"
    FROM taken t
    JOIN "service"."OutboxEvent" e ON e."businessId" = t."businessId" AND e."id" = t."eventId"
    JOIN "service"."Subscription" s ON s."businessId" = t."businessId" AND s."id" = t."subscriptionId"`;
}

/** Milliseconds until the next delivery is due; null when none waits. */
export async function untilNextDue(store: Store): Promise<number | null> {
  const [row] = await store.$queryRaw<{ due: bigint | null }[]>`
    SELECT min(d."dueAt") AS due FROM "service"."Delivery" d
    JOIN "service"."Subscription" s ON s."businessId" = d."businessId" AND s."id" = d."subscriptionId"
    WHERE d."state" = 'waiting' AND s."state" = 'on'`;
  const due = row?.due ?? null;
  return due === null ? null : Math.max(0, Number(due) - Date.now());
}

/**
 * Writes a batch of attempts into the log and moves their deliveries on, all in one statement. A delivery whose
 * subscription was deleted meanwhile is gone or locked, and left out: it takes nobody else's outcome with it.
 */
export async function writeOutcomes(store: Store, outcomes: Outcome[]): Promise<void> {
  const rows = JSON.stringify(outcomes.map(rowOf));
  await store.$executeRaw`
    WITH there AS (
      SELECT r.* FROM json_to_recordset(${rows}::json) AS r(business text, id text, number int, at bigint, took int,
        status int, problem text, answer text, state text, due bigint)
      JOIN "service"."Delivery" d ON d."businessId" = r.business AND d."id" = r.id
      FOR NO KEY UPDATE OF d SKIP LOCKED
    ), logged AS (
      INSERT INTO "service"."DeliveryAttempt"
        ("businessId", "deliveryId", "number", "at", "took", "status", "problem", "answer")
      SELECT business, id, number, at, took, status, problem, answer FROM there
      ON CONFLICT DO NOTHING
    )
    UPDATE "service"."Delivery" d SET "attempts" = r.number, "state" = r.state,
      "dueAt" = COALESCE(r.due, d."dueAt"), "finishedAt" = CASE WHEN r.state = 'waiting' THEN NULL ELSE r.at END
    FROM there r WHERE d."businessId" = r.business AND d."id" = r.id AND d."state" = 'waiting'`;
}

function rowOf({ delivery, at, took, result, nextDue }: Outcome) {
  const state = result.problem === null ? 'delivered' : nextDue === null ? 'dead' : 'waiting';
  return {
    business: delivery.businessId,
    id: delivery.id,
    number: delivery.attempts + 1,
    at,
    took,
    status: result.status,
    problem: result.problem,
    answer: result.answer,
    state,
    due: nextDue,
  };
}

function now(): bigint {
  return BigInt(Date.now());
}
