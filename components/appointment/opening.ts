// What the editor needs to begin.
import type { Choices } from './editor/editor-context';
import type { Opened } from './saving';

export type EditorOpening = {
  opened: Opened;
  choices: Choices;
  /** The server's clock, epoch seconds. */
  now: number;
};

/** Why an appointment did not open. */
export type OpenTrouble = 'forbidden' | 'gone' | 'unreachable';
