// The credentials as the command line works with them.
import { environment } from '@/lib/env';
import { masterKey } from '@/lib/master-key';
import { openCredentials, type Credentials } from '../credentials/credentials';
import { openStore } from '../store';
import { withServiceDatabase } from './database';

/** Runs `work` with the credentials in the database of the settings; everything is closed behind it. */
export function withCredentials<T>(work: (credentials: Credentials) => Promise<T>): Promise<T> {
  const { DATA_DIR, MASTER_KEY, PUBLIC_ORIGIN, API_RATE_LIMIT } = environment();
  return withServiceDatabase(async (databaseUrl) => {
    const store = openStore(databaseUrl, 1);
    const key = Buffer.from(masterKey(DATA_DIR, MASTER_KEY), 'base64url');
    const credentials = openCredentials({
      store,
      masterKey: key,
      origin: PUBLIC_ORIGIN,
      apiRateLimit: API_RATE_LIMIT,
    });
    return await work(credentials).finally(() => store.$disconnect());
  });
}
