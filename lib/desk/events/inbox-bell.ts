// Wakes the inbox's worker. On globalThis, because Next's bundle receives events and server.ts works on them.

const SHARED = Symbol.for('front-desk.inbox-bell');
type Shared = typeof globalThis & { [SHARED]?: (() => void) | undefined };

/** Says who is to be woken; null = nobody any more. */
export function answerInboxBell(ring: (() => void) | null): void {
  (globalThis as Shared)[SHARED] = ring ?? undefined;
}

/** There is something new. */
export function wakeInbox(): void {
  (globalThis as Shared)[SHARED]?.();
}
