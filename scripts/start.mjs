// npm start and npm run dev: prepares what is missing, then runs server.ts in this very process, so that
// signals and exit codes are its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { nodeProblem, portProblem } from './checks.mjs';
import { CommandFailure } from './command.mjs';
import { ROOT } from './fingerprint.mjs';
import { generate } from './generate.mjs';
import { install } from './install.mjs';

const dev = process.argv.includes('--dev');
const supervised = process.argv.includes('--supervised');
const say = (text) => process.stdout.write(`${text}\n`);

process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';

const problem = nodeProblem() ?? (await portProblem());
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
try {
  if (!supervised) await prepare();
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

if (dev && !supervised) {
  const { supervise } = await import('./supervise.mjs');
  await supervise();
} else {
  // Imported by name only now: before the installation it is not there.
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(ROOT, 'server.ts')).href);
}

async function prepare() {
  await install(say);
  await generate();
  if (!dev) await build(say);
}
