'use server';
// What a person asks and does while looking for a patient. Actions, so that no name or phone stands in an address.
import { z } from 'zod';
import type { DuplicatesAnswer, FoundAnswer, RegisterAnswer } from '@/components/patient/find/found-view';
import { FIND_TEXT_MAX } from '@/lib/contract/patient-find';
import { withActor } from '@/lib/desk/actor';
import { findForDesk, recentForDesk, type Finding } from '@/lib/desk/patients/find/find-patients';
import { likelyDuplicates } from '@/lib/desk/patients/find/likely-duplicates';
import { registerInput, typedPerson } from '@/lib/desk/patients/find/register-input';
import { registerPatient } from '@/lib/desk/patients/find/register-patient';
import { foundViews, troubleOf } from './found-for';

const typedText = z.string().max(FIND_TEXT_MAX);
const NOBODY: FoundAnswer = { kind: 'ok', patients: [], forgiving: true };

/** Who fits the text; with less than two letters, whom this person opened last. */
export async function findPatientsLike(text: unknown): Promise<FoundAnswer> {
  return withActor('patient:view', async (actor) => {
    const typed = typedText.safeParse(text);
    if (!typed.success) return NOBODY;
    const question = typed.data.trim();
    return answerOf(
      question.length < 2 && !/\d/.test(question)
        ? await recentForDesk(actor)
        : await findForDesk(actor, question),
    );
  });
}

/** Who may already be the person that is being registered. */
export async function findLikelyDuplicates(input: unknown): Promise<DuplicatesAnswer> {
  return withActor('patient:view', async (actor) => {
    const typed = typedPerson.safeParse(input);
    if (!typed.success) return { kind: 'ok', patients: [] };
    const found = await likelyDuplicates(actor, typed.data);
    if (found.kind !== 'ok') return troubleOf(found);
    const views = await foundViews(found.patients, found.today);
    return { kind: 'ok', patients: views.map(({ from, ...view }) => ({ ...view, reasons: from.reasons })) };
  });
}

/** Registers a new patient. */
export async function registerNewPatient(input: unknown): Promise<RegisterAnswer> {
  return withActor('patient:edit', async (actor) => {
    const parsed = registerInput.safeParse(input);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path, message }) => ({
        path: path.slice(1).join('.'),
        message,
      }));
      return { kind: 'invalid', fields };
    }
    const registered = await registerPatient(actor, parsed.data);
    if (registered.kind === 'ok' || registered.kind === 'invalid') return registered;
    return troubleOf(registered);
  });
}

async function answerOf(finding: Finding): Promise<FoundAnswer> {
  if (finding.kind !== 'ok') return troubleOf(finding);
  const { patients, forgiving, today } = finding;
  const views = await foundViews(patients, today);
  return { kind: 'ok', patients: views.map(({ from: _, ...view }) => view), forgiving };
}
