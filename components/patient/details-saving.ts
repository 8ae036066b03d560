// What the page hands in to save a patient's details, and what it may hear back.
import type { PatientPatch, PatientRecord } from '@/lib/contract/patient';
import { sameJson } from '@/lib/display/same-json';

export type DetailsRequest = {
  id: string;
  base: PatientRecord;
  changes: PatientPatch;
  /** The person was asked and said that it is the same one. */
  correction: boolean;
};

export type DetailsAnswer =
  | { kind: 'ok'; undo: PatientPatch | null }
  | { kind: 'who'; known: { patient_id: string; name: string } | null }
  | { kind: 'clash'; fields: (keyof PatientPatch)[] }
  | { kind: 'invalid' | 'refused'; message: string }
  | { kind: 'forbidden' | 'gone' }
  | { kind: 'unreachable'; sentence: 'service.unreachable' | 'service.unreadable' };

export type SaveDetails = (request: DetailsRequest) => Promise<DetailsAnswer>;
/** As the action answers it: a session that has ended is mended over the page. */
export type SaveDetailsAction = (request: DetailsRequest) => Promise<DetailsAnswer | { kind: 'signed-out' }>;

type Draft = {
  [Name in keyof PatientRecord]?: unknown;
} & {
  birth: { dob?: string; age?: number };
  address: { city?: string | undefined; pincode?: number | undefined };
};

const TEXTS = ['designation', 'middle_name', 'last_name'] as const;
const KEPT = ['first_name', 'partner_patient_id', 'mobile', 'gender'] as const;

/** What the boxes mean beside what is stored; an emptied text is empty, an emptied address is none. */
export function detailsChanges(stored: PatientRecord, draft: Draft): PatientPatch {
  const { city, pincode } = draft.address;
  const address = { ...(city !== undefined && { city }), ...(pincode !== undefined && { pincode }) };
  const meant: Record<string, unknown> = {
    ...Object.fromEntries(TEXTS.map((name) => [name, draft[name] ?? ''])),
    ...Object.fromEntries(KEPT.map((name) => [name, draft[name]])),
    ...draft.birth,
    address,
  };
  const before = { ...stored, address: stored.address ? withoutNulls(stored.address) : {} };
  const changed = Object.entries(meant).filter(
    ([name, value]) => value !== undefined && !sameJson(value, Reflect.get(before, name) ?? ''),
  );
  return Object.fromEntries(changed);
}

/** The record once the changes are stored: birth date and age replace each other, an address is replaced whole. */
export function recordAfter(base: PatientRecord, changes: PatientPatch): PatientRecord {
  const { address, dob, age, ...texts } = changes;
  const written = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  return {
    ...base,
    ...written,
    ...(dob !== undefined && { dob, age: null }),
    ...(age !== undefined && { age, dob: null }),
    ...(address && { address: { city: address.city ?? null, pincode: address.pincode ?? null } }),
  };
}

function withoutNulls(address: object): object {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null));
}
