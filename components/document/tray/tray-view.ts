// The tray as its page gets it.
import type { FoundView } from '@/components/patient/find/found-view';
import type { ShownDocument } from '@/lib/display/document';

/** Which part of a document's name led to the patient. */
export type Clue = 'partner_id' | 'mobile' | 'name';

export type TrayDocumentView = ShownDocument & { likely: { clue: Clue; patients: FoundView[] } | null };

export type TrayView = {
  kind: 'ok';
  /** Changes whenever something comes or goes. */
  mark: string;
  /** The clinic's, and when this was read in epoch milliseconds. */
  zone: string;
  now: number;
  documents: TrayDocumentView[];
};
export type TrayAnswer = TrayView | { kind: 'unchanged' } | { kind: 'trouble' };

export type GiveAnswer =
  | { kind: 'ok' }
  /** Somebody else has given or removed it meanwhile. */
  | { kind: 'gone' }
  | { kind: 'trouble' }
  | { kind: 'forbidden' }
  | { kind: 'signed-out' };

export type TrayActions = {
  give: (documentId: string, patientId: string) => Promise<GiveAnswer>;
  takeBack: (documentId: string) => Promise<GiveAnswer>;
};
