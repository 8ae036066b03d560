// How a line of the built-in catalogue is read. One line holds all strengths and forms of one medicine:
//
//   Paracetamol | Tablet 500mg 650mg | Oral Suspension 120mg/5ml          by ingredient, no maker
//   Telma-H | Glenmark | Telmisartan + Hydrochlorothiazide | Tablet -=40mg+12.5mg 80=80mg+12.5mg
//
// A brand's strength is `what the name says=volumes`; `-` says nothing, and alone `40mg` is written `40` in the name.
import { readForm } from '@/lib/contract/medication-form';
import { wordsOf } from '@/lib/contract/medication-text';
import type { CatalogueRow } from '../catalogue-row';

type Product = {
  name: string;
  generic: readonly string[];
  maker: string | null;
  type: string;
  volumes: readonly string[];
};

/** The rows of a list of ingredients. */
export function* essentialRows(lines: string): Iterable<CatalogueRow> {
  for (const [generic, ...forms] of cellsOf(lines)) {
    const ingredients = (generic ?? '').split(' + ');
    for (const { type, strength } of strengthsIn(forms)) {
      const volumes = strength.split('+');
      const named = ingredients.map((name, at) => `${name} ${volumes[at] ?? ''}`.trim()).join(' + ');
      yield rowOf({ name: `${named} ${type}`, generic: ingredients, maker: null, type, volumes });
    }
  }
}

/** The rows of a list of brands. */
export function* brandRows(lines: string): Iterable<CatalogueRow> {
  for (const [brand, maker = '', generic = '', ...forms] of cellsOf(lines)) {
    for (const { type, strength } of strengthsIn(forms)) {
      const [label, given] = strength.includes('=') ? strength.split('=') : [shortLabel(strength), strength];
      const name = [brand, label === '-' ? '' : label, type].filter((part) => part !== '').join(' ');
      yield rowOf({ name, generic: generic.split(' + '), maker, type, volumes: (given ?? '').split('+') });
    }
  }
}

function cellsOf(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}

/** `Tablet DT 50mg 100mg`: the form is all words before the first strength. */
function strengthsIn(forms: readonly string[]): { type: string; strength: string }[] {
  return forms.flatMap((cell) => {
    const words = cell.split(' ');
    const first = words.findIndex((word) => /[\d=]/.test(word));
    const type = words.slice(0, first).join(' ');
    return words.slice(first).map((strength) => ({ type, strength }));
  });
}

/** Tablets and capsules are called by the number alone: Dolo 650. */
function shortLabel(strength: string): string {
  return /^[\d.]+mg$/.test(strength) ? strength.slice(0, -2) : strength;
}

function rowOf({ name, generic, maker, type, volumes }: Product): CatalogueRow {
  return {
    id: wordsOf(name).join('-'),
    name,
    generic_name: generic.join(','),
    manufacturer_name: maker,
    product_type: type,
    form: readForm(type).forms[0] ?? null,
    volumes: volumes.join(','),
  };
}
