// Searches the catalogue: all parameters that are given must hold; results come in the order of rank.ts.
import { SEARCH_LIMIT_DEFAULT, type MedicationQuery, type MedicationResult } from '@/lib/contract/medication';
import { fitsAsked, readAsked, type Asked } from './asked';
import { MATCH } from './match-class';
import type { MedicationIndex } from './medication-index';
import { searchNames } from './name-search';
import { packRank, rowOf } from './rank';
import { LOOSE } from './strength-table';
import { TopRows } from './top-rows';
import { isOnlyForm, readTypedName, type TypedName } from './typed-name';

/** The answer to a query, best first. Runs to its end within a few milliseconds, whatever is asked. */
export function searchMedications(
  index: MedicationIndex,
  query: MedicationQuery,
  limit = query.limit ?? SEARCH_LIMIT_DEFAULT,
): MedicationResult[] {
  return searchRanked(index, query, limit).map((packed) => resultOf(index, rowOf(packed)));
}

/** The packed ranks of the answer (see rank.ts), for those who want to know why a row stands where it does. */
export function searchRanked(index: MedicationIndex, query: MedicationQuery, limit: number): number[] {
  const { drug_name: drugName, ...mustHave } = query;
  const given = [drugName, query.form, query.volumes, query.generic_names].some(
    (value) => value !== undefined,
  );
  const asked = given && index.rowCount > 0 ? readAsked(index, mustHave) : null;
  if (asked === null) return [];
  const top = new TopRows(limit, index.alike);
  if (drugName !== undefined) searchByName(index, readTypedName(index, drugName), query, asked, top);
  else if (asked.compositions !== null) searchCompositions(index, asked, top);
  else {
    index.turn += 1;
    listRows(index, asked, top);
  }
  return top.best();
}

/** The wire's four fields of a row. */
export function resultOf(index: MedicationIndex, row: number): MedicationResult {
  return {
    name: index.names.at(row),
    generic_name: index.compositions.textOf(index.compositionOf[row]!),
    manufacturer_name: index.makers.at(index.makerOf[row]!) || null,
    product_type: index.forms.productType(index.formOf[row]!),
  };
}

/** A name of only numbers or only a form asks for that strength or form. */
function searchByName(
  index: MedicationIndex,
  typed: TypedName,
  query: MedicationQuery,
  asked: Asked,
  top: TopRows,
): void {
  searchNames(index, typed, asked, top);
  if (top.isFull || typed.words.length > 0) return;
  const volumes = typed.strengths.length > 0 ? (query.drug_name ?? '') : undefined;
  if (volumes === undefined && !isOnlyForm(typed)) return;
  const form = typed.form === '' ? undefined : typed.form;
  const more = readAsked(index, { form, volumes });
  if (more)
    listRows(index, { ...more, byComposition: asked.byComposition, compositions: asked.compositions }, top);
}

/** Composition by composition, best first, until no further one can come in. */
function searchCompositions(index: MedicationIndex, asked: Asked, top: TopRows): void {
  for (const { composition, class: matchClass, more, cost } of asked.compositions ?? []) {
    const rank = { class: matchClass, more, cost, closeness: 0, form: 0, extra: 0 };
    if (!top.wouldKeep(packRank(rank, 0))) return;
    for (const row of index.rowsOfComposition.of(composition)) {
      if (!fitsAsked(index, asked, row)) continue;
      top.offer(packRank({ ...rank, closeness: closenessOf(index, asked, row) }, row));
    }
  }
}

/** All rows that have the form and the strengths, in the order of closeness and name. */
function listRows(index: MedicationIndex, asked: Asked, top: TopRows): void {
  // Only closeness and the row differ, so the rest is packed once for each closeness.
  const ranks = Array.from({ length: LOOSE + 1 }, (_, closeness) =>
    packRank({ class: MATCH.BEGINS, more: 0, cost: 0, closeness, form: 0, extra: 0 }, 0),
  );
  for (let row = 0; row < index.rowCount; row += 1) {
    if (index.seen[row] === index.turn || !fitsAsked(index, asked, row)) continue;
    top.offer(ranks[closenessOf(index, asked, row)]! + row);
    if (asked.strengths === null && top.isFull) return;
  }
}

function closenessOf(index: MedicationIndex, asked: Asked, row: number): number {
  return asked.strengths === null ? 0 : Math.min(LOOSE, asked.strengths.closeness(index.strengthsOf[row]!));
}
