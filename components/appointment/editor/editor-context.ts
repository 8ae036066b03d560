'use client';
// What every part of the editor works on: the stored appointment, the clinic's clock, and what can be chosen.
import { createContext, use } from 'react';
import type { AppointmentRecord } from '@/lib/contract/appointment';

/** A clinic that the person may see; `time_zone` is an IANA zone. */
export type ClinicChoice = { clinic_id: string; name: string; time_zone: string };
/** A doctor, and the clinics where he or she sees patients. */
export type DoctorChoice = { doctor_id: string; name: string; clinic_ids: string[] };
export type Choices = { clinics: ClinicChoice[]; doctors: DoctorChoice[] };

type EditorState = {
  /** The appointment as it is stored; the preview and the counts compare with it. */
  stored: AppointmentRecord;
  choices: Choices;
  /** The clinic's present, in epoch seconds. */
  now: number;
  /** Where the audit log tells of the appointment; null for who may not read that. */
  auditPath: string | null;
  /** Of the sections: under a page's own heading, or under the panel's. */
  headingLevel: 2 | 3;
};

export const EditorContext = createContext<EditorState | null>(null);

/** What the editor works on. Only inside an open editor. */
export function useEditor(): EditorState {
  const state = use(EditorContext);
  if (!state) throw new Error('This part belongs inside an appointment editor.');
  return state;
}

/** The zone of a clinic; the stored one's when it is not among the choices (deleted since, or not this person's). */
export function zoneOf(choices: Choices, clinicId: string, fallback: string): string {
  return choices.clinics.find((clinic) => clinic.clinic_id === clinicId)?.time_zone ?? fallback;
}
