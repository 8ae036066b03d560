// What the editor needs to begin.
import type { Choices } from './editor/editor-context';
import type { Opened } from './saving';

export type EditorOpening = {
  opened: Opened;
  choices: Choices;
  /** The server's clock, epoch seconds. */
  now: number;
  /** Where the audit log tells of it; null for who may not read that. */
  auditPath: string | null;
};

/** Why an appointment did not open. */
export type OpenTrouble = 'forbidden' | 'gone' | 'unreachable';
