// The way into an empty desk.
import { firstAdministratorPath } from '@/lib/desk/sign-in/first-administrator';
import { openDeskStore } from '@/lib/desk/store';

/** A path such as `/first-administrator/…`, valid once and for a day; an older one stops working. */
export async function createFirstAdministratorLink(databaseUrl: string): Promise<string> {
  const store = openDeskStore(databaseUrl, 1);
  try {
    return await firstAdministratorPath(store);
  } finally {
    await store.$disconnect();
  }
}
