// Reaches the program's database from a command line, whether the program runs at the moment or not.
import { holdDataDirectory, type Hold } from '@/lib/data-directory';
import { environment } from '@/lib/env';
import { SetupProblem } from '@/lib/setup-problem';
import { startEmbedded } from './embedded';

/** Runs `work` with the address of the database of the settings; everything is closed behind it. */
export async function withDatabase<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const { DATA_DIR, DATABASE_URL } = environment();
  const database = DATABASE_URL
    ? { url: DATABASE_URL, close: () => undefined }
    : await openEmbedded(DATA_DIR);
  try {
    return await work(database.url);
  } finally {
    await database.close();
  }
}

/** The embedded database: the running program's, or started for this command alone. */
async function openEmbedded(
  dataDir: string,
): Promise<{ url: string; close: () => Promise<void> | undefined }> {
  const hold = tryHold(dataDir);
  try {
    const database = await startEmbedded(dataDir);
    const close = async () => {
      if (hold) await database.close();
      hold?.release();
    };
    return { url: database.url, close };
  } catch (error) {
    hold?.release();
    throw error;
  }
}

/** Null while the program holds the directory: then its database runs, and is left running. */
function tryHold(dataDir: string): Hold | null {
  try {
    return holdDataDirectory(dataDir);
  } catch (error) {
    if (error instanceof SetupProblem) return null;
    throw error;
  }
}
