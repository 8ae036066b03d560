import type { Tone } from '@/components/ui/status-badge';
import type { Verdict } from '@/lib/display/verdict';

const GOOD: Partial<Record<Verdict, Tone>> = {
  stored: 'now',
  duplicate: 'done',
  unhandled: 'info',
  conflict: 'wait',
};

/** Kept is calm, two versions of one event want a look, the rest was turned away. */
export function verdictTone(verdict: Verdict): Tone {
  return GOOD[verdict] ?? 'alert';
}

/** How work on an event, or a delivery of the service, stands. */
export const STATES = ['waiting', 'done', 'unhandled', 'dead', 'delivered'] as const;
export type StateView = (typeof STATES)[number];

const STATE_TONE: Record<StateView, Tone> = {
  waiting: 'wait',
  done: 'now',
  delivered: 'now',
  unhandled: 'info',
  dead: 'alert',
};

/** The state as one of those that we have words for. */
export function knownState(state: string): StateView {
  return STATES.find((known) => known === state) ?? 'waiting';
}

export function stateTone(state: StateView): Tone {
  return STATE_TONE[state];
}
