// Makes the Prisma clients of the two rooms, without a network, and only when their schemas changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, tool } from './command.mjs';
import { fingerprint, isRemembered, remember, ROOT } from './fingerprint.mjs';

const ROOMS = ['service', 'desk'];

/** Resolves to the rooms whose client was made anew. */
export async function generate() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/prisma/package.json'), 'utf8'));
  const made = await Promise.all(ROOMS.map((room) => generateRoom(room, version)));
  return ROOMS.filter((_, at) => made[at]);
}

async function generateRoom(room, version) {
  const schema = `prisma/${room}/schema.prisma`;
  const state = join(ROOT, `prisma/${room}/generated/.made-from`);
  const wanted = fingerprint([schema, 'prisma.config.ts'], { extra: version });
  if (isRemembered(state, wanted)) return false;
  await run(`prisma generate (${room})`, [...tool('prisma/build/index.js'), 'generate', '--schema', schema]);
  remember(state, wanted);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const made = await generate();
  process.stdout.write(
    made.length > 0 ? `Prisma clients made: ${made.join(', ')}\n` : 'Prisma clients are up to date.\n',
  );
}
