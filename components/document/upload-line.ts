// One file of an upload as the page follows it, from being chosen to its receipt.
import type { DOCUMENT_KINDS, DOCUMENT_TASKS } from '@/lib/contract/document';
import type { Receipt, RefusalReason } from '@/lib/display/document';

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DocumentTask = (typeof DOCUMENT_TASKS)[number];

/** What is said about a file; it goes with the file that was chosen while it stood there. */
export type UploadDetails = {
  kind: DocumentKind | null;
  title: string;
  caseId: string | null;
  tasks: readonly DocumentTask[];
};

export type UploadState =
  | { kind: 'waiting' }
  /** `received` bytes are on the server: it said so. */
  | { kind: 'sending'; received: number }
  | { kind: 'encrypting' }
  | { kind: 'stored'; receipt: Receipt; again: boolean }
  /** `unreadable`: the browser cannot read it any more. */
  | { kind: 'refused'; reason: RefusalReason | 'unreadable' }
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
