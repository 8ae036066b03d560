// The tokens of a queue: one doctor at one clinic on one clinic-local day. The counter remembers the highest that
// was ever given, so that none is given to a second patient, also after a cancel or a correction.
import { TOKEN_MAX } from '@/lib/contract/appointment';
import { Failure } from '../http/failure';
import type { Transaction } from '../store';

export type Queue = { businessId: string; clinicId: string; doctorId: string; day: string };

/** Takes the queue's next token; other takers wait until the transaction ends. Refuses beyond the highest token. */
export async function nextToken(tx: Transaction, queue: Queue): Promise<number> {
  const { businessId, clinicId, doctorId, day } = queue;
  const rows = await tx.$queryRaw<{ lastToken: number }[]>`
    INSERT INTO service."TokenCounter" AS counter ("businessId", "clinicId", "doctorId", day, "lastToken")
    VALUES (${businessId}, ${clinicId}, ${doctorId}, ${day}, 1)
    ON CONFLICT ("businessId", "clinicId", "doctorId", day) DO UPDATE SET "lastToken" = counter."lastToken" + 1
    RETURNING "lastToken"`;
  const token = rows[0]?.lastToken ?? 0;
  if (token >= 1 && token <= TOKEN_MAX) return token;
  throw new Failure(
    'CONFLICT',
    `Every token up to ${TOKEN_MAX} was given today; update the appointment with a free one first.`,
  );
}

/** Remembers a token that a writer chose, before it is written. */
export async function noteToken(tx: Transaction, queue: Queue, token: number): Promise<void> {
  const { businessId, clinicId, doctorId, day } = queue;
  await tx.$executeRaw`
    INSERT INTO service."TokenCounter" AS counter ("businessId", "clinicId", "doctorId", day, "lastToken")
    VALUES (${businessId}, ${clinicId}, ${doctorId}, ${day}, ${token})
    ON CONFLICT ("businessId", "clinicId", "doctorId", day)
    DO UPDATE SET "lastToken" = GREATEST(counter."lastToken", excluded."lastToken")`;
}
