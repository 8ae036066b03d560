// The audit log: who did what to which thing. Lines are only ever added; the database refuses the rest.
import type { Actor } from './actor';
import { lineHash, type AuditDetail, type ChainedLine } from './audit-chain';
import { gathered } from './gathered';
import { deskStore, type DeskTransaction } from './store';

export type AuditEntry = {
  /** Who did it; null = nobody whom we know, such as a failed sign-in. */
  actor: Pick<Actor, 'staffId' | 'name'> | null;
  /** `noun.verb`, such as `appointment.update`, `sign-in.refused`. */
  action: string;
  subject: { kind: string; id: string };
  /** Facts for a later reader; never a password, a key or a document's content. */
  detail?: AuditDetail;
};

/** Within what one INSERT can carry (PostgreSQL takes 65,535 values). */
const MOST_AT_ONCE = 1_000;
/** A busy database makes people wait; it must not make them fail. */
const PATIENCE = { maxWait: 15_000, timeout: 15_000 };

type Dated = { entry: AuditEntry; at: Date };

/** The chain admits one writer at a time, so everything that waits goes into one transaction. */
const write = gathered(MOST_AT_ONCE, async (batch: readonly Dated[]) => {
  await deskStore().$transaction((tx) => append(tx, batch), PATIENCE);
  return batch.map(() => undefined);
});

/** Adds a line; resolves once it is committed and rejects when it is not: what cannot be recorded must not happen. */
export function writeAudit(entry: AuditEntry): Promise<void> {
  return write({ entry, at: new Date() });
}

async function append(tx: DeskTransaction, batch: readonly Dated[]): Promise<void> {
  const [tail] = await tx.$queryRaw<{ seq: bigint; hash: string }[]>`
    SELECT seq, hash FROM desk."AuditTail" WHERE id = 1 FOR UPDATE`;
  if (!tail) throw new Error('The audit log has lost its tail row; restore the desk schema from a backup.');
  const lines: (ChainedLine & { hash: string })[] = [];
  let { seq, hash } = tail;
  for (const { entry, at } of batch) {
    seq += 1n;
    const line = chained(entry, at, seq, hash);
    hash = lineHash(line);
    lines.push({ ...line, hash });
  }
  await tx.auditLine.createMany({ data: lines });
  await tx.auditTail.update({ where: { id: 1 }, data: { seq, hash } });
}

function chained(entry: AuditEntry, at: Date, seq: bigint, previousHash: string): ChainedLine {
  return {
    seq,
    at,
    actorId: entry.actor?.staffId ?? null,
    actorName: entry.actor?.name ?? '',
    action: entry.action,
    subjectKind: entry.subject.kind,
    subjectId: entry.subject.id,
    detail: entry.detail ?? {},
    previousHash,
  };
}
