'use server';
// What an administrator does with events: looking into one, and having it worked on or sent again.
import { z } from 'zod';
import { withActor, type ActionRefusal, type Actor } from '@/lib/desk/actor';
import type { Setback } from '@/lib/desk/appointments/outcome';
import { openDeliveryIn, processAgain, sendTestEvent } from '@/lib/desk/events/deliveries-in';
import { openDeliveryOut, sendAgain } from '@/lib/desk/events/deliveries-out';

type Gone = { kind: 'gone' };
type Done = { kind: 'ok' } | Gone | Setback | ActionRefusal;
type Opened<Open extends (actor: Actor, id: string) => unknown> = Awaited<ReturnType<Open>> | Gone;

const idInput = z.string().min(1).max(100);

/** One delivery to the desk, with its headers and its body. */
export async function openEventIn(id: unknown): Promise<Opened<typeof openDeliveryIn> | ActionRefusal> {
  return withId(id, openDeliveryIn);
}

/** One delivery of the service, with its attempts and its body. */
export async function openEventOut(id: unknown): Promise<Opened<typeof openDeliveryOut> | ActionRefusal> {
  return withId(id, openDeliveryOut);
}

/** Has the event behind a delivery worked on again. */
export async function processEventAgain(id: unknown): Promise<Done> {
  return withId(id, processAgain);
}

/** Has the service send a delivery again. */
export async function sendEventAgain(id: unknown): Promise<Done> {
  return withId(id, sendAgain);
}

/** Sends a signed test event to the desk's own door. */
export async function sendTestEventIn(): Promise<{ kind: 'ok'; status: number } | ActionRefusal> {
  return withActor('event:manage', sendTestEvent);
}

async function withId<Result>(
  id: unknown,
  work: (actor: Actor, id: string) => Promise<Result>,
): Promise<Result | Gone | ActionRefusal> {
  return withActor('event:manage', async (actor): Promise<Result | Gone> => {
    const given = idInput.safeParse(id);
    return given.success ? work(actor, given.data) : { kind: 'gone' };
  });
}
