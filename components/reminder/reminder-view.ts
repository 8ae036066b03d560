// What the pages of the reminders get from the desk.

import type { Channel, Due, Outcome, Reason, View } from '@/lib/display/reminder-words';

export type Evidence = { key: string; reason: Reason } & (
  | { kind: 'here'; token: number | null; doctorId: string }
  | { kind: 'seen' | 'booked'; at: number }
  | { kind: 'said' }
  | { kind: 'handled'; day: string; as: string }
);

export type ReminderRowView = {
  id: string;
  patientId: string;
  dueDate: string;
  due: Due;
  name: string;
  dob: string | null;
  age: number | null;
  gender: string | null;
  phoneEnding: string;
  doctor: string;
  vaccines: string[];
  ownerId: string | null;
  ownerName: string | null;
  attempts: number;
  lastOutcome: string | null;
  lastOutcomeAt: number | null;
  arrivedAt: number;
  snoozedUntil: number | null;
  state: string;
  reason: string | null;
  evidence: Evidence | null;
};

export type WorklistView = {
  kind: 'ok';
  mark: string;
  news: string;
  zone: string;
  today: string;
  counts: Record<View | Due, number>;
  rows: ReminderRowView[];
  more: boolean;
  clinics: { clinic_id: string; name: string }[];
  doctors: { doctor_id: string; name: string; clinic_ids: string[] }[];
};

export type Trouble = 'forbidden' | 'unreachable' | 'refused' | 'gone';
export type WorklistAnswer =
  WorklistView | { kind: 'unchanged'; mark: string; news: string } | { kind: Trouble | 'invalid' };

type Text = { text: string; links: { call: string; whatsapp: string; sms: string } | null };
export type Language = 'en' | 'hi';
export type HistoryLine = {
  id: string;
  at: number;
  staffName: string;
  kind: string;
  detail: Record<string, string>;
  undone: boolean;
};
export type OpenedReminder = {
  kind: 'ok';
  reminder: ReminderRowView;
  unknownPatient: boolean;
  mobile: string | null;
  doctorId: string;
  bookingLink: string;
  language: Language;
  texts: Record<Language, Text>;
  history: HistoryLine[];
  colleagues: { id: string; name: string }[];
  zone: string;
};

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
