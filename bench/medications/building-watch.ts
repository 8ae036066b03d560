// The answering process of bench/medications/building.ts: times a turn of its event loop every millisecond or so, and
// in every tenth asks itself one of the 300 queries, until the new catalogue answers.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveIndex } from '@/lib/service/medications/catalogue/live-index';
import { givenQueries } from './catalogue-files';
import { waitedForProcessor } from './processor';
import { atShare } from './timing';

export type Watched = {
  /** When the new catalogue first answered, by the clock of the machine. */
  answered: number;
  p99Pause: number;
  longestPause: number;
  /** The longest without the time in which other programs had the processors. */
  longestOwnPause: number;
};

/** Milliseconds between two turns, and turns between two queries. */
const TURN_EVERY = 1;
const ASK_EVERY = 10;
const queries = givenQueries().map(({ params }) => params);
const live = new LiveIndex(process.env['BENCH_SETTING'] ?? '');
await live.current();
for (const query of queries) await live.search(query);
process.send?.('answering');
const [products] = (await once(process, 'message')) as [number];
const pauses: { whole: number; own: number }[] = [];
let index = await live.current();
for (let turn = 0; index.rowCount !== products; turn += 1) {
  const began = performance.now();
  const waited = waitedForProcessor();
  await sleep(TURN_EVERY);
  if (turn % ASK_EVERY === 0) await live.search(queries[(turn / ASK_EVERY) % queries.length] ?? {});
  index = await live.current();
  const whole = performance.now() - began - TURN_EVERY;
  pauses.push({ whole, own: whole - (waitedForProcessor() - waited) });
}
const whole = Float64Array.from(pauses, (pause) => pause.whole).sort();
const watched: Watched = {
  answered: Date.now(),
  p99Pause: atShare(whole, 0.99),
  longestPause: atShare(whole, 1),
  longestOwnPause: Math.max(...pauses.map(({ own }) => own)),
};
process.send?.(watched);
await live.close();
process.disconnect();
