// One re-ranking for all other engines, as in the measurement that came with the data: an engine gives a hundred
// candidates, this keeps those that hold all parameters and puts the ten most alike first.
import type { MedicationQuery } from '@/lib/contract/medication';
import { glued, isNumber, wordsOf } from '@/lib/contract/medication-text';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { RESULTS } from './engine';

const ALIKE_MIN = 0.3;
const INGREDIENT_ALIKE = 0.5;

export function rerank(query: MedicationQuery, candidates: readonly CatalogueRow[]): CatalogueRow[] {
  const scored = candidates
    .map((row) => ({ row, score: scoreOf(query, row) }))
    .filter(({ score }) => score >= ALIKE_MIN);
  scored.sort((one, other) => other.score - one.score || (one.row.name < other.row.name ? -1 : 1));
  return scored.slice(0, RESULTS).map(({ row }) => row);
}

function scoreOf(query: MedicationQuery, row: CatalogueRow): number {
  if (query.form && row.form !== query.form.toLowerCase()) return 0;
  if (query.volumes && !wordsOf(row.volumes ?? '').includes(glued(wordsOf(query.volumes)))) return 0;
  const ingredients = query.generic_names ? ingredientScore(query.generic_names, row.generic_name ?? '') : 1;
  const name = query.drug_name ? nameScore(query.drug_name, row.name) : 1;
  return ingredients * name;
}

/** All typed ingredients, each the same or alike; exactly the set scores more. */
function ingredientScore(typed: string, given: string): number {
  const asked = typed.split(',').map((name) => glued(wordsOf(name)));
  const has = given.split(',').map((name) => glued(wordsOf(name)));
  let sum = 0;
  for (const name of asked) {
    const best = Math.max(...has.map((other) => dice(name, other)));
    if (best < INGREDIENT_ALIKE) return 0;
    sum += best;
  }
  return sum / Math.max(asked.length, has.length);
}

function nameScore(typed: string, name: string): number {
  const [asked, given] = [wordsOf(typed), wordsOf(name)];
  if (glued(asked) === glued(given)) return 4;
  if (glued(given).startsWith(glued(asked))) return 3;
  const words = asked.map((word) => {
    const best = Math.max(
      ...given.map((other) => (isNumber(word) ? Number(word === other) : dice(word, other))),
    );
    return best * (isNumber(word) ? 0.5 : 1);
  });
  return words.reduce((sum, score) => sum + score, 0) / Math.max(1, words.length);
}

/** The share of groups of three letters that two words have in common. */
function dice(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [groups(one), groups(other)];
  let common = 0;
  for (const group of a) if (b.has(group)) common += 1;
  return (2 * common) / (a.size + b.size);
}

function groups(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
