// How many boxes differ from what they showed at first: what "2 changes" counts, also while one of them is wrong.
import type { EditorValues } from './editor-schema';
import { sameJson } from '@/lib/display/same-json';

/** A pair or a key is one change, whatever of it changed; a day with its time is one; another order is one. */
export function countEdits(values: EditorValues, initial: EditorValues): number {
  const { partner_meta, display_meta, appointment_details: details, ...boxes } = values;
  const { when, how, custom_attributes: attributes } = details;
  const before = initial.appointment_details;
  return (
    countBoxes(boxes, initial) +
    countBoxes(how, before.how) +
    Object.entries(when).filter(([end, moment]) => !sameJson(moment, Reflect.get(before.when, end))).length +
    (sameJson(attributes.label, before.custom_attributes.label) ? 0 : 1) +
    (sameJson(attributes.tags, before.custom_attributes.tags) ? 0 : 1) +
    countRows(attributes.others, before.custom_attributes.others) +
    countRows(partner_meta, initial.partner_meta) +
    countRows(display_meta, initial.display_meta)
  );
}

/** Text boxes, one by one, however deep. */
function countBoxes(values: object, initial: object): number {
  let count = 0;
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const before: unknown = Reflect.get(initial, name);
    if (typeof value === 'object' && value !== null) count += countBoxes(value, before as object);
    else if (value !== before) count += 1;
  }
  return count;
}

type Row = { key: string };

function countRows(rows: readonly Row[], initial: readonly Row[]): number {
  if (sameJson(rows, initial)) return 0;
  const [now, before] = [byKey(rows), byKey(initial)];
  const keys = new Set([...now.keys(), ...before.keys()]);
  const changed = [...keys].filter((key) => !sameJson(now.get(key), before.get(key))).length;
  return Math.max(1, changed);
}

function byKey(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.key, row]));
}
