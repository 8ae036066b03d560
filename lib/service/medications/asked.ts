// What a search asks beside the name: form, strengths and ingredients that a product must have, ready to be compared.
import { strengthsOf } from '@/lib/contract/medication-strength';
import { typedIngredients } from '@/lib/contract/medication-ingredient-list';
import { askedCompositions, type AskedComposition } from './asked-compositions';
import { FORM_FITS } from './form-table';
import type { MedicationIndex } from './medication-index';
import { AskedStrengths, holds } from './strength-table';

export type Asked = {
  /** For each form of the catalogue how it fits, or null when no form is asked for. */
  form: Uint8Array | null;
  strengths: AskedStrengths | null;
  /** The compositions that have all ingredients asked for, best first; null when none is asked for. */
  compositions: AskedComposition[] | null;
  byComposition: Map<number, AskedComposition> | null;
};

export type MustHave = {
  form?: string | undefined;
  volumes?: string | undefined;
  generic_names?: string | undefined;
};

/** Reads what must hold; null when it cannot: a strength without a number, an ingredient that nothing has. */
export function readAsked(index: MedicationIndex, query: MustHave): Asked | null {
  const asked: Asked = { form: null, strengths: null, compositions: null, byComposition: null };
  if (query.form !== undefined) {
    asked.form = index.forms.fits(query.form);
    if (!asked.form.includes(FORM_FITS)) return null;
  }
  if (query.volumes !== undefined) {
    const strengths = strengthsOf(query.volumes);
    if (strengths.length === 0) return null;
    asked.strengths = new AskedStrengths(index.strengths, strengths, true);
  }
  if (query.generic_names !== undefined) {
    asked.compositions = askedCompositions(index, typedIngredients(query.generic_names));
    if (asked.compositions.length === 0) return null;
    asked.byComposition = new Map(asked.compositions.map((each) => [each.composition, each]));
  }
  return asked;
}

/** Whether a row has all that is asked for. */
export function fitsAsked(index: MedicationIndex, asked: Asked, row: number): boolean {
  return (
    (asked.form === null || asked.form[index.formOf[row]!] === FORM_FITS) &&
    (asked.strengths === null || holds(asked.strengths.closeness(index.strengthsOf[row]!))) &&
    (asked.byComposition === null || asked.byComposition.has(index.compositionOf[row]!))
  );
}
