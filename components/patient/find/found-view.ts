// A patient in a list of results, with every word ready; made by the server.
import type { DuplicateReason } from '@/lib/contract/likely-duplicate';
import type { FindWay } from '@/lib/contract/patient-find';

export type FoundView = {
  id: string;
  name: string;
  /** "27 F", "about 42 M" */
  about: string;
  /** "··6642" */
  phone: string;
  partnerId: string;
  /** "12 Oct 2026"; empty = none */
  lastVisit: string;
  /** False where the service does not tell about visits */
  visitsKnown: boolean;
  /** Today's; empty = none */
  token: string;
  way: FindWay;
  /** Patients with one phone have one of these; empty without a phone */
  phoneGroup: string;
  sharedBy: number;
};

type Trouble = { kind: 'trouble'; sentence: string | null };
type NotAllowed = { kind: 'forbidden' } | { kind: 'signed-out' };

export type FoundAnswer = { kind: 'ok'; patients: FoundView[]; forgiving: boolean } | Trouble | NotAllowed;
export type DuplicatesAnswer =
  { kind: 'ok'; patients: (FoundView & { reasons: DuplicateReason[] })[] } | Trouble | NotAllowed;
export type RegisterAnswer =
  | { kind: 'ok'; id: string }
  | { kind: 'invalid'; fields: { path: string; message: string }[] }
  | Trouble
  | NotAllowed;

/** What the finder and the palette ask the server. */
export type FindPatients = (text: string) => Promise<FoundAnswer>;
