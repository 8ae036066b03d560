import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createClosing } from './closing';

it('closes the last opened first, and the others when one fails', async () => {
  const closed: string[] = [];
  const closing = createClosing();
  await closing.add('database', () => closed.push('database'));
  await closing.add('service', () => Promise.reject(new Error('stuck')));
  await closing.add('door', async () => {
    await sleep(20);
    closed.push('door');
  });
  await Promise.all([closing.run(), closing.run()]);
  expect(closed).toEqual(['door', 'database']);
});

it('closes at once what is opened after closing has begun', async () => {
  const closing = createClosing();
  expect(closing.hasBegun()).toBe(false);
  await closing.run();
  expect(closing.hasBegun()).toBe(true);
  let closed = false;
  await closing.add('late', () => (closed = true));
  expect(closed).toBe(true);
});

it('when forced, does not wait for one that hangs before it closes the others', async () => {
  const closing = createClosing();
  let closed = false;
  await closing.add('database', () => (closed = true));
  await closing.add('door', () => new Promise(() => undefined));
  void closing.run();
  await closing.force();
  expect(closed).toBe(true);
});

it('goes on to the others when one does not close in time', async () => {
  const closing = createClosing(50);
  let closed = false;
  await closing.add('database', () => (closed = true));
  await closing.add('pages', () => new Promise(() => undefined));
  await closing.run();
  expect(closed).toBe(true);
});
