// Walks the whole audit log and says whether it is as it was written.
import type { ChainBreak, ChainedLine } from '../audit-chain';
import { CHAIN_START, findBreak } from '../audit-chain';
import { deskStore } from '../store';

/** Lines read at once. */
const PIECE = 5_000n;

export type ChainCheck =
  | { kind: 'whole'; lines: number }
  /** `seq` is the line that is wrong, or the first that is missing. */
  | { kind: 'broken'; seq: string; reason: ChainBreak['reason'] };

type StoredLine = ChainedLine & { hash: string };

/** Checks every line against the one before it, and the last against the tail. */
export async function checkChain(): Promise<ChainCheck> {
  // Read first: lines that are added meanwhile lie behind it.
  const tail = await deskStore().auditTail.findUniqueOrThrow({ where: { id: 1 } });
  let from = { seq: 0n, hash: CHAIN_START };
  let reading = readPiece(0n, tail.seq);
  while (from.seq < tail.seq) {
    const lines = await reading;
    const end = endOfPiece(from.seq, tail.seq);
    // The database reads the next piece while this one is checked.
    reading = readPiece(end, tail.seq);
    const wrong = findBreak(lines, from);
    const last = lines.at(-1);
    if (wrong || last?.seq !== end) {
      // Not needed any more, and not to be left without anybody who hears of its failure.
      await reading;
      return broken(wrong ?? { seq: (last?.seq ?? from.seq) + 1n, reason: 'missing' });
    }
    from = { seq: end, hash: last.hash };
  }
  if (from.hash !== tail.hash) return broken({ seq: tail.seq, reason: 'changed' });
  return { kind: 'whole', lines: Number(tail.seq) };
}

function endOfPiece(after: bigint, end: bigint): bigint {
  return after + PIECE < end ? after + PIECE : end;
}

/** By the numbers, so that a piece can be asked for before the one in front of it is known. Raw: half the time. */
async function readPiece(after: bigint, end: bigint): Promise<StoredLine[]> {
  if (after >= end) return [];
  return deskStore().$queryRaw<StoredLine[]>`
    SELECT seq, at, "actorId", "actorName", action, "subjectKind", "subjectId", detail, "previousHash", hash
      FROM desk."AuditLine" WHERE seq > ${after} AND seq <= ${endOfPiece(after, end)} ORDER BY seq`;
}

const broken = ({ seq, reason }: ChainBreak): ChainCheck => ({ kind: 'broken', seq: seq.toString(), reason });
