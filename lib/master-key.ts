// The key from which every other key is derived: given, or made at the first start.
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from './setup-problem';

const KEY_BYTES = 32;

/**
 * The master key, 32 bytes in base64url: `given` (MASTER_KEY), else what `<dataDir>/master.key` holds,
 * made there at the first call with mode 0600.
 */
export function masterKey(dataDir: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const file = join(dataDir, 'master.key');
  const text = read(file) ?? make(file);
  if (Buffer.from(text, 'base64url').length !== KEY_BYTES) {
    throw new SetupProblem(
      `${file} is damaged, and what was sealed with it cannot be opened. Restore it from a backup, or set MASTER_KEY.`,
    );
  }
  return text;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Appears whole or not at all, and never replaces one that another start made in the meantime. */
function make(file: string): string {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, 'utf8').trim();
}
