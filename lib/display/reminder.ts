// Reminders as pages show them: what the desk makes of its rows, and what travels to the browser.
import type { Due, Reason, View } from './reminder-words';

/** Why a reminder could be closed already. */
export type Evidence = {
  /** Names it when a person does not accept it. */
  key: string;
  /** The closing reason that it speaks for. */
  reason: Reason;
} & (
  | { kind: 'here'; token: number | null; doctorId: string }
  /** Seen on that day, or booked for then; epoch seconds. */
  | { kind: 'seen' | 'booked'; at: number }
  | { kind: 'said' }
  | { kind: 'handled'; day: string; as: string }
);

export type ReminderRow = {
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
  /** Epoch seconds */
  lastOutcomeAt: number | null;
  arrivedAt: number;
  snoozedUntil: number | null;
  state: string;
  reason: string | null;
  evidence: Evidence | null;
};

export type Worklist = {
  kind: 'ok';
  /** Changes whenever anything here does. */
  mark: string;
  /** Changes whenever something may have changed; cheap to compare. */
  news: string;
  zone: string;
  today: string;
  counts: Record<View | Due, number>;
  rows: ReminderRow[];
  /** There are more than are shown. */
  more: boolean;
  clinics: { clinic_id: string; name: string }[];
  doctors: { doctor_id: string; name: string; clinic_ids: string[] }[];
};

/** The languages of a message to the family. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export type ContactLinks = { call: string; whatsapp: string; sms: string };

export type HistoryLine = {
  id: string;
  /** Epoch seconds */
  at: number;
  staffName: string;
  kind: string;
  detail: Record<string, string>;
  undone: boolean;
};

export type OpenedReminder = {
  kind: 'ok';
  reminder: ReminderRow;
  /** The directory has no such patient (any more). */
  unknownPatient: boolean;
  mobile: string | null;
  doctorId: string;
  bookingLink: string;
  language: Language;
  texts: Record<Language, { text: string; links: ContactLinks | null }>;
  history: HistoryLine[];
  colleagues: { id: string; name: string }[];
  zone: string;
};
