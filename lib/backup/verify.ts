// Whether a backup file can be restored: read through from the first to the last byte.
import { SetupProblem } from '@/lib/setup-problem';
import type { BackupCounts, BackupKeys, BackupPlan } from './contents';
import { readEntries } from './entries';
import { rowsIn } from './tables';

export type VerifiedBackup = { plan: BackupPlan; keys: BackupKeys; counts: BackupCounts };

/** Counts every row and document against what the file says of itself. Throws SetupProblem when something lacks. */
export async function verifyBackup(file: string, passphrase: string): Promise<VerifiedBackup> {
  let plan: BackupPlan | null = null;
  let keys: BackupKeys | null = null;
  let counts: BackupCounts | null = null;
  let documents = 0;
  const rows: Record<string, number> = {};
  for await (const entry of readEntries(file, passphrase)) {
    if (entry.kind === 'plan') plan = entry.plan;
    else if (entry.kind === 'keys') keys = entry.keys;
    else if (entry.kind === 'counts') counts = entry.counts;
    else if (entry.kind === 'document') documents += 1;
    else rows[entry.table] = (rows[entry.table] ?? 0) + rowsIn(entry.part);
  }
  if (!plan || !counts) throw new SetupProblem('The backup was never finished. Take another one.');
  if (!keys)
    throw new SetupProblem('The backup is incomplete: without its keys nothing in it can be opened.');
  const missing = Object.entries(counts.rows).filter(([table, count]) => (rows[table] ?? 0) !== count);
  if (missing.length > 0 || documents !== counts.documents) {
    throw new SetupProblem('The backup is incomplete: rows or documents are missing. Take another one.');
  }
  return { plan, keys, counts };
}
