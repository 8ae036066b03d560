// One catalogue, several engines, the same queries: a line for each engine, and what each kind of query finds.
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import type { GivenQuery } from './catalogue-files';
import type { Engine, OpenEngine } from './engines/engine';
import { memoryInUse } from './heap';
import { measureEngine, type Measured } from './timing';

export type Queries = { given: readonly GivenQuery[]; hard: readonly GivenQuery[] };
/** How often each query is asked, and that only every so-manieth one is. */
export type Effort = { rounds: number; every: number };

export type Line = { engine: string; buildMs: number; memory: number; given: Measured; hard: Measured };

/** Measures one engine after the other and prints as it goes. */
export async function compare(
  title: string,
  rows: readonly CatalogueRow[],
  { given, hard }: Queries,
  engines: readonly OpenEngine[],
  { rounds, every }: Effort,
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
    const measured = {
      given: await measureEngine(engine, some(given), rounds),
      hard: await measureEngine(engine, some(hard), rounds),
    };
    await engine.close();
    const line = { engine: engine.name, buildMs, memory, ...measured };
    lines.push(line);
    process.stdout.write(`${lineText(line)}\n`);
  }
  printKinds(lines);
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

/** Recall by kind, the kinds below each other, the engines beside each other. */
function printKinds(lines: readonly Line[]): void {
  process.stdout.write(
    `\n  ${'recall by kind'.padEnd(18)}${lines.map(({ engine }) => engine.padStart(20)).join('')}\n`,
  );
  for (const part of ['given', 'hard'] as const) {
    for (const kind of lines[0]?.[part].recallByKind.keys() ?? []) {
      const cells = lines.map((line) =>
        (line[part].recallByKind.get(kind) ?? Number.NaN).toFixed(3).padStart(20),
      );
      process.stdout.write(`  ${kind.padEnd(18)}${cells.join('')}\n`);
    }
  }
}
