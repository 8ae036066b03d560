// Merges one person's changes of an appointment with what others made of it meanwhile.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { changedRecord, type AppointmentChanges } from './appointment-changes';
import { changesBetween, fieldsOf, KEYED, keyOf, type Fields, type Keyed, type Orders } from './fields';
import { mergeOrder, mergeValue, sameOrder, type Choice, type Sides } from './three-way';

/** What the person decided about fields that clashed, by path. */
export type Choices = Record<string, Choice>;

/** A field and its three values. The path `display_meta` alone is the order of the pairs: three lists of keys. */
export type ComparedField = { path: string } & Sides;

export type Merged = {
  /** What is left to be saved on top of `theirs`; where both clash, as they have it. */
  changes: AppointmentChanges;
  /** Changed by both, differently, and not chosen yet. */
  clashes: ComparedField[];
  /** Changed by others and kept as they have it. */
  kept: ComparedField[];
};

/** Chips in the queue: what two people add to them belongs there together. */
const LABELS = ['custom_attributes.label', 'custom_attributes.tags'];

/** `base` is the record that `changes` were made on, `theirs` the one that is stored now. */
export function mergeChanges(
  base: AppointmentRecord,
  changes: AppointmentChanges,
  theirs: AppointmentRecord,
  choices: Choices = {},
): Merged {
  const mine = changedRecord(base, changes);
  const sides = { base: fieldsOf(base), mine: fieldsOf(mine), theirs: fieldsOf(theirs) };
  const merged = mergeFields(sides, choices);
  const orders = mergeOrders({ base, mine, theirs }, merged.fields, choices);
  return {
    changes: changesBetween(theirs, merged.fields, orders.keys),
    clashes: [...merged.clashes, ...orders.clashes],
    kept: [...merged.kept, ...orders.kept],
  };
}

function mergeFields(sides: Record<keyof Sides, Fields>, choices: Choices) {
  const fields: Fields = new Map();
  const clashes: ComparedField[] = [];
  const kept: ComparedField[] = [];
  for (const path of new Set([...sides.theirs.keys(), ...sides.mine.keys()])) {
    const field = {
      path,
      base: sides.base.get(path),
      mine: sides.mine.get(path),
      theirs: sides.theirs.get(path),
    };
    const verdict = mergeValue(field, { choice: choices[path], labels: LABELS.includes(path) });
    if (verdict.kind === 'clash') clashes.push(field);
    if (verdict.kind === 'theirs' || verdict.kind === 'both') kept.push(field);
    const value = verdict.kind === 'clash' ? field.theirs : verdict.value;
    if (value !== undefined) fields.set(path, value);
  }
  return { fields, clashes, kept };
}

function mergeOrders(records: Record<keyof Sides, AppointmentRecord>, fields: Fields, choices: Choices) {
  const keys: Orders = { custom_attributes: [], partner_meta: [], display_meta: [] };
  const clashes: ComparedField[] = [];
  const kept: ComparedField[] = [];
  for (const name of KEYED) {
    const sides = {
      base: Object.keys(records.base[name]),
      mine: Object.keys(records.mine[name]),
      theirs: Object.keys(records.theirs[name]),
    };
    // Only on the card does anybody see the order; elsewhere the stored one stays.
    const shown = name === 'display_meta';
    const { order, clash } = mergeOrder(sides, keysIn(fields, name), shown ? choices[name] : 'theirs');
    keys[name] = order;
    if (clash) clashes.push({ path: name, ...sides });
    const moved = !sameOrder(sides.base, sides.theirs) && !sameOrder(sides.mine, sides.theirs);
    if (shown && moved && !clash && sameOrder(order, sides.theirs)) kept.push({ path: name, ...sides });
  }
  return { keys, clashes, kept };
}

function keysIn(fields: Fields, name: Keyed): Set<string> {
  const keys = [...fields.keys()].map(keyOf).filter((key) => key?.object === name);
  return new Set(keys.map((key) => key?.key ?? ''));
}
