'use server';
// What a person does with appointments from the board and from the editor's page.
import { z } from 'zod';
import { APPOINTMENT_STATUSES } from '@/lib/contract/appointment-status';
import { withActor, type ActionRefusal } from '@/lib/desk/actor';
import { changeStatus, type DeskMove, type Moved } from '@/lib/desk/appointments/change-status';
import type { Setback } from '@/lib/desk/appointments/outcome';
import { saveAppointment, type SaveOutcome } from '@/lib/desk/appointments/save-appointment';
import { saveInput } from '@/lib/desk/appointments/save-input';

const moveInput = z.object({
  id: z.string().max(200),
  to: z.enum(APPOINTMENT_STATUSES.filter((status): status is DeskMove => status !== 'RE')),
});

/** Saves an edit: merged with what others changed, or the questions that a person must answer. */
export async function saveEditedAppointment(input: unknown): Promise<SaveOutcome | ActionRefusal> {
  return withActor('appointment:edit', async (actor) => {
    const parsed = saveInput.safeParse(input);
    if (parsed.success) return saveAppointment(actor, parsed.data);
    const fields = parsed.error.issues.map(({ path, message }) => ({
      // The changes lie one level down; their paths are those of the update body.
      path: (path[0] === 'changes' ? path.slice(1) : path).join('.'),
      message,
    }));
    return { kind: 'invalid', message: 'Some fields are not right.', fields };
  });
}

/** Moves an appointment to another state, where the table allows it. */
export async function changeAppointmentStatus(
  id: unknown,
  to: unknown,
): Promise<Pick<Moved, 'kind' | 'undo'> | Setback | ActionRefusal> {
  return withActor('appointment:status', async (actor) => {
    const move = moveInput.safeParse({ id, to });
    if (!move.success) return { kind: 'gone' };
    const outcome = await changeStatus(actor, move.data.id, move.data.to);
    return outcome.kind === 'ok' ? { kind: 'ok', undo: outcome.undo } : outcome;
  });
}
