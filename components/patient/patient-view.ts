// A patient's page as it reaches the browser: every word of the identity and of the visits is ready.
import type { CaseRecord } from '@/lib/contract/case';
import type { ShownCard } from '@/lib/display/card';

/** What tells this person from everybody else; the same line stands in every panel. */
export type Identity = {
  patientId: string;
  /** "Ms. Fatima Siddiqui" */
  name: string;
  /** "27 F", "about 42 M" */
  about: string;
  /** "3 Mar 1999"; empty when only an age is known */
  born: string;
  /** "··6642" */
  phone: string;
  /** "Bengaluru 560038" */
  place: string;
  partnerId: string;
  /** Today's token; empty without one */
  token: string;
  /** How many others share the phone or the name; null = could not be asked */
  samePhone: number | null;
  sameName: number | null;
  /** The details are of this time (epoch milliseconds), because the service is away; null = they are of now */
  asOf: number | null;
};

export type VisitView = {
  id: string;
  /** "Fri 20 Nov" and "10:30" on the clinic's clock */
  day: string;
  year: string;
  time: string;
  doctor: string;
  clinic: string;
  token: string;
  mode: string;
  status: ShownCard['status'];
};

/** A case as the mirror has it; epoch seconds. */
export type CaseView = Pick<CaseRecord, 'id' | 'item'> & {
  deleted: boolean;
  updated_at: number;
  first_updated_at: number;
};

export type CaseAnswer = {
  cases: CaseView[];
  version: number;
  total: number;
  /** Epoch milliseconds; null = never read to the end */
  complete_at: number | null;
  reading: boolean;
  trouble: 'refused' | 'unreachable' | 'unreadable' | null;
  /** `base` in epoch seconds, `at` in milliseconds; null = this person's first look */
  look: { base: number; at: number } | null;
};

export const SECTIONS = ['visits', 'cases', 'documents', 'reminders'] as const;
export type Section = (typeof SECTIONS)[number];
