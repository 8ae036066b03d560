// Works on what came in, after the sender was answered: takes events with a lease, tries again later what failed,
// gives up in the end and says why. An administrator can have it tried again.
import { vaccinationReminder } from '@/lib/contract/event';
import { readJson } from '@/lib/strict-json';
import { log } from '@/lib/log';
import { tellChange } from '../live/changes';
import { foldReminder } from '../reminders/fold-reminder';
import { knownPatient } from '../reminders/known-patient';
import { deskStore } from '../store';

/** How long a taken event is left alone by others, in seconds: longer than work on it can last. */
const LEASE_SECONDS = 60;
const AT_ONCE = 16;
/** Pauses after each failure, in seconds; after the last one it is given up. */
const PAUSES = [5, 30, 300, 1_800, 7_200, 18_000];
const PROBLEM_MAX = 500;
const REMINDER = 'vaccination.reminder';

type TakenEvent = { id: bigint; kind: string; body: string; attempts: number; receivedAt: Date; way: string };

/** Works on everything that is due now; returns how many events were taken. */
export async function workInbox(): Promise<number> {
  let done = 0;
  for (;;) {
    const taken = await takeDue();
    if (taken.length === 0) return done;
    await Promise.all(taken.map(workOnOne));
    const reminders = taken.some(({ kind }) => kind === REMINDER);
    const others = taken.some(({ kind }) => kind !== REMINDER);
    await tellChange(
      'events',
      ...(reminders ? (['reminders'] as const) : []),
      ...(others ? (['board'] as const) : []),
    );
    done += taken.length;
  }
}

/** Puts an event back to be worked on at once. False: there is none of this id that could be. */
export async function workAgain(id: bigint): Promise<boolean> {
  const { count } = await deskStore().eventIn.updateMany({
    where: { id, state: { in: ['dead', 'done', 'waiting'] } },
    data: { state: 'waiting', attempts: 0, dueAt: new Date(), problem: null },
  });
  return count > 0;
}

function takeDue(): Promise<TakenEvent[]> {
  return deskStore().$queryRaw<TakenEvent[]>`
    WITH due AS (
      SELECT "id" FROM desk."EventIn" WHERE "state" = 'waiting' AND "dueAt" <= now()
      ORDER BY "dueAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE desk."EventIn" e SET "dueAt" = now() + make_interval(secs => ${LEASE_SECONDS}) FROM due
      WHERE e."id" = due."id" RETURNING e.*
    )
    SELECT t."id", t."kind", t."body", t."attempts", t."receivedAt",
      (SELECT d."way" FROM desk."DeliveryIn" d WHERE d."eventId" = t."id" ORDER BY d."id" LIMIT 1) AS way
    FROM taken t ORDER BY t."eventTime", t."id"`;
}

async function workOnOne(taken: TakenEvent): Promise<void> {
  try {
    if (taken.kind === REMINDER) await workOnReminder(taken);
    else await finish(taken.id);
  } catch (error) {
    log().warn({ err: error, event: taken.id.toString() }, 'an event could not be worked on');
    await postpone(taken, error instanceof Error ? error.message : 'unknown');
  }
}

async function workOnReminder({ id, body, receivedAt, way }: TakenEvent): Promise<void> {
  const event = vaccinationReminder.parse(readJson(body));
  const patient = await knownPatient(event.data.patient_id);
  await deskStore().$transaction(async (tx) => {
    await foldReminder(tx, { event, receivedAt, proof: way }, patient);
    await tx.eventIn.update({ where: { id }, data: { state: 'done', problem: null } });
  });
}

async function finish(id: bigint): Promise<void> {
  await deskStore().eventIn.update({ where: { id }, data: { state: 'done', problem: null } });
}

async function postpone({ id, attempts }: TakenEvent, problem: string): Promise<void> {
  const pause = PAUSES[attempts];
  await deskStore().eventIn.update({
    where: { id },
    data: {
      attempts: attempts + 1,
      problem: problem.slice(0, PROBLEM_MAX),
      ...(pause === undefined ? { state: 'dead' } : { dueAt: new Date(Date.now() + pause * 1000) }),
    },
  });
}
