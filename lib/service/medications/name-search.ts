// Searches by a typed name in stages. What a later stage finds always ranks behind what an earlier one finds, so a
// stage is left out once enough is found, and the answer is the same as if all had run.
import { fitsAsked, type Asked } from './asked';
import { countOfRows, drivingWords, rowsOfIngredients, rowsOfNear, rowsOfTyped } from './candidates';
import { MATCH } from './match-class';
import type { MedicationIndex } from './medication-index';
import { hasNumberBeginningWith, matchName, matched } from './name-match';
import { addAlike, addNear } from './near-words';
import { packRank } from './rank';
import { otherReadings } from './readings';
import { AskedStrengths, LOOSE } from './strength-table';
import { textHash } from './text-hash';
import type { TopRows } from './top-rows';
import { withWords, type TypedName } from './typed-name';

/** Rows compared in one stage at most; the best candidates come first, so what is cut off would rank last. */
const ROWS_MAX = { asTyped: 12_000, asIngredients: 4_000, misspelled: 2_000 };
/** When the ingredients asked for leave at most this many rows, those rows are the candidates. */
const FEW_ROWS = 4_000;

/** What has more words than this is looked for by spelling in one reading only: each costs milliseconds. */
const FEW_WORDS = 5;

/** Classes in which no typed word is cut short or misspelled. */
const COMPLETE = new Set<number>([MATCH.WHOLE, MATCH.BEGINS, MATCH.BRAND, MATCH.WORDS]);

/** One running search. */
type NameSearch = {
  index: MedicationIndex;
  typed: TypedName;
  asked: Asked;
  top: TopRows;
  /** How the forms of the catalogue fit the one typed in the name. */
  form: Uint8Array | null;
  strengths: AskedStrengths | null;
  /** The rows that the ingredients asked for leave, when they are few. */
  few: Uint32Array[] | null;
  /** No better class than this: what was read otherwise than typed is not an exact match. */
  bestClass: number;
  /** Whether some name has all typed words just as they are typed. */
  found: { exactly: boolean };
};

/** Offers to `top` the rows that fit a typed name; every row once. */
export function searchNames(index: MedicationIndex, typed: TypedName, asked: Asked, top: TopRows): void {
  index.turn += 1;
  const search: NameSearch = {
    index,
    typed,
    asked,
    top,
    form: typed.form === '' ? null : index.forms.fits(typed.form),
    strengths:
      typed.strengths.length === 0 ? null : new AskedStrengths(index.strengths, typed.strengths, false),
    few: fewRows(index, asked),
    bestClass: MATCH.WHOLE,
    found: { exactly: false },
  };
  if (typed.words.length === 0) {
    findWithoutBrand(search);
    return;
  }
  const searches = [search, ...otherReadings(index, typed).map((reading) => readAs(search, reading))];
  searches.forEach(findAsTyped);
  if (!top.isFull) findAsIngredients(search);
  if (top.isFull) return;
  const { exactly } = search.found;
  const readings = exactly || typed.words.length > FEW_WORDS ? 1 : 2;
  for (const each of searches.slice(0, readings)) {
    addNear(index, each.typed, exactly);
    findMisspelled(each);
  }
  if (!top.isEmpty) return;
  addAlike(index, typed);
  findMisspelled(search);
}

function readAs(search: NameSearch, typed: TypedName): NameSearch {
  return { ...search, typed, bestClass: MATCH.WORDS };
}

/** What was typed has only numbers or form words: a whole name, or a brand that begins as a form is called. */
function findWithoutBrand(search: NameSearch): void {
  const { index, typed } = search;
  const whole = index.wholeNames.indexOf(textHash(typed.wholeText));
  if (whole >= 0) compare(search, [Uint32Array.of(whole)], 'asTyped');
  if (typed.form === '') return;
  const asBrand = withWords(index, { ...typed, form: '' }, typed.form.split(' '));
  findAsTyped({ ...search, typed: asBrand, form: null });
}

/** Rows whose names have all typed words. */
function findAsTyped(search: NameSearch): void {
  const { index, typed } = search;
  const rarest = typed.words.reduce((one, other) =>
    countOfRows(index, other) < countOfRows(index, one) ? other : one,
  );
  compare(search, rowsOfTyped(index, rarest, ROWS_MAX.asTyped), 'asTyped');
}

/** Rows that have some of the typed words, or all, as ingredients. */
function findAsIngredients(search: NameSearch): void {
  const { index, typed } = search;
  const candidates = typed.words.map((word) => {
    const rows = [...rowsOfIngredients(index, word), ...rowsOfTyped(index, word, ROWS_MAX.asIngredients)];
    return { rows, count: rows.reduce((sum, list) => sum + list.length, 0) };
  });
  candidates.sort((one, other) => one.count - other.count);
  compare(search, candidates[0]?.rows ?? [], 'asIngredients');
}

/** Rows that have words like the typed ones. */
function findMisspelled(search: NameSearch): void {
  const { index, typed } = search;
  compare(
    search,
    drivingWords(typed).flatMap((word) => rowsOfNear(index, word, ROWS_MAX.misspelled)),
    'misspelled',
  );
}

function compare(search: NameSearch, candidates: readonly Uint32Array[], stage: keyof typeof ROWS_MAX): void {
  const { index, typed, asked, top } = search;
  const strict = stage !== 'misspelled';
  let compared = 0;
  for (const rows of search.few ?? candidates) {
    for (const row of rows) {
      if (index.seen[row] === index.turn || !fitsAsked(index, asked, row)) continue;
      if (compared === ROWS_MAX[stage]) return;
      compared += 1;
      if (!matchName(index, row, typed, strict)) continue;
      index.seen[row] = index.turn;
      if (COMPLETE.has(matched.class) && matched.cost === 0) search.found.exactly = true;
      top.offer(rankOf(search, row));
    }
  }
}

function rankOf(search: NameSearch, row: number): number {
  const { index, typed, asked } = search;
  const composition = asked.byComposition?.get(index.compositionOf[row]!);
  return packRank(
    {
      class: Math.max(matched.class, search.bestClass, composition?.class ?? 0),
      more: composition?.more ?? 0,
      cost: matched.cost + (composition?.cost ?? 0),
      closeness: closenessOf(search, row),
      form: typed.form === '' ? 0 : (search.form?.[index.formOf[row]!] ?? 0),
      extra: matched.extra,
    },
    row,
  );
}

/** Closeness to the strengths in the typed name, else to those asked for beside it. */
function closenessOf({ index, typed, asked, strengths }: NameSearch, row: number): number {
  const set = index.strengthsOf[row]!;
  if (strengths === null)
    return asked.strengths === null ? 0 : Math.min(LOOSE, asked.strengths.closeness(set));
  const closeness = strengths.closeness(set);
  if (closeness <= LOOSE || typed.lastNumber === null) return closeness;
  return hasNumberBeginningWith(index, row, typed.lastNumber) ? LOOSE + 1 : closeness;
}

function fewRows(index: MedicationIndex, asked: Asked): Uint32Array[] | null {
  if (asked.compositions === null) return null;
  const lists = asked.compositions.map(({ composition }) => index.rowsOfComposition.of(composition));
  return lists.reduce((sum, list) => sum + list.length, 0) <= FEW_ROWS ? lists : null;
}
