// The service's database for its command lines.
import { withDatabase } from '@/prisma/database-of-settings';
import { migrate } from '@/prisma/migrate';

/** Runs `work` with the address of the database of the settings, migrated; everything is closed behind it. */
export function withServiceDatabase<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  return withDatabase(async (databaseUrl) => {
    await migrate({ databaseUrl, rooms: ['service'] });
    return work(databaseUrl);
  });
}
