// An appointment as separate fields: the units in which two people's edits are compared, merged and asked about.
import { MODE_WITH_VIDEO_CONNECT, type AppointmentRecord } from '@/lib/contract/appointment';
import { sameJson } from '@/lib/display';
import type { AppointmentChanges } from './appointment-changes';
import { sameOrder } from './three-way';

/**
 * By path. What means nothing alone is one field: `mode` is `{mode, video_connect}`, `patient_details.birth` is
 * `{dob, age}`. The partners' objects are a field for each key. An absent key has no entry.
 */
export type Fields = Map<string, unknown>;

/** Objects of keys that people and partners choose. */
export const KEYED = ['custom_attributes', 'partner_meta', 'display_meta'] as const;
export type Keyed = (typeof KEYED)[number];

const PLAIN = ['clinic_id', 'doctor_id', 'token', 'start_time', 'end_time', 'status'] as const;
const PATIENT = [
  'designation',
  'first_name',
  'middle_name',
  'last_name',
  'partner_patient_id',
  'mobile',
  'gender',
] as const;

export const BIRTH = 'patient_details.birth';
export const ADDRESS = 'patient_details.address';

type Visit = Pick<AppointmentRecord, 'mode' | 'video_connect'>;
type Birth = Pick<AppointmentRecord['patient_details'], 'dob' | 'age'>;

/** The record, taken apart. */
export function fieldsOf(record: AppointmentRecord): Fields {
  const { mode, video_connect, patient_details: patient } = record;
  const fields: Fields = new Map();
  for (const name of PLAIN) fields.set(name, record[name]);
  fields.set('mode', { mode, video_connect } satisfies Visit);
  for (const name of PATIENT) fields.set(`patient_details.${name}`, patient[name]);
  fields.set(BIRTH, { dob: patient.dob, age: patient.age } satisfies Birth);
  fields.set(`${ADDRESS}.city`, patient.address?.city ?? null);
  fields.set(`${ADDRESS}.pincode`, patient.address?.pincode ?? null);
  for (const name of KEYED) {
    for (const [key, value] of Object.entries(record[name])) fields.set(`${name}.${key}`, value);
  }
  return fields;
}

/** The keyed object that a path belongs to, and the key; keys may hold dots themselves. */
export function keyOf(path: string): { object: Keyed; key: string } | null {
  const object = KEYED.find((name) => path.startsWith(`${name}.`));
  return object ? { object, key: path.slice(object.length + 1) } : null;
}

/** The order of each keyed object's keys. */
export type Orders = Record<Keyed, string[]>;

/** The orders in which the record has them. */
export function ordersOf(record: AppointmentRecord): Orders {
  const { custom_attributes, partner_meta, display_meta } = record;
  return {
    custom_attributes: Object.keys(custom_attributes),
    partner_meta: Object.keys(partner_meta),
    display_meta: Object.keys(display_meta),
  };
}

/** The paths in which two records differ; `display_meta` alone when only the order of the card does. */
export function changedPaths(one: AppointmentRecord, other: AppointmentRecord): string[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !sameJson(before.get(path), after.get(path)),
  );
  const reordered = !sameOrder(Object.keys(one.display_meta), Object.keys(other.display_meta));
  return reordered ? [...paths, 'display_meta'] : paths;
}

/**
 * The changes that turn `from` into `to`. `orders` has the keys of each keyed object in the order wanted.
 * What an update cannot express (a value taken away where only another can be given) is left out.
 */
export function changesBetween(from: AppointmentRecord, to: Fields, orders: Orders): AppointmentChanges {
  const before = fieldsOf(from);
  const differs = (path: string) => !sameJson(before.get(path), to.get(path));
  const taken = (names: readonly string[], prefix = ''): Record<string, unknown> =>
    Object.fromEntries(
      names
        .filter((name) => differs(prefix + name) && to.get(prefix + name) !== null)
        .map((name) => [name, to.get(prefix + name)]),
    );
  const objects: Record<string, Record<string, unknown>> = Object.fromEntries(
    KEYED.filter((name) => differsKeyed(from[name], name, to, orders[name])).map((name) => [
      name,
      Object.fromEntries(orders[name].map((key) => [key, to.get(`${name}.${key}`)])),
    ]),
  );
  const { custom_attributes, ...metas } = objects;
  const details = {
    ...taken(['start_time', 'end_time']),
    ...visitChanges(from, to.get('mode') as Visit),
    ...(custom_attributes && { custom_attributes }),
  };
  const patient = {
    ...taken(PATIENT, 'patient_details.'),
    ...(differs(BIRTH) && birthChange(to.get(BIRTH) as Birth)),
    ...((differs(`${ADDRESS}.city`) || differs(`${ADDRESS}.pincode`)) && { address: addressOf(to) }),
  };
  const changes = {
    ...taken(['clinic_id', 'doctor_id', 'token']),
    ...(Object.keys(details).length > 0 && { appointment_details: details }),
    ...(Object.keys(patient).length > 0 && { patient_details: patient }),
    ...metas,
  };
  // Every value came out of a record or a parsed change, under the name it goes back to.
  return changes as AppointmentChanges;
}

function differsKeyed(
  stored: Record<string, unknown>,
  name: Keyed,
  to: Fields,
  order: readonly string[],
): boolean {
  const wanted = order.map((key) => [key, to.get(`${name}.${key}`)]);
  // On the card the order is what people chose.
  if (name === 'display_meta') return !sameJson(Object.entries(stored), wanted);
  return !sameJson(stored, Object.fromEntries(wanted));
}

function visitChanges(from: Visit, to: Visit): Record<string, unknown> {
  const link = to.mode === MODE_WITH_VIDEO_CONNECT ? to.video_connect : null;
  return {
    ...(to.mode !== from.mode && { mode: to.mode }),
    ...(link && !sameJson(link, from.video_connect) && { video_connect: link }),
  };
}

function birthChange({ dob, age }: Birth): { dob: string } | { age: number } | undefined {
  if (dob !== null) return { dob };
  return age === null ? undefined : { age };
}

/** Replaced whole, so that what stays is sent again. */
function addressOf(to: Fields): Record<string, unknown> {
  const names = ['city', 'pincode'].filter((name) => to.get(`${ADDRESS}.${name}`) !== null);
  return Object.fromEntries(names.map((name) => [name, to.get(`${ADDRESS}.${name}`)]));
}
