// Queries harder than the 300 that came with the data, made by the same rules (its README): expected are the products
// that satisfy a rule, whatever any search engine says, and a typo that lands within one edit of another brand is
// thrown away because nobody could say what it means.
import { foldText } from '@/lib/contract/medication-text';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import type { GivenQuery } from './catalogue-files';
import { Random } from './random';

const PER_KIND = 60;
const FAMILY_MAX = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

type Family = { brand: string; names: string[] };
type Maker = (
  random: Random,
  families: Family[],
  byLength: BrandsByLength,
) => GivenQuery['params'] & { expect: string[] };
type BrandsByLength = Map<number, string[]>;

/** The harder kinds, `PER_KIND` queries each. The same rows and seed give the same queries. */
export function hardQueries(rows: readonly CatalogueRow[], seed = 140): GivenQuery[] {
  const random = new Random(seed);
  const families = familiesOf(rows);
  const byLength = brandsByLength(families);
  return Object.entries(KINDS).flatMap(([kind, make]) =>
    Array.from({ length: PER_KIND }, (_, at) => {
      const { expect, ...params } = make(random, families, byLength);
      return { id: `${kind}-${at + 1}`, kind, params, expect_top10_contains: expect };
    }),
  );
}

const KINDS: Record<string, Maker> = {
  two_edits: (random, families, byLength) =>
    mistyped(random, families, byLength, {
      from: 6,
      to: 14,
      edit: (brand) => edited(random, edited(random, brand)),
    }),
  first_letter: (random, families, byLength) =>
    mistyped(random, families, byLength, { from: 5, to: 14, edit: (brand) => firstEdited(random, brand) }),
  short_brand: (random, families, byLength) =>
    mistyped(random, families, byLength, { from: 3, to: 5, edit: (brand) => edited(random, brand) }),
  shuffled: (random, families) => {
    const [name, words] = until(() => {
      const picked = random.pick(random.pick(families).names);
      const split = picked.split(/\s+/);
      return split.length >= 3 ? [picked, split] : null;
    });
    return { drug_name: random.shuffled(words).join(' '), expect: [name] };
  },
  mistyped_prefix: (random, families, byLength) => {
    const [letters, expect] = until(() => {
      const { brand } = random.pick(families);
      const cut = brand.slice(0, 5 + random.below(3));
      const names = families
        .filter((family) => family.brand.startsWith(cut))
        .flatMap((family) => family.names);
      const typed = edited(random, cut);
      const clear = cut.length < brand.length && isClearBeginning(typed, cut, byLength);
      return names.length >= 2 && names.length <= 10 && clear ? [typed, names] : null;
    });
    return { drug_name: letters, expect };
  },
};

function mistyped(
  random: Random,
  families: Family[],
  byLength: BrandsByLength,
  { from, to, edit }: { from: number; to: number; edit: (brand: string) => string },
) {
  return until(() => {
    const { brand, names } = random.pick(families);
    if (brand.length < from || brand.length > to || names.length > FAMILY_MAX) return null;
    const typed = edit(brand);
    return typed.length > 1 && isClear(typed, brand, byLength) ? { drug_name: typed, expect: names } : null;
  });
}

/** One random edit: a letter replaced, removed, added, or two neighbours swapped. */
export function edited(random: Random, word: string): string {
  const at = random.below(word.length);
  const letter = LETTERS.charAt(random.below(26));
  return until(() => {
    const kinds = [
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ];
    const result = random.pick(kinds);
    return result === word ? null : result;
  });
}

function firstEdited(random: Random, word: string): string {
  const letter = LETTERS.charAt(random.below(26));
  const kinds = [
    letter + word.slice(1),
    word.slice(1),
    letter + word,
    word.charAt(1) + word.charAt(0) + word.slice(2),
  ];
  return until(() => {
    const result = random.pick(kinds);
    return result === word ? null : result;
  });
}

/** No other brand lies within one edit of what is typed. */
function isClear(typed: string, meant: string, byLength: BrandsByLength): boolean {
  for (let length = typed.length - 1; length <= typed.length + 1; length += 1) {
    for (const brand of byLength.get(length) ?? []) {
      if (brand !== meant && withinOneEdit(typed, brand)) return false;
    }
  }
  return true;
}

/** No brand but those that begin with `meant` is within one edit of what is typed, or begins so. */
function isClearBeginning(typed: string, meant: string, byLength: BrandsByLength): boolean {
  for (const brand of [...byLength.values()].flat()) {
    if (brand.startsWith(meant)) continue;
    for (let length = typed.length - 1; length <= typed.length + 1; length += 1) {
      if (withinOneEdit(typed, brand.slice(0, length))) return false;
    }
  }
  return true;
}

function withinOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one.charAt(start) === other.charAt(start)) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const swapped = b.charAt(1) + b.charAt(0) + b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || a === swapped;
}

function familiesOf(rows: readonly CatalogueRow[]): Family[] {
  const families = new Map<string, Family>();
  for (const { name } of rows) {
    const brand = /^[a-z]{3,}(?![a-z])/.exec(foldText(name))?.[0];
    if (brand === undefined) continue;
    const family = families.get(brand);
    if (family) family.names.push(name);
    else families.set(brand, { brand, names: [name] });
  }
  return [...families.values()];
}

function brandsByLength(families: readonly Family[]): BrandsByLength {
  const byLength: BrandsByLength = new Map();
  for (const { brand } of families)
    byLength.set(brand.length, [...(byLength.get(brand.length) ?? []), brand]);
  return byLength;
}

function until<Result>(attempt: () => Result | null): Result {
  for (;;) {
    const result = attempt();
    if (result !== null) return result;
  }
}
