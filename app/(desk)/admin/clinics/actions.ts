'use server';
// Deleting a clinic.
import { z } from 'zod';
import { withActor, type ActionRefusal } from '@/lib/desk/actor';
import type { Setback } from '@/lib/desk/appointments/outcome';
import { deletionImpact, removeClinic, type DeletionImpact } from '@/lib/desk/clinics/delete-clinic';

const idInput = z.string().min(1).max(200);

/** What hangs on a clinic. */
export async function readDeletionImpact(id: unknown): Promise<DeletionImpact | Setback | ActionRefusal> {
  return withActor('clinic:manage', async (actor) => {
    const parsed = idInput.safeParse(id);
    return parsed.success ? deletionImpact(actor, parsed.data) : { kind: 'gone' };
  });
}

/** Deletes a clinic for good; `typedName` must be its name. */
export async function deleteManagedClinic(
  id: unknown,
  typedName: unknown,
): Promise<{ kind: 'ok' } | { kind: 'other-name' } | Setback | ActionRefusal> {
  return withActor('clinic:manage', async (actor) => {
    const parsed = z.object({ id: idInput, name: z.string().max(1_000) }).safeParse({ id, name: typedName });
    return parsed.success ? removeClinic(actor, parsed.data.id, parsed.data.name) : { kind: 'gone' };
  });
}
