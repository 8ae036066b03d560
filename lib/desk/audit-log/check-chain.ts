// Walks the whole audit log and says whether it is as it was written.
import type { AuditDetail, ChainBreak } from '../audit-chain';
import { CHAIN_START, findBreak } from '../audit-chain';
import { deskStore } from '../store';

/** Lines read at once. */
const PIECE = 10_000;

export type ChainCheck =
  | { kind: 'whole'; lines: number }
  /** `seq` is the line that is wrong, or the first that is missing. */
  | { kind: 'broken'; seq: string; reason: ChainBreak['reason'] };

/** Checks every line against the one before it, and the last against the tail. */
export async function checkChain(): Promise<ChainCheck> {
  // Read first: lines that are added meanwhile lie behind it.
  const tail = await deskStore().auditTail.findUniqueOrThrow({ where: { id: 1 } });
  let from = { seq: 0n, hash: CHAIN_START };
  while (from.seq < tail.seq) {
    const lines = await deskStore().auditLine.findMany({
      where: { seq: { gt: from.seq, lte: tail.seq } },
      orderBy: { seq: 'asc' },
      take: PIECE,
    });
    const typed = lines.map((line) => ({ ...line, detail: line.detail as AuditDetail }));
    const wrong = findBreak(typed, from);
    if (wrong) return { kind: 'broken', seq: wrong.seq.toString(), reason: wrong.reason };
    const last = lines.at(-1);
    if (!last) return { kind: 'broken', seq: (from.seq + 1n).toString(), reason: 'missing' };
    from = { seq: last.seq, hash: last.hash };
  }
  if (from.hash !== tail.hash) return { kind: 'broken', seq: tail.seq.toString(), reason: 'changed' };
  return { kind: 'whole', lines: Number(tail.seq) };
}
