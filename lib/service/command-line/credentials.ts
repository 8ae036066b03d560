// Reaches the credentials from the command line, whether the program runs at the moment or not.
import { holdDataDirectory, type Hold } from '@/lib/data-directory';
import { environment } from '@/lib/env';
import { masterKey } from '@/lib/master-key';
import { SetupProblem } from '@/lib/setup-problem';
import { startEmbedded } from '@/prisma/embedded';
import { migrate } from '@/prisma/migrate';
import { openCredentials, type Credentials } from '../credentials/credentials';
import { openStore } from '../store';

/** Runs `work` with the credentials in the database of the settings; everything is closed behind it. */
export async function withCredentials<T>(work: (credentials: Credentials) => Promise<T>): Promise<T> {
  const { DATA_DIR, DATABASE_URL, MASTER_KEY, PUBLIC_ORIGIN, API_RATE_LIMIT } = environment();
  const database = DATABASE_URL
    ? { url: DATABASE_URL, close: () => undefined }
    : await openEmbedded(DATA_DIR);
  try {
    await migrate({ databaseUrl: database.url, rooms: ['service'] });
    const store = openStore(database.url, 1);
    const key = Buffer.from(masterKey(DATA_DIR, MASTER_KEY), 'base64url');
    const credentials = openCredentials({
      store,
      masterKey: key,
      origin: PUBLIC_ORIGIN,
      apiRateLimit: API_RATE_LIMIT,
    });
    return await work(credentials).finally(() => store.$disconnect());
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
