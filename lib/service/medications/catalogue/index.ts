// The catalogue that comes with the program, so that the search answers from the first start: essential medicines by
// ingredient, and widely known Indian brands. A list that a clinic imports takes its place.
import type { CatalogueRow } from '../catalogue-row';
import { BRANDS_DAILY } from './brands-daily';
import { BRANDS_LONG_TERM } from './brands-long-term';
import { brandRows, essentialRows } from './catalogue-line';
import { ESSENTIAL_HEART } from './essential-heart';
import { ESSENTIAL_INFECTION } from './essential-infection';
import { ESSENTIAL_NERVES } from './essential-nerves';
import { ESSENTIAL_OTHER } from './essential-other';

/** All built-in products, brands first. Ids are made of the names and stay the same from start to start. */
export function* builtInCatalogue(): Iterable<CatalogueRow> {
  for (const lines of [BRANDS_DAILY, BRANDS_LONG_TERM]) yield* brandRows(lines);
  for (const lines of [ESSENTIAL_INFECTION, ESSENTIAL_HEART, ESSENTIAL_NERVES, ESSENTIAL_OTHER]) {
    yield* essentialRows(lines);
  }
}
