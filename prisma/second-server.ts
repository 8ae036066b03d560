// Another PostgreSQL than the embedded one, for the tests to run on once more: Debian's where it is installed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './embedded/binaries';
import { startScratch, type ScratchDatabase } from './scratch';

const DEBIAN = '/usr/lib/postgresql';

/** Starts Debian's oldest server, because it is the hardest to please, else a second embedded one. */
export function startSecondServer(): Promise<ScratchDatabase & { name: string }> {
  const [oldest] = versionsInstalled();
  const name = oldest === undefined ? 'a second embedded PostgreSQL' : `Debian's PostgreSQL ${oldest}`;
  return startScratch(oldest === undefined ? undefined : debianBinaries(oldest)).then((server) => ({
    ...server,
    name,
  }));
}

function versionsInstalled(): number[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= 15);
  return versions.filter((version) => existsSync(debianBinaries(version).initdb)).sort((a, b) => a - b);
}

function debianBinaries(version: number): Binaries {
  const directory = join(DEBIAN, String(version), 'bin');
  return {
    initdb: join(directory, 'initdb'),
    postgres: join(directory, 'postgres'),
    locale: ['--locale=C.UTF-8'],
  };
}
