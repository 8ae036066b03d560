// What the pages of the reminders ask the desk for, and how it answers.
import type { Worklist } from '@/lib/display/reminder';
import type { Channel, Outcome, Reason } from '@/lib/display/reminder-words';

export type Trouble = 'forbidden' | 'unreachable' | 'refused' | 'gone';
export type WorklistAnswer =
  Worklist | { kind: 'unchanged'; mark: string; news: string } | { kind: Trouble | 'invalid' };

export type StepRequest =
  | { do: 'take' | 'release' | 'wake' | 'reopen' }
  | { do: 'give'; staffId: string }
  | { do: 'attempt'; outcome: Outcome }
  | { do: 'message'; by: Channel }
  | { do: 'note'; text: string }
  | { do: 'snooze'; until: number }
  | { do: 'decline'; evidence: string }
  | { do: 'close'; reason: Reason; evidence?: string };

export type StepOutcome =
  | { kind: 'ok'; undo: string }
  | { kind: 'taken'; by: string }
  | { kind: 'closed' | 'changed' | 'forbidden' | 'gone' | 'unreachable' };

export type Slot = { start: number; end: number };
export type VisitRequest = { clinicId: string; doctorId: string; start: number; end: number };
export type BookOutcome =
  | { kind: 'ok'; appointmentId: string }
  | { kind: 'invalid' | 'refused'; message: string }
  | { kind: 'forbidden' | 'gone' | 'unreachable' };

export type SignedOut = { kind: 'signed-out' };
export type ReminderActions = {
  work: (id: string, step: StepRequest) => Promise<StepOutcome | SignedOut>;
  undo: (entry: string) => Promise<StepOutcome | SignedOut>;
  book: (id: string, visit: VisitRequest) => Promise<BookOutcome | SignedOut>;
};
