import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { nodeProblem, portProblem } from './checks.mjs';

const { PORT } = process.env;
afterEach(() => {
  if (PORT === undefined) delete process.env.PORT;
  else process.env.PORT = PORT;
});

it('a Node that is too old is named with the one that is needed', () => {
  expect(nodeProblem('18.20.4')).toBe('Node 18.20.4 is too old: install Node 20.19 or newer.');
  expect(nodeProblem('20.18.1')).not.toBeNull();
  for (const version of ['20.19.0', '22.0.0', '24.1.0']) expect(nodeProblem(version)).toBeNull();
});

it('a port in use is said before any long work', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  process.env.PORT = String(other.address().port);
  expect(await portProblem()).toMatch(/^Port \d+ is in use by another program\. .*PORT=\d+ npm start$/);
  await new Promise((resolve) => other.close(resolve));
  expect(await portProblem()).toBeNull();
});

it('what is no port is left to the settings, which name every problem at once', async () => {
  process.env.PORT = 'http';
  expect(await portProblem()).toBeNull();
});
