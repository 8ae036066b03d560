// Boards ask every few seconds, and many show the same: what was read a moment ago is shared, and one reading in
// flight serves everybody who waits for it.

type Reading = { until: number; value: Promise<unknown> };

// On globalThis, because Next loads this file for its actions and again for its route handlers.
const SHARED = Symbol.for('front-desk.readings');
type Shared = typeof globalThis & { [SHARED]?: Map<string, Reading> };

function readings(): Map<string, Reading> {
  return ((globalThis as Shared)[SHARED] ??= new Map());
}

/**
 * The value of `read`, or what it gave under the same key in the last `lifeMs` milliseconds; a failure is not kept.
 * One key is always read by one function, and by nothing that depends on who asks.
 */
export function sharedReading<Value>(
  key: string,
  lifeMs: number,
  read: () => Promise<Value>,
): Promise<Value> {
  const now = Date.now();
  const known = readings();
  for (const [name, { until }] of known) if (until <= now) known.delete(name);
  const recent = known.get(key);
  if (recent) return recent.value as Promise<Value>;
  const value = read();
  const reading = { until: now + lifeMs, value };
  known.set(key, reading);
  value.catch(() => {
    if (known.get(key) === reading) known.delete(key);
  });
  return value;
}

/** After a change from this desk, so that its own boards show it at once. */
export function forgetReadings(): void {
  readings().clear();
}
