// The immunisation plan of a patient, and sending its reminder by hand: our own extension of the interface.
import { z } from 'zod';
import { text, wrongKind } from './text';
import { calendarDate } from './time';

export const VACCINATION_STATES = ['due', 'reminded', 'given', 'dropped'] as const;
export const VACCINE_MAX = 80;

export const plannedVaccination = z.object({
  vaccine: z.string(),
  due_date: z.string(),
  doctor_id: z.string(),
  state: z.string(),
  /** Epoch seconds; null when no reminder was sent */
  reminded_at: z.number().nullable(),
});
export const vaccinationPlan = z.object({ vaccinations: z.array(plannedVaccination) });
export type VaccinationPlan = z.infer<typeof vaccinationPlan>;

export const vaccinationPatch = z.object(
  {
    vaccine: text(1, VACCINE_MAX),
    state: z.enum(VACCINATION_STATES, { error: `must be one of ${VACCINATION_STATES.join(', ')}` }),
  },
  { error: 'the body must be a JSON object' },
);

export const reminderRequest = z.object(
  {
    due_date: calendarDate,
  },
  { error: wrongKind('a JSON object with due_date') },
);
export const reminderSent = z.object({ event_id: z.string(), transaction_id: z.string() });
