// Whether anything about the reminders changed since a page last asked: a number that grows. On globalThis, because
// server.ts folds events in and Next's bundle answers the pages.

const SHARED = Symbol.for('front-desk.reminder-news');
type Shared = typeof globalThis & { [SHARED]?: { started: string; count: number } };

function news(): { started: string; count: number } {
  return ((globalThis as Shared)[SHARED] ??= { started: Date.now().toString(36), count: 0 });
}

/** Something changed. Who changes something tells everybody by `tellChange`. */
export function countReminderNews(): void {
  news().count += 1;
}

/** Differs whenever something was told; also after a restart. */
export function reminderNews(): string {
  const { started, count } = news();
  return `${started}-${count}`;
}
