/** Words for people who do not see the change: collected for a moment, then said once. */

export type Politeness = 'polite' | 'assertive';
export interface Announcement {
  /** Differs each time, so that the same sentence is read again. */
  id: number;
  text: string;
}

const BATCH_MILLISECONDS = 400;
const SILENCE: Announcement = { id: 0, text: '' };
const said: Record<Politeness, Announcement> = { polite: SILENCE, assertive: SILENCE };
const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence. `assertive` interrupts and is for errors in the reader's own action only. Browser only. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (!waiting[politeness].includes(text)) waiting[politeness].push(text);
  timer ??= setTimeout(speak, BATCH_MILLISECONDS);
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function lastAnnouncement(politeness: Politeness): Announcement {
  return said[politeness];
}

function speak(): void {
  timer = undefined;
  for (const politeness of ['polite', 'assertive'] as const) {
    const sentences = waiting[politeness].splice(0);
    if (sentences.length > 0) said[politeness] = { id: said[politeness].id + 1, text: sentences.join(' ') };
  }
  for (const listener of listeners) listener();
}
