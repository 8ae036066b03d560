import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A program with a door and one slow page, ended in the way the real one is. */
const PROGRAM = `
  import { openDoor } from './lib/door/door.ts';
  import { createClosing } from './lib/start/closing.ts';
  import { endAfterFailedStart, endOnSignals } from './lib/start/ending.ts';
  import { SetupProblem } from './lib/setup-problem.ts';

  const closing = createClosing();
  endOnSignals(closing, Promise.resolve());
  await closing.add('the database', () => process.stdout.write('database closed\\n'));
  if (process.env.PROBLEM) await endAfterFailedStart(new SetupProblem(process.env.PROBLEM), closing);
  const full = new Error('could not extend file: No space left on device');
  if (process.env.FULL) await endAfterFailedStart(new Error('the query failed', { cause: full }), closing);
  const door = await openDoor({ port: 0, host: '127.0.0.1', origin: 'http://localhost', trustedProxy: false });
  const slow = (request, response) => {
    process.stdout.write('asked\\n');
    setTimeout(() => response.end('the whole answer'), Number(process.env.SLOW));
  };
  door.admit({ health: slow, service: null, pages: slow });
  await closing.add('the requests in flight', () => door.close(60_000));
  process.stdout.write('port ' + door.port + '\\n');
`;

it('SIGTERM ends the program after the request in flight, the database last, with code 0', async () => {
  const program = await start({ SLOW: '1500' });
  const answer = fetch(`http://127.0.0.1:${program.port}/health`).then((response) => response.text());
  await program.says('asked');
  program.child.kill('SIGTERM');
  expect(await answer).toBe('the whole answer');
  expect(await program.code()).toBe(0);
  expect(program.said()).toMatch(/Stopping …\ndatabase closed\n$/);
}, 60_000);

it('a second signal does not wait for the request, but for the database', async () => {
  const program = await start({ SLOW: '50000' });
  const answer = expect(fetch(`http://127.0.0.1:${program.port}/health`)).rejects.toThrow();
  await program.says('asked');
  program.child.kill('SIGINT');
  await program.says('Stopping');
  program.child.kill('SIGINT');
  expect(await program.code()).toBe(130);
  expect(program.said()).toContain('database closed');
  await answer;
}, 60_000);

it('a problem at the start is said in one message, with a code that is not 0', async () => {
  const program = run({ PROBLEM: 'Port 3000 is in use by another program. Stop that one.' });
  expect(await program.code()).toBe(1);
  expect(program.complained()).toBe('Port 3000 is in use by another program. Stop that one.\n');
  expect(program.said()).toBe('database closed\n');
}, 60_000);

it('a disk that is full during the start is named in one message', async () => {
  const program = run({ FULL: '1' });
  expect(await program.code()).toBe(1);
  expect(program.complained()).toBe(
    'The disk is full. Free some space, or set DATA_DIR to a place that has it.\n',
  );
  expect(program.said()).toBe('database closed\n');
}, 60_000);

async function start(env: Record<string, string>) {
  const program = run(env);
  await program.says('port ');
  return { ...program, port: /port (\d+)/.exec(program.said())?.[1] ?? '' };
}

function run(env: Record<string, string>) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM],
    {
      env: { ...process.env, ...env },
    },
  );
  let said = '';
  let complained = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const closed = once(child, 'close');
  return {
    child,
    said: () => said,
    complained: () => complained,
    says: async (text: string) => {
      while (!said.includes(text)) await Promise.race([child.stdout && once(child.stdout, 'data'), closed]);
    },
    code: async () => ((await closed) as [number | null])[0],
  };
}
