import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BriefMemory } from './brief-memory';

function counting() {
  let loads = 0;
  const memory = new BriefMemory((key) => Promise.resolve(`${key}${(loads += 1)}`));
  return memory;
}

it('asks once for all who wait and for a second after', async () => {
  const memory = counting();
  expect(await Promise.all([memory.get('a'), memory.get('a'), memory.get('b')])).toEqual(['a1', 'a1', 'b2']);
  expect(await memory.get('a')).toBe('a1');
  await sleep(1050);
  expect(await memory.get('a')).toBe('a3');
});

it('asks again at once after a change', async () => {
  const memory = counting();
  await memory.get('a');
  memory.forget('a');
  expect(await memory.get('a')).toBe('a2');
});

it('does not remember a failure', async () => {
  let loads = 0;
  const memory = new BriefMemory(() =>
    (loads += 1) === 1 ? Promise.reject(new Error('the database is away')) : Promise.resolve('back'),
  );
  await expect(memory.get('a')).rejects.toThrow('away');
  expect(await memory.get('a')).toBe('back');
});

it('forgets the oldest of ten thousand', async () => {
  const memory = counting();
  for (let at = 0; at <= 10_000; at += 1) await memory.get(`k${at}:`);
  expect(await memory.get('k10000:')).toBe('k10000:10001');
  expect(await memory.get('k0:')).toBe('k0:10002');
});
