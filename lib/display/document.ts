// Documents as pages show them, with what the desk can prove about each.

/** Why a file is not taken: keys of the catalogue, `documents.refused.*`. */
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
  | 'refused';

/** The last reading back: `same` is the only good one. */
export type CheckResult = 'same' | 'different' | 'missing' | 'unreachable';

/** What the desk can prove about a document. */
export type Receipt = {
  document_id: string;
  file_name: string;
  size: number;
  sha256: string;
  /** Both null = it travelled without a key of its own */
  key_id: string | null;
  algorithms: string | null;
  by: string;
  /** Epoch milliseconds */
  stored_at: number;
  check: CheckResult | null;
  checked_at: number | null;
};

/** A stored document. */
export type ShownDocument = {
  id: string;
  title: string;
  kind: string | null;
  /** Epoch seconds */
  uploaded_at: number;
  cases: string[];
  media_type: string | null;
  size: number | null;
  pages: number | null;
  /** Of what the service says it stores; null from a service that does not say */
  sha256: string | null;
  tasks: string[];
  receipt: Receipt | null;
};
