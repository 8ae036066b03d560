// Programs that write until the service is killed, and remember what it answered.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { pdf } from '@/lib/service/documents/test-files';
import { ask, type OwnService } from '../own-service';

/** One writer's appointment: it writes the next number, and only one number is under way at a time. */
export type Patches = {
  id: string;
  ids: object;
  sent: number;
  /** The greatest number whose write was answered. */
  answered: number;
  answers: number;
};

/** Writes numbers into an appointment's card until there is no answer. */
export async function patchUntilKilled(own: OwnService, address: string, patches: Patches): Promise<void> {
  const path = `/dr/v2/appointment/${patches.id}`;
  for (;;) {
    const turn = (patches.sent += 1);
    try {
      await ask(own, address, 'PATCH', path, { ...patches.ids, display_meta: { turn } });
    } catch (error) {
      return unanswered(error);
    }
    patches.answered = turn;
    patches.answers += 1;
  }
}

/** Uploads documents until there is no answer; keeps the hash of each that was answered, by its id. */
export async function uploadUntilKilled(
  own: OwnService,
  address: string,
  patients: string[],
  uploads: Map<string, string>,
): Promise<void> {
  for (;;) {
    const bytes = pdf(randomBytes(8).toString('hex'), 200_000 + randomInt(800_000));
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'report.pdf');
    const patient = patients[randomInt(patients.length)] ?? '';
    const headers = { auth: own.partner.token, 'X-Pt-Id': patient };
    try {
      const answer = await fetch(`${address}/mr/api/v2/docs`, { method: 'POST', headers, body: form });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`an upload: ${answer.status} ${text}`);
      const { document_id } = JSON.parse(text) as { document_id: string };
      uploads.set(document_id, createHash('sha256').update(bytes).digest('hex'));
    } catch (error) {
      return unanswered(error);
    }
  }
}

/** A connection that broke is what a kill does; everything else is a failure of the bench. */
function unanswered(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
