// Builds the pages, and only when something that goes into them changed since the last build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from './command.mjs';
import { fingerprint, isRemembered, remember, ROOT } from './fingerprint.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'prisma/desk/schema.prisma',
  'proxy.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** Rooms that Next may not import, and tests: changing them changes no page. */
const BESIDE = /^lib\/(service|jobs|door|start)$|\.test\.tsx?$/;

/** Resolves to whether it built. */
export async function build(say) {
  const state = join(ROOT, '.next/built-from');
  const wanted = fingerprint(SOURCES, { skip: (path) => BESIDE.test(path), extra: process.version });
  if (isRemembered(state, wanted) && existsSync(join(ROOT, '.next/BUILD_ID'))) return false;
  say('Building the pages …');
  const began = Date.now();
  await run('next build', [...tool('next/dist/bin/next'), 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  remember(state, wanted);
  say(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
  return true;
}
