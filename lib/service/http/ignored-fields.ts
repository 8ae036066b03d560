// The keys of a body that its schema does not know, so that a misspelled name is seen (decisions 1).
import { shownPath } from '@/lib/strict-json/shown-path';

const LISTED_MAX = 100;

/** Dotted paths of what was sent and is not in what the schema made of it. */
export function ignoredFields(sent: unknown, parsed: unknown): string[] {
  const found: string[] = [];
  collect(sent, parsed, [], found);
  return found;
}

function collect(sent: unknown, parsed: unknown, path: string[], found: string[]): void {
  // What a schema hands through as it is (partner_meta and the like) has no unknown keys.
  if (sent === parsed || !isContainer(sent) || !isContainer(parsed)) return;
  for (const [key, value] of Object.entries(sent)) {
    if (found.length >= LISTED_MAX) return;
    if (Object.hasOwn(parsed, key)) collect(value, parsed[key], [...path, key], found);
    else found.push(shownPath([...path, key]));
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
