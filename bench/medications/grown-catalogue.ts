// A catalogue of any size: the real rows, and more with real compositions under spliced brand names.
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { Random } from './random';

const FIRST_WORD = /^[A-Za-z]{4,}/;

/**
 * `count` rows that begin with the given ones. An added row is a real one whose brand is the beginning of one brand
 * and the end of another, so that letters are as frequent as in real names.
 */
export function* grownCatalogue(real: readonly CatalogueRow[], count: number): Iterable<CatalogueRow> {
  yield* real.slice(0, count);
  const random = new Random(250_000);
  const branded = real.filter((row) => FIRST_WORD.test(row.name));
  for (let added = real.length; added < count; added += 1) {
    const row = random.pick(branded);
    const start = brandOf(random.pick(branded));
    const end = brandOf(random.pick(branded));
    const cut = 2 + random.below(start.length - 2);
    const brand = start.slice(0, cut) + end.slice(Math.min(end.length - 2, cut)).toLowerCase();
    yield { ...row, id: `grown-${added}`, name: row.name.replace(FIRST_WORD, brand) };
  }
}

function brandOf(row: CatalogueRow): string {
  return FIRST_WORD.exec(row.name)?.[0] ?? row.name;
}
