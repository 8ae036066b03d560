// Adding a patient to the directory from the desk, and remembering whom the patient is not.
import { createPatient } from '@/lib/gateway/patients';
import type { Actor } from '../../actor';
import { setbackOf, type Setback } from '../../appointments/outcome';
import { writeAudit } from '../../audit';
import { deskStore } from '../../store';
import type { RegisterInput } from './register-input';

export type Registered = { kind: 'ok'; id: string } | Setback;

/** Adds the patient. Leaves a line in the audit log. */
export async function registerPatient(
  actor: Actor,
  { person, distinct_from }: RegisterInput,
): Promise<Registered> {
  let id: string;
  try {
    id = await createPatient(person);
  } catch (error) {
    return setbackOf(error);
  }
  await rememberDistinct(actor, id, distinct_from);
  await writeAudit({
    actor,
    action: 'patient.create',
    subject: { kind: 'patient', id },
    detail: { not_the_same_as: distinct_from.join(' ') },
  });
  return { kind: 'ok', id };
}

/** Those of whom somebody said that they are not this patient. */
export async function distinctFrom(id: string): Promise<string[]> {
  const pairs = await deskStore().distinctPatients.findMany({
    where: { OR: [{ oneId: id }, { otherId: id }] },
  });
  return pairs.map(({ oneId, otherId }) => (oneId === id ? otherId : oneId));
}

/** Keeps that these are not this patient. */
export async function rememberDistinct(actor: Actor, id: string, others: readonly string[]): Promise<void> {
  const data = others
    .filter((other) => other !== id)
    .map((other) => {
      const [oneId = id, otherId = other] = [id, other].sort();
      return { oneId, otherId, staffId: actor.staffId };
    });
  await deskStore().distinctPatients.createMany({ data, skipDuplicates: true });
}
