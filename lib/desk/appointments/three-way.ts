// The three-way merge itself, on fields and on orders of keys. It knows nothing of appointments.
import { sameJson } from '@/lib/display';

export type Choice = 'mine' | 'theirs';

/** What one field was when reading began, and what two people made of it; `undefined` is an absent key. */
export type Sides<Value = unknown> = { base: Value; mine: Value; theirs: Value };

/** How a field comes out: whose value it has, or that a person must say. */
export type Verdict = { kind: 'same' | 'mine' | 'theirs' | 'both'; value: unknown } | { kind: 'clash' };

/** A change of one side wins over no change; equal changes agree; lists of `labels` take both; the rest clashes. */
export function mergeValue(
  { base, mine, theirs }: Sides,
  { choice, labels = false }: { choice?: Choice | undefined; labels?: boolean },
): Verdict {
  if (sameJson(mine, theirs)) return { kind: 'same', value: theirs };
  if (sameJson(mine, base)) return { kind: 'theirs', value: theirs };
  if (sameJson(theirs, base)) return { kind: 'mine', value: mine };
  if (choice) return { kind: choice, value: choice === 'mine' ? mine : theirs };
  const both = labels ? mergeLabels({ base, mine, theirs }) : null;
  return both ? { kind: 'both', value: both } : { kind: 'clash' };
}

/** Adds what either side added and removes what either removed; null when these are not plain sets in one order. */
function mergeLabels(sides: Sides): string[] | null {
  const { base, mine, theirs } = sides;
  if (!isSet(base) || !isSet(mine) || !isSet(theirs)) return null;
  if (!sameOrder(base, mine) || !sameOrder(base, theirs)) return null;
  const kept = theirs.filter((label) => mine.includes(label) || !base.includes(label));
  return [...kept, ...mine.filter((label) => !base.includes(label) && !theirs.includes(label))];
}

function isSet(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string') &&
    new Set(value).size === value.length
  );
}

/** Whether what both have stands in the same order in both. */
export function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((key) => other.includes(key));
  return sameJson(
    common,
    other.filter((key) => one.includes(key)),
  );
}

/** The order of `keys`, which come from either side. Clashes only when both sides moved what was there, differently. */
export function mergeOrder(
  { base, mine, theirs }: Sides<readonly string[]>,
  keys: ReadonlySet<string>,
  choice: Choice | undefined,
): { order: string[]; clash: boolean } {
  const mineMoved = !sameOrder(base, mine);
  const clash = mineMoved && !sameOrder(base, theirs) && !sameOrder(mine, theirs) && !choice;
  const mineLeads = mineMoved && (sameOrder(base, theirs) ? true : choice === 'mine');
  const [leader, follower] = mineLeads ? [mine, theirs] : [theirs, mine];
  const order = leader.filter((key) => keys.has(key));
  for (const [place, key] of follower.entries()) {
    if (!keys.has(key) || order.includes(key)) continue;
    // A new key stays behind the one that it was put behind.
    const before = follower.slice(0, place).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return { order, clash };
}
