'use client';
// What this browser chose last for a document: kind and tasks. Titles and cases belong to one patient and are not kept.
import { DOCUMENT_KINDS, DOCUMENT_TASKS } from '@/lib/contract/document';
import type { UploadDetails } from './upload-line';

const KEY = 'document-choice';

export type LastChoice = Pick<UploadDetails, 'kind' | 'tasks'>;

/** The last choice; nothing chosen where the browser keeps none. */
export function readLastChoice(): LastChoice {
  const none: LastChoice = { kind: null, tasks: [] };
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Partial<LastChoice> | null;
    return {
      kind: DOCUMENT_KINDS.find((kind) => kind === kept?.kind) ?? null,
      tasks: DOCUMENT_TASKS.filter((task) => kept?.tasks?.includes(task)),
    };
  } catch {
    // A browser without storage, or something else under our key: nothing was chosen.
    return none;
  }
}

/** Keeps it for the next time. */
export function keepLastChoice({ kind, tasks }: LastChoice): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ kind, tasks }));
  } catch {
    // Private windows may refuse; choosing again is all that is lost.
  }
}
