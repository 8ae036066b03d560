// One file of an upload as the page follows it, from being chosen to its receipt.
import type { DOCUMENT_KINDS, DOCUMENT_TASKS } from '@/lib/contract/document';

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DocumentTask = (typeof DOCUMENT_TASKS)[number];

/** What is said about a file; it goes with the file that was chosen while it stood there. */
export type UploadDetails = {
  kind: DocumentKind | null;
  title: string;
  caseId: string | null;
  tasks: readonly DocumentTask[];
};

export type CheckResult = 'same' | 'different' | 'missing' | 'unreachable';

/** What the desk can prove about a document. Times in epoch milliseconds. */
export type Receipt = {
  document_id: string;
  file_name: string;
  size: number;
  sha256: string;
  key_id: string | null;
  algorithms: string | null;
  by: string;
  stored_at: number;
  check: CheckResult | null;
  checked_at: number | null;
};

/** Why a file is not taken; keys of the catalogue, `documents.refused.*`. */
export type RefusalReason =
  | 'empty'
  | 'tooLarge'
  | 'webPage'
  | 'drawing'
  | 'archive'
  | 'wordFile'
  | 'text'
  | 'otherType'
  | 'nameDiffers'
  | 'cutOff'
  | 'password'
  | 'program'
  | 'tooManyPixels'
  | 'damaged'
  | 'refused'
  /** The browser cannot read it any more */
  | 'unreadable';

export type UploadState =
  | { kind: 'waiting' }
  /** `received` bytes are on the server: it said so. */
  | { kind: 'sending'; received: number }
  | { kind: 'encrypting' }
  | { kind: 'stored'; receipt: Receipt; again: boolean }
  | { kind: 'refused'; reason: RefusalReason }
  /** The line or the service broke; it is tried again at `at` (epoch milliseconds). */
  | { kind: 'broken'; received: number; at: number };

export type UploadLine = {
  id: string;
  name: string;
  size: number;
  details: UploadDetails;
  state: UploadState;
};

/** Whether nothing more happens to a line by itself. */
export function isSettled({ state }: UploadLine): boolean {
  return state.kind === 'stored' || state.kind === 'refused';
}
