// Whether a process goes on answering and stays as large as it is: very many distinct random queries, by processes that
// hold nothing but an index.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Steady, SteadySetting } from './steady-asking';

/** Asks a catalogue of so many products, `count` names for each seed, each seed in a process of its own; the worst. */
export async function askAtRandom(
  products: number,
  count: number,
  seeds: readonly number[],
): Promise<Steady> {
  const asked = await Promise.all(seeds.map((seed) => askApart({ products, count, seed })));
  const worstOf = (what: keyof Steady) => Math.max(...asked.map((steady) => steady[what]));
  return {
    p99: worstOf('p99'),
    worst: worstOf('worst'),
    worstOwn: worstOf('worstOwn'),
    holds: worstOf('holds'),
    grownBy: worstOf('grownBy'),
  };
}

async function askApart(setting: SteadySetting): Promise<Steady> {
  const asking = fork(join(import.meta.dirname, 'steady-asking.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', BENCH_SETTING: JSON.stringify(setting) },
  });
  const [steady] = (await once(asking, 'message')) as [Steady];
  return steady;
}
