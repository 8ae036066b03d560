// The medicine search beside four engines that a clinic could pick: one run, the same rows, the same queries, one
// process (PostgreSQL has its own). `npm run bench -- medications`.
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { buildMedicationIndex } from '@/lib/service/medications/build-index';
import type { Row } from '../table';
import { catalogueFile, givenQueries, hasCatalogueFiles, type GivenQuery } from './catalogue-files';
import type { Engine, OpenEngine } from './engines/engine';
import { openFlexSearch } from './engines/flexsearch';
import { openMiniSearch } from './engines/minisearch';
import { openOurs } from './engines/ours';
import { openPostgres } from './engines/postgres';
import { openSqlite } from './engines/sqlite';
import { grownCatalogue } from './grown-catalogue';
import { hardQueries } from './hard-queries';
import { memoryInUse } from './heap';
import { askAtRandom, buildWhileAnswering } from './steadiness';
import { measureEngine, type Measured } from './timing';

const GROWN = 250_000;
const RANDOM_QUERIES = { small: 1_000_000, large: 20_000 };
/** At the grown size some engines take a quarter of a second for a query: fewer queries, the same for all. */
const SMALL = { rounds: 3, every: 1 };
const LARGE = { rounds: 1, every: 4 };
const ALL: OpenEngine[] = [openOurs, openPostgres, openSqlite, openMiniSearch, openFlexSearch];

type Line = { engine: string; buildMs: number; memory: number; given: Measured; hard: Measured };

/** Prints a table for each catalogue and gives the rows that have an aim. */
export async function measure(): Promise<Row[]> {
  if (!hasCatalogueFiles()) {
    process.stdout.write('\nmedications: left out, ../shared/data is not beside this checkout.\n');
    return [];
  }
  const indian = catalogueFile('in');
  const american = catalogueFile('us');
  const both = [...indian, ...american];
  const small = await compare('18,840 Indian products', indian, hardQueries(indian), ALL, SMALL);
  // The 300 expect Indian products only.
  await compare('41,539 US products', american, hardQueries(american), [openOurs], SMALL);
  await compare('60,379 products, both', both, hardQueries(both), [openOurs], SMALL);
  const grown = [...grownCatalogue(both, GROWN)];
  const large = await compare('250,000 products, grown', grown, hardQueries(indian), ALL, LARGE);
  return [
    ...engineRows('18,840', small, 1),
    ...engineRows('250,000', large, 6),
    ...(await ownRows(small, large, indian, grown)),
  ];
}

async function compare(
  title: string,
  rows: readonly CatalogueRow[],
  hard: GivenQuery[],
  engines: readonly OpenEngine[],
  { rounds, every }: typeof SMALL,
): Promise<Line[]> {
  const some = (queries: readonly GivenQuery[]) => queries.filter((_, at) => at % every === 0);
  process.stdout.write(`\n${title}\n${HEADER}\n`);
  const lines: Line[] = [];
  for (const open of engines) {
    const before = memoryInUse();
    const began = performance.now();
    const engine: Engine = await open(rows);
    const buildMs = performance.now() - began;
    const memory = memoryInUse() - before;
    const given = await measureEngine(engine, some(givenQueries()), rounds);
    const hardOnes = await measureEngine(engine, some(hard), rounds);
    const line = { engine: engine.name, buildMs, memory, given, hard: hardOnes };
    await engine.close();
    lines.push(line);
    process.stdout.write(`${lineText(line)}\n`);
  }
  return lines;
}

const HEADER = [
  'engine              ', '  p50 ms', '  p95 ms', '  max ms', 'recall 300', 'exact first', ' hard p95', 'recall hard', 'build ms', 'memory MB',
].join('  '); // prettier-ignore

function lineText({ engine, buildMs, memory, given, hard }: Line): string {
  return [
    engine.padEnd(20), given.p50.toFixed(3).padStart(8), given.p95.toFixed(3).padStart(8), given.worst.toFixed(2).padStart(8),
    given.recall.toFixed(3).padStart(10), given.firstRight.toFixed(3).padStart(11), hard.p95.toFixed(3).padStart(9),
    hard.recall.toFixed(3).padStart(11), buildMs.toFixed(0).padStart(8), memory.toFixed(1).padStart(9),
  ].join('  '); // prettier-ignore
}

/** Ours beside each other engine, and beside the limit that was set. */
function engineRows(size: string, [ours, ...others]: readonly Line[], limitMs: number): Row[] {
  if (!ours) return [];
  const p95 = Math.max(ours.given.p95, ours.hard.p95);
  const limit: Row = {
    what: `p95 at ${size}`,
    unit: 'ms',
    ours: p95,
    floor: limitMs,
    against: 'the limit',
    aim: 1,
    atMost: true,
  };
  return [
    limit,
    ...others.flatMap((other): Row[] => [
      { what: `p95 at ${size}`, unit: 'ms', ours: p95, floor: Math.min(other.given.p95, other.hard.p95), against: other.engine, aim: 1, atMost: true },
      { what: `recall at ${size}, hard`, unit: '', ours: ours.hard.recall, floor: other.hard.recall, against: other.engine, aim: 1 },
    ]),
  ]; // prettier-ignore
}

async function ownRows(
  small: readonly Line[],
  large: readonly Line[],
  indian: readonly CatalogueRow[],
  grown: readonly CatalogueRow[],
): Promise<Row[]> {
  const [ours] = small;
  const [oursLarge] = large;
  if (!ours || !oursLarge) return [];
  const built = await buildWhileAnswering(grown);
  const steady = askAtRandom(await buildMedicationIndex(indian), RANDOM_QUERIES.small);
  const grownSteady = askAtRandom(await buildMedicationIndex(grown), RANDOM_QUERIES.large);
  const within = (what: string, unit: string, value: number, floor: number): Row => ({
    what, unit, ours: value, floor, against: 'the limit', aim: 1, atMost: true,
  }); // prettier-ignore
  return [
    { what: 'recall of the 300', unit: '', ours: ours.given.recall, floor: 1, against: 'all', aim: 1 },
    {
      what: 'recall of harder ones',
      unit: '',
      ours: ours.hard.recall,
      floor: 0.95,
      against: 'the least',
      aim: 1,
    },
    { what: 'exact brand first', unit: '', ours: ours.given.firstRight, floor: 1, against: 'always', aim: 1 },
    within('memory at 250,000', 'MB', oursLarge.memory, 90),
    within('build at 250,000', 'ms', built.took, 2000),
    within('longest pause while building', 'ms', built.longestPause, 20),
    within('a million random queries: p99', 'ms', steady.p99, 20),
    within('a million random queries: worst', 'ms', steady.worst, 20),
    within('random queries at 250,000: worst', 'ms', grownSteady.worst, 20),
    within('a million random queries: memory', 'MB', Math.max(0.01, steady.grownBy), 2),
  ];
}
