'use server';
// What a person does with their own sessions.
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import type { EndedSessions } from '@/components/session/session-list';
import { withActor } from '@/lib/desk/actor';
import { endOtherSessions, endSession } from '@/lib/desk/sessions/session-list';

const idSchema = z.string().max(100);

/** Ends one session of the person who asks; `count` 0 = it was over already. */
export async function endOneSession(id: unknown): Promise<EndedSessions> {
  return withActor(null, async (actor) => {
    const sessionId = idSchema.safeParse(id);
    const ended = sessionId.success && (await endSession(actor, sessionId.data));
    revalidatePath('/account');
    return { kind: 'ended', count: ended ? 1 : 0 };
  });
}

/** Ends all others, for a forgotten computer or a lost phone. */
export async function endAllOtherSessions(): Promise<EndedSessions> {
  return withActor(null, async (actor) => {
    const count = await endOtherSessions(actor);
    revalidatePath('/account');
    return { kind: 'ended', count };
  });
}
