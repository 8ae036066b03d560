import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Throws where nobody catches: before everything is open, and after. */
const PROGRAM = `
  import { createClosing } from './lib/start/closing.ts';
  import { surviveUncaught } from './lib/start/uncaught.ts';

  const closing = createClosing();
  await closing.add('the database', () => process.stdout.write('database closed\\n'));
  const allOpen = surviveUncaught(closing);
  process.on('uncaughtException', (error) => process.stdout.write('printed whole: ' + error.detail));
  if (process.env.OPEN) allOpen();
  const error = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(asha@clinic.example)' });
  setTimeout(() => { throw error; });
  setTimeout(() => void Promise.reject(error), 50);
  setTimeout(() => process.stdout.write('still here\\n'), 100);
`;

it('once everything is open, are logged without their data, and the program goes on', async () => {
  const { code, said } = await run({ OPEN: 'yes' });
  expect(code).toBe(0);
  expect(said).toContain('an error that nobody caught');
  expect(said).toContain('a failure that nobody waited for');
  expect(said).toContain('still here');
  expect(said).not.toContain('asha');
}, 60_000);

it('during the start, end the program in order', async () => {
  const { code, said } = await run({});
  expect(code).toBe(1);
  expect(said).toContain('database closed');
}, 60_000);

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, ...env, LOG_LEVEL: 'info' },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
