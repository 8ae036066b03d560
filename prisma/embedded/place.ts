// Where the embedded cluster lives and what is remembered about it between two starts.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { SetupProblem } from '@/lib/setup-problem';

/** Root may not run PostgreSQL, and its own user may be unable to enter a directory like /root. */
export const SHARED_HOME = '/var/lib/frontdesk';

const rememberedSchema = z.object({
  /** The cluster's parent directory; null while it is inside DATA_DIR, so that DATA_DIR can be moved. */
  home: z.string().nullable(),
  port: z.number().int().nullable(),
  ownerPassword: z.string().min(20),
  appPassword: z.string().min(20),
});
export type Remembered = z.infer<typeof rememberedSchema>;

const rememberedFile = (dataDir: string) => join(dataDir, 'postgres.json');

/** Reads what an earlier start wrote under DATA_DIR; null before the first start. */
export function recall(dataDir: string): Remembered | null {
  let text: string;
  try {
    text = readFileSync(rememberedFile(dataDir), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const parsed = rememberedSchema.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new SetupProblem(
      `${rememberedFile(dataDir)} is damaged, so the database password is unknown. Restore it from a backup, or choose another DATA_DIR.`,
    );
  }
  return parsed.data;
}

/** Writes it whole or not at all: a half-written file would lock us out of the database. */
export function remember(dataDir: string, remembered: Remembered): void {
  const file = rememberedFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(remembered, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Passwords and place for a first start. `shared` puts the cluster outside DATA_DIR. */
export function choosePlace(dataDir: string, shared: boolean): Remembered {
  const mark = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  return {
    // The random part keeps a new DATA_DIR of the same name away from the data of a removed one.
    home: shared ? join(SHARED_HOME, `${mark}-${randomBytes(4).toString('hex')}`) : null,
    port: null,
    ownerPassword: randomBytes(24).toString('base64url'),
    appPassword: randomBytes(24).toString('base64url'),
  };
}

/** Whether users other than the owner may enter `directory` and everything above it. */
export function reachableByOthers(directory: string): boolean {
  for (let at = realpathSync(directory); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
