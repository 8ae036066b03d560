// A patient's immunisation plan, and its reminders by hand: extensions of the service. All throw ServiceError.
import { reminderSent, vaccinationPlan, type VaccinationPlan } from '@/lib/contract/immunisation';
import { pathOf } from './path-of';
import { ask } from './request';

/** The plan, the next first. */
export async function listVaccinations(patientId: string): Promise<VaccinationPlan['vaccinations']> {
  const path = pathOf`/desk-ext/v1/patients/${patientId}/vaccinations`;
  return (await ask({ method: 'GET', path, answer: vaccinationPlan })).answer.vaccinations;
}

/** Has the service send the reminder of what is due on a day (YYYY-MM-DD) at once; resolves to its transaction id. */
export async function sendVaccinationReminder(patientId: string, dueDate: string): Promise<string> {
  const path = pathOf`/desk-ext/v1/patients/${patientId}/vaccinations/reminder`;
  const { answer } = await ask({ method: 'POST', path, body: { due_date: dueDate }, answer: reminderSent });
  return answer.transaction_id;
}
