// Strengths and volumes as people and catalogues write them, compared by value and unit: 0.5 g is 500 mg.
import { foldText } from './medication-text';

/** Base units: everything of one kind is counted in one of these. */
export type Unit = 'mg' | 'ml' | 'iu' | '%' | 'meq' | 'mmol' | 'spores';

export type Strength = {
  /** The number as written. */
  shown: number;
  /** Null when only a number is written. */
  unit: Unit | null;
  /** The number in the base unit. */
  amount: number;
  /** For `250mg/5ml` the 5, in ml (or g); null without a "per". */
  per: number | null;
};

/** How a strength that was asked for fits one of a product. */
export type StrengthFit = 'same' | 'loosely' | 'as volume';

const UNITS = new Map<string, [unit: Unit, factor: number]>(Object.entries({
  ng: ['mg', 1e-6], mcg: ['mg', 1e-3], ug: ['mg', 1e-3], microgram: ['mg', 1e-3], micrograms: ['mg', 1e-3],
  mg: ['mg', 1], mgs: ['mg', 1], mgm: ['mg', 1], milligram: ['mg', 1], milligrams: ['mg', 1],
  g: ['mg', 1e3], gm: ['mg', 1e3], gms: ['mg', 1e3], gram: ['mg', 1e3], grams: ['mg', 1e3], kg: ['mg', 1e6],
  ml: ['ml', 1], mls: ['ml', 1], cc: ['ml', 1], l: ['ml', 1e3], ltr: ['ml', 1e3], litre: ['ml', 1e3],
  iu: ['iu', 1], 'i.u.': ['iu', 1], 'i.u': ['iu', 1], u: ['iu', 1], unit: ['iu', 1], units: ['iu', 1],
  'usp units': ['iu', 1], miu: ['iu', 1e6], 'million iu': ['iu', 1e6], 'million units': ['iu', 1e6],
  'lac units': ['iu', 1e5], 'lakh units': ['iu', 1e5], meq: ['meq', 1], mmol: ['mmol', 1], '%': ['%', 1],
  'million spores': ['spores', 1e6], 'billion spores': ['spores', 1e9], spores: ['spores', 1],
})); // prettier-ignore

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const UNIT = [...UNITS.keys()]
  .sort((one, other) => other.length - one.length)
  .map((unit) => unit.replaceAll('.', String.raw`\.`))
  .join('|');
const PER = String.raw`(?:\s*(?:\/|per)\s*(?:${NUMBER}\s*(ml|l)|(ml|l|g|gm))(?![a-z]))?`;
const STRENGTH = new RegExp(String.raw`${NUMBER}(k(?![a-z]))?(?:[\s-]*(${UNIT})(?![a-z]))?${PER}`, 'g');
/** A text longer than this many strengths is not one a catalogue or a person wrote. */
const STRENGTHS_MAX = 24;

/** Every number of a text with its unit, in order. Text between them is skipped. */
export function strengthsOf(text: string): Strength[] {
  const found: Strength[] = [];
  for (const match of foldText(text).matchAll(STRENGTH)) {
    const [, number, thousands, word, perNumber, perVolume, perOne] = match;
    const shown = Number(number) * (thousands ? 1000 : 1);
    const [unit, factor] = (word && UNITS.get(word)) || [null, 1];
    const per = perVolume
      ? Number(perNumber) * (perVolume === 'l' ? 1000 : 1)
      : perOne
        ? (UNITS.get(perOne)?.[1] ?? 1) / (perOne.startsWith('g') ? 1000 : 1)
        : null;
    found.push({ shown, unit, amount: shown * factor, per });
    if (found.length === STRENGTHS_MAX) break;
  }
  return found;
}

/** Whether a word is a unit, so that `500 mg` is not read as a number and a name. */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}

/** How `asked` fits `given`, or null. A bare number fits any unit; `5 ml` also fits what is dissolved in 5 ml. */
export function strengthFit(asked: Strength, given: Strength): StrengthFit | null {
  if (asked.unit === 'ml' && given.per !== null && equal(asked.amount, given.per)) return 'as volume';
  if (asked.unit === null) return bareFit(asked, given);
  if (given.unit === null) {
    return equal(asked.shown, given.shown) || equal(asked.amount, given.shown) ? 'loosely' : null;
  }
  if (concentration(asked) !== null && concentration(given) !== null) {
    return equal(concentration(asked), concentration(given)) ? 'same' : null;
  }
  if (asked.unit !== given.unit || !equal(asked.amount, given.amount)) return null;
  return asked.per !== null && given.per === null ? 'loosely' : 'same';
}

/** Several strengths of one product taken together: 500 mg and 125 mg are sold as 625. Null for one or mixed units. */
export function strengthSum(strengths: readonly Strength[]): Strength | null {
  const unit = strengths[0]?.unit;
  if (strengths.length < 2 || strengths.some((each) => each.unit !== unit)) return null;
  const shown = strengths.reduce((sum, each) => sum + each.shown, 0);
  return {
    shown,
    unit: unit ?? null,
    amount: strengths.reduce((sum, each) => sum + each.amount, 0),
    per: null,
  };
}

/** How many times one strength is the other, as a natural logarithm; infinite where the units do not compare. */
export function strengthDistance(asked: Strength, given: Strength): number {
  if (asked.unit !== null && given.unit !== null && asked.unit !== given.unit) return Infinity;
  const distance = logRatio(asked.amount, given.amount);
  return asked.unit === null || given.unit === null
    ? Math.min(distance, logRatio(asked.shown, given.shown))
    : distance;
}

/** A strength in words, such as `500 mg`, `250 mg per 5 ml` or `0.5 %`. */
export function strengthText(strength: Strength): string {
  const number = String(Number(strength.amount.toPrecision(12)));
  const amount =
    strength.unit === null ? number : `${number} ${strength.unit === 'iu' ? 'IU' : strength.unit}`;
  return strength.per === null ? amount : `${amount} per ${strength.per} ml`;
}

function bareFit(asked: Strength, given: Strength): StrengthFit | null {
  const same = equal(asked.shown, given.shown) || (given.unit === 'mg' && equal(asked.shown, given.amount));
  if (same) return asked.per === null || equal(asked.per, given.per) ? 'same' : null;
  return asked.per === null && equal(asked.shown, given.per) ? 'as volume' : null;
}

/** mg in one ml; 1 % (weight by volume) is 10 mg in one ml. Null when the text names no such thing. */
function concentration(strength: Strength): number | null {
  if (strength.unit === '%') return strength.amount * 10;
  return strength.unit === 'mg' && strength.per !== null ? strength.amount / strength.per : null;
}

function equal(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return false;
  return one === other || Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}

function logRatio(one: number, other: number): number {
  return one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : Infinity;
}
