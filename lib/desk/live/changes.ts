// What open pages show is no longer all there is: said to this process at once, and by NOTIFY to every process on
// the database, whose open pages then ask anew.
import { log } from '@/lib/log';
import { forgetReadings } from '../board/shared-reading';
import { countReminderNews } from '../reminders/news';
import { deskStore } from '../store';

export const LIVE_CHANNEL = 'front_desk_live';
const LIVE_TOPICS = ['board', 'reminders', 'events'] as const;
/** What a page can follow. Nothing else is said: what has changed is asked for, by somebody who may see it. */
export type LiveTopic = (typeof LIVE_TOPICS)[number];

type Listener = (topic: LiveTopic) => void;

// On globalThis, because server.ts hears the changes and Next's bundle keeps the lines to the pages.
const SHARED = Symbol.for('front-desk.live-listeners');
type Shared = typeof globalThis & { [SHARED]?: Set<Listener> };

function listeners(): Set<Listener> {
  return ((globalThis as Shared)[SHARED] ??= new Set());
}

/** After a change, once it is committed: the next reading of this process sees it, and open pages are told. */
export async function tellChange(...topics: LiveTopic[]): Promise<void> {
  topics.forEach(readAnew);
  try {
    await deskStore()
      .$executeRaw`SELECT pg_notify(${LIVE_CHANNEL}, "topic") FROM unnest(${topics}::text[]) AS "topic"`;
  } catch (error) {
    // The change itself is made; the pages find it when they ask by the clock.
    log().warn({ err: error }, 'open pages could not be told of a change');
  }
}

/** A notice has come, or the line it comes on was away: without a topic anything may have changed. */
export function hearChange(notice?: string): void {
  for (const topic of LIVE_TOPICS) {
    if (notice !== undefined && notice !== topic) continue;
    readAnew(topic);
    for (const listener of listeners()) listener(topic);
  }
}

/** Calls `listener` at every change that is heard, until the function that it returns is called. */
export function onChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}

function readAnew(topic: LiveTopic): void {
  if (topic === 'board') forgetReadings();
  if (topic === 'reminders') countReminderNews();
}
