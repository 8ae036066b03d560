// The answering process of bench/medications/building.ts: asks itself the 300 queries in turn, one every millisecond
// or so, and times every turn of its event loop until the new catalogue answers.
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

const ASK_EVERY = 1;
const queries = givenQueries().map(({ params }) => params);
const live = new LiveIndex(process.env['BENCH_SETTING'] ?? '');
await live.current();
for (const query of queries) await live.search(query);
process.send?.('answering');
const [products] = (await once(process, 'message')) as [number];
const pauses: { whole: number; own: number }[] = [];
let index = await live.current();
for (let asked = 0; index.rowCount !== products; asked += 1) {
  const began = performance.now();
  const waited = waitedForProcessor();
  await sleep(ASK_EVERY);
  await live.search(queries[asked % queries.length] ?? {});
  index = await live.current();
  const whole = performance.now() - began - ASK_EVERY;
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
