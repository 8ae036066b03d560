// npm test: everything that must hold, on a fresh clone, with one line of counts at the end.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { nodeProblem } from './checks.mjs';
import { chromiumProblem, installChromium } from './chromium.mjs';
import { CommandFailure, run, tool } from './command.mjs';
import { databaseTests } from './database-tests.mjs';
import { ROOT } from './fingerprint.mjs';
import { generate } from './generate.mjs';
import { install } from './install.mjs';
import { playwrightResult, vitestResult } from './test-reports.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const reports = mkdtempSync(join(tmpdir(), 'frontdesk-reports-'));
const counts = { passed: 0, failed: 0 };
const failures = [];

process.chdir(ROOT);
process.env.NEXT_TELEMETRY_DISABLED = '1';
// What a person has set for a program of their own must not reach the tests, except the second database.
const secondUrl = process.env.DATABASE_URL;
delete process.env.DATABASE_URL;

const problem = nodeProblem() ?? chromiumProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const chromium = installChromium(say).catch((error) => error);
if (await step('Packages', () => install(say))) {
  await step('Prisma clients', generate);
  await step('Route types', () => run('next typegen', [...tool('next/dist/bin/next'), 'typegen']));
  await Promise.all([
    step('Lint', () => run('eslint', [...tool('eslint/bin/eslint.js'), '.'])),
    step('Format', () => run('prettier', [...tool('prettier/bin/prettier.cjs'), '--check', '.'])),
    step('Types', () => run('tsc', [...tool('typescript/bin/tsc'), '--noEmit'])),
  ]);
  await step('Unit and integration tests', () => vitest('embedded', [], {}));
  await step('Database tests on another PostgreSQL', onSecondServer);
  if (await step('Pages', () => build(say))) await step('Browser tests', playwright);
}
rmSync(reports, { recursive: true });
for (const line of failures) say(`✗ ${line}`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** Runs one step and resolves to whether it held; a step that has no counts of its own counts when it fails. */
async function step(title, work) {
  const began = Date.now();
  try {
    await work();
    say(`✓ ${title} (${Math.round((Date.now() - began) / 1000)} s)`);
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    process.stderr.write(`${error.message}\n✗ ${title}\n`);
    if (!error.counted) counts.failed += 1;
    if (!error.counted) failures.push(title);
    return false;
  }
}

async function onSecondServer() {
  if (secondUrl) return vitest('second', databaseTests(), { DATABASE_URL: secondUrl });
  const { register } = await import('tsx/esm/api');
  register();
  const { startSecondServer } = await import('../prisma/second-server.ts');
  const server = await startSecondServer();
  say(`  on ${server.name}`);
  return vitest('second', databaseTests(), { DATABASE_URL: server.ownerUrl }).finally(() => server.remove());
}

async function vitest(name, files, env) {
  const outputFile = join(reports, `${name}.json`);
  const options = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`, ...files];
  await counted([...tool('vitest/vitest.mjs'), ...options], env, outputFile, vitestResult);
}

async function playwright() {
  const missing = await chromium;
  if (missing instanceof Error) throw missing;
  const outputFile = join(reports, 'playwright.json');
  const command = [...tool('@playwright/test/cli.js'), 'test'];
  await counted(command, { E2E_REPORT: outputFile }, outputFile, playwrightResult);
}

/** Runs a test runner in full view and adds its counts. */
async function counted(command, env, outputFile, read) {
  let failure = null;
  await run('The test run', command, { show: true, env }).catch((error) => (failure = error));
  let failed = 0;
  try {
    const result = read(JSON.parse(readFileSync(outputFile, 'utf8')));
    failed = result.failed;
    counts.passed += result.passed;
    counts.failed += failed;
    failures.push(...result.failures);
  } catch (error) {
    failure ??= new CommandFailure(`The test run left no report: ${error.message}`);
  }
  if (failed > 0) failure ??= new CommandFailure('Some tests failed.');
  if (failure) throw Object.assign(failure, { counted: failed > 0 });
}
