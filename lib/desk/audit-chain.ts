// The chain of the audit log: every line carries a keyed hash of itself and of the line before, so that a line that
// was changed, left out or slipped in is found and located.
import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key';

export type AuditDetail = Record<string, string | number | null>;

/** A line as it is hashed; `seq` counts 1, 2, 3 … without a gap. */
export type ChainedLine = {
  seq: bigint;
  at: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  detail: AuditDetail;
  previousHash: string;
};

/** Where the chain starts: the `previousHash` of line 1. */
export const CHAIN_START = '0'.repeat(64);

/** HMAC-SHA-256 in hex. The members are written in one fixed order: the database sorts keys of JSON its own way. */
export function lineHash(line: ChainedLine): string {
  const detail = Object.entries(line.detail).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([
    line.seq.toString(),
    line.at.toISOString(),
    line.actorId,
    line.actorName,
    line.action,
    line.subjectKind,
    line.subjectId,
    detail,
    line.previousHash,
  ]);
  return createHmac('sha256', chainKey()).update(text).digest('hex');
}

/** Where a chain breaks: the line that is wrong, or the first that is missing. */
export type ChainBreak = { seq: bigint; reason: 'missing' | 'not linked' | 'changed' };

/** Checks stored lines in the order of `seq`, going on from `from`; null = unbroken. */
export function findBreak(
  lines: readonly (ChainedLine & { hash: string })[],
  from: { seq: bigint; hash: string } = { seq: 0n, hash: CHAIN_START },
): ChainBreak | null {
  let { seq, hash } = from;
  for (const line of lines) {
    seq += 1n;
    if (line.seq !== seq) return { seq, reason: 'missing' };
    if (line.previousHash !== hash) return { seq, reason: 'not linked' };
    if (lineHash(line) !== line.hash) return { seq, reason: 'changed' };
    hash = line.hash;
  }
  return null;
}

let key: Buffer | undefined;

function chainKey(): Buffer {
  return (key ??= derivedKey('audit-chain'));
}
