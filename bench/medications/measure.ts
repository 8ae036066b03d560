// The medicine search beside four engines that a clinic could pick: one run, the same rows, the same queries, one
// process (PostgreSQL has its own). `npm run bench -- medications`.
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import type { Row } from '../table';
import { buildWhileAnswering } from './building';
import { catalogueFile, givenQueries, hasCatalogueFiles } from './catalogue-files';
import { compare, type Line } from './comparison';
import { endpointRates } from './endpoint-load';
import type { OpenEngine } from './engines/engine';
import { openFlexSearch } from './engines/flexsearch';
import { openMiniSearch } from './engines/minisearch';
import { openOurs } from './engines/ours';
import { openPostgres } from './engines/postgres';
import { openSqlite } from './engines/sqlite';
import { grownCatalogue } from './grown-catalogue';
import { hardQueries } from './hard-queries';
import { leastOfHarderKinds } from './harder-kinds';
import { askAtRandom } from './steadiness';

const GROWN = 250_000;
/** A million random queries, half of them by each of two processes; and some of the grown catalogue. */
const HALF_A_MILLION = 500_000;
const SEEDS = [1, 2];
const RANDOM_AT_GROWN = 5_000;
/** At the grown size some engines take a quarter of a second for a query: fewer queries, the same for all. */
const SMALL = { rounds: 3, every: 1 };
const MIDDLE = { rounds: 1, every: 4 };
const LARGE = { rounds: 1, every: 3 };
const ALL: OpenEngine[] = [openOurs, openPostgres, openSqlite, openMiniSearch, openFlexSearch];

/** Prints a table for each catalogue and gives the rows that have an aim. */
export async function measure(): Promise<Row[]> {
  if (!hasCatalogueFiles()) {
    process.stdout.write('\nmedications: left out, ../shared/data is not beside this checkout.\n');
    return [];
  }
  const indian = catalogueFile('in');
  const american = catalogueFile('us');
  const both = [...indian, ...american];
  const grown = [...grownCatalogue(both, GROWN)];
  const given = givenQueries();
  const queries = { given, hard: hardQueries(indian) };
  const small = await compare('18,840 Indian products', indian, queries, ALL, SMALL);
  // The 300 expect Indian products only: where others stand beside those, their recall only compares the engines.
  const us = await compare(
    '41,539 US products',
    american,
    { given: [], hard: hardQueries(american) },
    ALL,
    MIDDLE,
  );
  const twice = await compare('60,379 products, both', both, { given, hard: hardQueries(both) }, ALL, MIDDLE);
  const large = await compare(
    '250,000 products, grown',
    grown,
    { given, hard: hardQueries(grown) },
    ALL,
    LARGE,
  );
  return [
    ...engineRows('18,840', small, 1),
    ...engineRows('250,000', large, 6),
    ...hardRows([small, us, twice, large]),
    ...(await leastRows({ '18,840': indian, '41,539 US': american, '60,379 both': both })),
    ...foundRows(small),
    ...(await steadyRows(indian, grown)),
    ...(await endpointRows(indian)),
  ];
}

/** Ours beside each other engine, and beside the limit that was set. */
function engineRows(size: string, [ours, ...others]: readonly Line[], limitMs: number): Row[] {
  if (!ours) return [];
  const p95 = Math.max(ours.given.p95, ours.hard.p95);
  return [
    within(`p95 at ${size}`, 'ms', p95, limitMs),
    ...others.flatMap((other): Row[] => [
      { what: `p95 at ${size}`, unit: 'ms', ours: p95, floor: Math.min(other.given.p95, other.hard.p95), against: other.engine, aim: 1, atMost: true },
      { what: `recall at ${size}, hard`, unit: '', ours: ours.hard.recall, floor: other.hard.recall, against: other.engine, aim: 1 },
    ]),
  ]; // prettier-ignore
}

function hardRows(catalogues: readonly (readonly Line[])[]): Row[] {
  const names = ['18,840', '41,539 US', '60,379 both', '250,000'];
  return catalogues.map(([ours], at) =>
    atLeast(`harder kinds at ${names[at]}`, ours?.hard.recall ?? 0, 0.95),
  );
}

async function leastRows(catalogues: Record<string, readonly CatalogueRow[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, catalogue] of Object.entries(catalogues)) {
    const [kind, recall] = await leastOfHarderKinds(catalogue);
    rows.push(atLeast(`the least of 300 a kind at ${name}: ${kind}`, recall, 0.95));
  }
  return rows;
}

function foundRows([ours]: readonly Line[]): Row[] {
  if (!ours) return [];
  return [
    atLeast('recall of the 300', ours.given.recall, 1),
    atLeast('exact brand first', ours.given.firstRight, 1),
    atLeast('ten commonest drugs by ingredient', ours.given.commonRight, 1),
  ];
}

async function steadyRows(indian: readonly CatalogueRow[], grown: readonly CatalogueRow[]): Promise<Row[]> {
  const built = await buildWhileAnswering(indian, grown);
  const steady = await askAtRandom(indian.length, HALF_A_MILLION, SEEDS);
  const grownSteady = await askAtRandom(grown.length, RANDOM_AT_GROWN, [1]);
  return [
    within('memory at 250,000', 'MB', grownSteady.holds, 90),
    within('from the load of 250,000 to its answers', 'ms', built.took, 2000),
    within('pauses while building: p99', 'ms', built.p99Pause, 20),
    within('pauses while building: longest', 'ms', built.longestPause, 20),
    within('the same, less waiting for a processor', 'ms', built.longestOwnPause, 20),
    within('a million random queries: p99', 'ms', steady.p99, 20),
    within('a million random queries: worst', 'ms', steady.worst, 20),
    within('the same, less waiting for a processor', 'ms', steady.worstOwn, 20),
    within('random queries at 250,000: worst', 'ms', grownSteady.worst, 20),
    within('the same, less waiting for a processor', 'ms', grownSteady.worstOwn, 20),
    within('a million random queries: memory', 'MB', Math.max(0.01, steady.grownBy), 2),
  ];
}

/** The 300 in turn, as a desk repeats itself; then harder ones, more than are kept, so that each is searched. */
async function endpointRows(indian: readonly CatalogueRow[]): Promise<Row[]> {
  const distinct = Array.from({ length: 40 }, (_, seed) => hardQueries(indian, seed)).flat();
  const [repeated, searched] = await endpointRates(indian, [givenQueries(), distinct]);
  const limit = { unit: 'req/s', floor: 10_000, against: 'the limit', aim: 1 };
  return [
    { what: 'over HTTP, the 300 in turn', ours: repeated?.perSecond ?? 0, ...limit },
    { what: 'over HTTP, none repeated soon', ours: searched?.perSecond ?? 0, ...limit },
  ];
}

function within(what: string, unit: string, ours: number, floor: number): Row {
  return { what, unit, ours, floor, against: 'the limit', aim: 1, atMost: true };
}

function atLeast(what: string, ours: number, floor: number): Row {
  return { what, unit: '', ours, floor, against: 'the least', aim: 1 };
}
