'use server';
// What a person changes about a patient.
import { withActor, type ActionRefusal } from '@/lib/desk/actor';
import { detailsInput, saveDetails, type DetailsOutcome } from '@/lib/desk/patients/save-details';

/** Saves who the patient is, or asks whether it is still the same person. */
export async function savePatientDetails(input: unknown): Promise<DetailsOutcome | ActionRefusal> {
  return withActor('patient:edit', async (actor) => {
    const parsed = detailsInput.safeParse(input);
    if (parsed.success) return saveDetails(actor, parsed.data);
    const fields = parsed.error.issues.map(({ path, message }) => ({
      path: path.slice(1).join('.'),
      message,
    }));
    return { kind: 'invalid', message: 'Some fields are not right.', fields };
  });
}
