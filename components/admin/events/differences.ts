// Where two bodies under one transaction id say different things, member by member.

export type Difference = { path: string; stored: string; came: string };

/** What is not there; JSON has no such text. */
export const MISSING = '–';

/** Null when one of them is not JSON, so that only the whole texts can be compared. */
export function differences(stored: string, came: string): Difference[] | null {
  const before = members(stored);
  const after = members(came);
  if (!before || !after) return null;
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths
    .map((path) => ({ path, stored: before.get(path) ?? MISSING, came: after.get(path) ?? MISSING }))
    .filter((one) => one.stored !== one.came);
}

/** The same text with a line for each member; a text that is not JSON as it is. */
export function inLines(body: string): string {
  const parsed = parse(body);
  return parsed === undefined ? body : JSON.stringify(parsed, null, 2);
}

function members(body: string): Map<string, string> | null {
  const parsed = parse(body);
  if (parsed === undefined) return null;
  const found = new Map<string, string>();
  walk(parsed, '', found);
  return found;
}

function walk(value: unknown, path: string, found: Map<string, string>): void {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (children.length === 0) found.set(path, JSON.stringify(value));
  for (const [key, child] of children) walk(child, path === '' ? key : `${path}.${key}`, found);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
