// The strengths of all products, as a search asks for them. Products with the same strengths share one set; a search
// compares each set once.
import {
  strengthDistance, strengthFit, strengthText, type Strength, type StrengthFit, type Unit,
} from '@/lib/contract/medication-strength'; // prettier-ignore
import { Lists, type ListsParts } from './lists';

/** The units by the number that stands for each; the first stands for a number without a unit. */
export const UNITS: readonly (Unit | null)[] = [null, 'mg', 'ml', 'iu', '%', 'meq', 'mmol', 'spores'];

/** Each distinct strength once, and the sets made of them, as they travel between threads. */
export type StrengthParts = {
  shown: Float64Array;
  units: Uint8Array;
  amounts: Float64Array;
  /** NaN for a strength without a "per". */
  pers: Float64Array;
  /** For each set the strengths of its volumes. */
  given: ListsParts;
  /** For each set what its names say, which may be only numbers. */
  named: ListsParts;
};

/**
 * A set and whether the product is liquid, in one number: its strengths may then be meant for some ml that nobody
 * wrote.
 */
export function packStrengths(set: number, liquid: boolean): number {
  return set * 2 + (liquid ? 1 : 0);
}

/** Asked strengths as good as given ones: all of them and no other, some of more, only by name or volume. */
export const SAME = 0;
export const MORE_GIVEN = 1;
export const LOOSE = 2;
/** The first step of "another strength"; from here on, the farther the higher. */
const OTHER_FIRST = 4;
export const UNKNOWN = 63;

export class StrengthTable {
  private readonly given: Lists;
  private readonly named: Lists;
  /** The strengths that were compared before. */
  private readonly read: Strength[] = [];

  constructor(private readonly parts: StrengthParts) {
    this.given = new Lists(parts.given);
    this.named = new Lists(parts.named);
  }

  /** How many packed sets there are. */
  get size(): number {
    return this.given.size * 2;
  }

  /**
   * How close a packed set comes to what is asked: SAME to UNKNOWN, where OTHER strengths grow with distance.
   * Comparing ends at `far`, when nobody wants to know how much farther it is.
   */
  closeness(packed: number, asked: readonly Strength[], far: number): number {
    const set = packed >>> 1;
    const liquid = (packed & 1) === 1;
    let worst = this.given.lengthOf(set) > asked.length ? MORE_GIVEN : SAME;
    for (const strength of asked) {
      worst = Math.max(worst, this.closenessOfOne(strength, set, liquid));
      if (worst >= far) break;
    }
    return worst;
  }

  private closenessOfOne(asked: Strength, set: number, liquid: boolean): number {
    const given = this.given.of(set);
    const named = this.named.of(set);
    let loose = false;
    for (const number of given) {
      const fit = fitOf(asked, this.strength(number), liquid);
      if (fit === 'same') return SAME;
      if (fit !== null) loose = true;
    }
    if (loose || named.some((number) => fitOf(asked, this.strength(number), liquid) !== null)) return LOOSE;
    let distance = Infinity;
    for (const number of given) distance = Math.min(distance, strengthDistance(asked, this.strength(number)));
    for (const number of named) distance = Math.min(distance, strengthDistance(asked, this.strength(number)));
    return distance === Infinity ? UNKNOWN : Math.min(UNKNOWN - 1, OTHER_FIRST + Math.round(distance * 12));
  }

  private strength(number: number): Strength {
    return (this.read[number] ??= this.readStrength(number));
  }

  private readStrength(number: number): Strength {
    const { shown, units, amounts, pers } = this.parts;
    const per = pers[number]!;
    return {
      shown: shown[number]!,
      unit: UNITS[units[number]!] ?? null,
      amount: amounts[number]!,
      per: Number.isNaN(per) ? null : per,
    };
  }
}

/** Whether a closeness means that the strength asked for is there. */
export function holds(closeness: number): boolean {
  return closeness <= LOOSE;
}

/** 250 mg per 5 ml can be written as 250 mg for a syrup, but not for a capsule. */
function fitOf(asked: Strength, given: Strength, liquid: boolean): StrengthFit | null {
  return asked.per !== null && given.per === null && given.unit !== '%' && !liquid
    ? null
    : strengthFit(asked, given);
}

/** The strengths of one search against all sets, each compared at most once. */
export class AskedStrengths {
  private readonly known: Uint8Array;
  private readonly asked: readonly Strength[];

  /** With `mustHold` no closeness of another strength is of interest. */
  constructor(
    private readonly table: StrengthTable,
    asked: readonly Strength[],
    private readonly mustHold: boolean,
  ) {
    this.known = new Uint8Array(table.size);
    const distinct = new Map(
      asked.map((strength) => [`${strength.shown} ${strengthText(strength)}`, strength]),
    );
    this.asked = [...distinct.values()];
  }

  /** See StrengthTable. */
  closeness(packed: number): number {
    let value = this.known[packed]!;
    if (value === 0) {
      value = this.table.closeness(packed, this.asked, this.mustHold ? OTHER_FIRST : UNKNOWN) + 1;
      this.known[packed] = value;
    }
    return value - 1;
  }
}
