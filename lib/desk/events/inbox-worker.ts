// Runs the inbox's work while the program runs: at every event, and by itself every few seconds for what was put off.
import { log } from '@/lib/log';
import { answerInboxBell } from './inbox-bell';
import { workInbox } from './work-inbox';

const LOOK_EVERY_MS = 5_000;

/** Starts it; `stop` waits for what is under way. */
export function startInboxWorker(): { stop(): Promise<void> } {
  let ended = false;
  let again = false;
  let working: Promise<void> | null = null;
  const work = async () => {
    do {
      again = false;
      await workInbox().catch((error: unknown) =>
        log().error({ err: error }, 'events could not be taken; they are looked for again'),
      );
    } while (again && !ended);
    working = null;
  };
  const ring = () => {
    again = true;
    if (!ended) working ??= work();
  };
  const timer = setInterval(ring, LOOK_EVERY_MS);
  answerInboxBell(ring);
  ring();
  return {
    async stop() {
      ended = true;
      clearInterval(timer);
      answerInboxBell(null);
      await working;
    },
  };
}
