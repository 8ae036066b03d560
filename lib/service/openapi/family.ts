// The path families as the document groups them, and how each writes its errors.
import {
  nestedError,
  numberedError,
  plainError,
  recordsError,
  statusError,
  type ErrorShape,
} from '@/lib/contract/errors';

/** Component name and schema of each error shape. */
export const ERROR_SCHEMAS = {
  nested: { name: 'NestedError', schema: nestedError },
  status: { name: 'StatusError', schema: statusError },
  records: { name: 'RecordsError', schema: recordsError },
  plain: { name: 'PlainError', schema: plainError },
  numbered: { name: 'NumberedError', schema: numberedError },
} as const satisfies Record<ErrorShape, unknown>;

const FAMILY_WORDS: Record<string, string> = {
  'connect-auth': 'Tokens: log in and refresh',
  cdr: 'Clinics and doctors',
  dr: 'Appointments, patients, slots',
  profiles: 'Patients, in the short form',
  mr: 'Cases and documents',
  abdm: 'Registration',
  notification: 'Webhook subscriptions',
  'desk-ext': 'Our own additions',
};

/** The tag of an operation: the first segment of its path. */
export function familyOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** What a family is about; every other prefix is a medication gateway. */
export function familyWords(family: string): string {
  return FAMILY_WORDS[family] ?? 'Medication search';
}
