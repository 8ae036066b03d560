// If-Match: a writer who read an older version is told what changed since, instead of overwriting it (RFC 9110, 13.1.1).
import type { ErrorDetail } from '@/lib/contract/errors';
import { Failure } from '../http/failure';
import type { Transaction } from '../store';
import { etagOf, type AppointmentRow } from './appointment-row';

/** Throws PRECONDITION_FAILED when `ifMatch` is sent and names no current version of the record. */
export async function requireFresh(
  tx: Transaction,
  stored: AppointmentRow,
  ifMatch: string | null,
): Promise<void> {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes(etagOf(stored))) return;
  const details = await changesSince(tx, stored, tags);
  const what = details.map(({ path }) => path).join(', ');
  throw new Failure(
    'PRECONDITION_FAILED',
    `The appointment changed since it was read${what && ` (${what})`}. Read it again and repeat the change.`,
    details,
    { etag: etagOf(stored) },
  );
}

type Step = { at: bigint; clientId: string; paths: string[] };

/** Each path that changed after the version read, once, with the last writer; none when the tag is not one of ours. */
async function changesSince(tx: Transaction, stored: AppointmentRow, tags: string[]): Promise<ErrorDetail[]> {
  const read = tags.map((tag) => /^"(\d{1,9})\.(\d{1,9})"$/.exec(tag)).find((match) => match !== null);
  if (!read) return [];
  const { businessId, id: appointmentId, patientId } = stored;
  const order = { orderBy: { version: 'asc' } } as const;
  const own: Step[] = await tx.appointmentChange.findMany({
    where: { businessId, appointmentId, version: { gt: Number(read[1]) } },
    ...order,
  });
  const patients: Step[] = await tx.patientChange.findMany({
    where: { businessId, patientId, version: { gt: Number(read[2]) } },
    ...order,
  });
  const ofPatient = (step: Step) => ({ ...step, paths: step.paths.map((path) => `patient_details.${path}`) });
  return lastWriters(tx, businessId, [...own, ...patients.map(ofPatient)]);
}

async function lastWriters(tx: Transaction, businessId: string, steps: Step[]): Promise<ErrorDetail[]> {
  const ids = [...new Set(steps.map(({ clientId }) => clientId))];
  const clients = await tx.client.findMany({
    where: { businessId, id: { in: ids } },
    select: { id: true, name: true },
  });
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const details = new Map<string, ErrorDetail>();
  for (const { at, clientId, paths } of steps) {
    const writer = names.get(clientId) ?? clientId;
    for (const path of paths) {
      const message = `was changed by ${writer}`;
      details.set(path, { path, message, changed_at: Number(at), changed_by: writer });
    }
  }
  return [...details.values()];
}
