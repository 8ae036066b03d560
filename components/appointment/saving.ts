// What the editor asks of its page when it saves, and what can come back.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { ErrorDetail } from '@/lib/contract/errors';
import type { AppointmentChanges } from './form/changes';

/** An appointment as it was read: what an edit starts from. */
export type Opened = {
  record: AppointmentRecord;
  /** The version that was read; null from a service that gives none. */
  etag: string | null;
};

/** Decisions about fields that clashed, by path. */
export type ClashChoices = Record<string, 'mine' | 'theirs'>;

export type SaveRequest = {
  id: string;
  etag: string | null;
  /** The record the changes were made on; with it a stale save is merged field by field. */
  base: AppointmentRecord;
  changes: AppointmentChanges;
  /** After a clash: the record that came with it, and the answers to all its questions so far. */
  settled?: (Opened & { choices: ClashChoices }) | undefined;
};

/** A field that others changed. `who` and `when` (epoch seconds) as far as they are known. */
export type ForeignChange = {
  path: string;
  mine: unknown;
  theirs: unknown;
  who: string | null;
  when: number | null;
};

export type Setback =
  | { kind: 'invalid'; message: string; fields: ErrorDetail[] }
  | { kind: 'refused'; message: string }
  | { kind: 'forbidden' }
  | { kind: 'gone' }
  | { kind: 'unreachable'; sentence: 'service.unreachable' | 'service.unreadable' };

export type Saved = Opened & {
  kind: 'ok';
  /** What others had changed meanwhile and the save kept. */
  merged: ForeignChange[];
  /** The save that takes this one back; null when an update cannot express it. */
  undo: SaveRequest | null;
};
export type Clashed = Opened & { kind: 'clash'; fields: ForeignChange[] };
export type SaveOutcome = Saved | Clashed | Setback;

/** Saves through the desk; never answers "signed out", because the person signs in over the page first. */
export type SaveAction = (request: SaveRequest) => Promise<SaveOutcome>;

/** What an action answers when the session has ended; see components/session/signed-in. */
export type SignedOut = { kind: 'signed-out' };
