// The strengths of all products. Products with the same strengths share one set; a search compares each set once.
import {
  strengthDistance, strengthFit, strengthSum, strengthText, strengthsOf, type Strength, type StrengthFit,
} from '@/lib/contract/medication-strength'; // prettier-ignore

import { StrengthKeys } from './strength-keys';

/** What a catalogue says of one product: its volumes, and what its name says, which may be only a number. */
type StrengthSet = { given: Strength[]; named: Strength[]; liquid: boolean };

/** Asked strengths as good as given ones: all of them and no other, some of more, only by name or volume. */
export const SAME = 0;
export const MORE_GIVEN = 1;
export const LOOSE = 2;
/** The first step of "another strength"; from here on, the farther the higher. */
const OTHER_FIRST = 4;
export const UNKNOWN = 63;

export class StrengthTable {
  private readonly sets: StrengthSet[] = [];
  private keys = new StrengthKeys();
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.sets.length;
  }

  /** The number of a product's set. `liquid`: its strengths may be meant for some ml that nobody wrote. */
  numberOf(volumes: string, name: string, liquid: boolean): number {
    const from = firstDigit(name);
    // Names go on behind their numbers ("500 Tablet", "500 SR Capsule"); the set is still the same.
    return this.keys.setOf(volumes, name, from, liquid, () =>
      this.setOf(volumes, from === name.length ? [] : strengthsOf(name.slice(from)), liquid),
    );
  }

  /** Lets go of what only taking rows in needs. */
  finish(): void {
    this.keys = new StrengthKeys();
    this.numbers.clear();
  }

  private setOf(volumes: string, named: Strength[], liquid: boolean): number {
    const key = `${liquid ? 'l' : 's'}${volumes}|${named.map(strengthText).join('|')}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const given = strengthsOf(volumes);
    const sum = strengthSum(given);
    const measured = sum ? [...given, sum] : given;
    const others = named.filter((strength) => !isOneOf(strength, measured));
    this.numbers.set(key, this.sets.length);
    this.sets.push({ given, named: sum ? [...others, sum] : others, liquid });
    return this.sets.length - 1;
  }

  /**
   * How close set number `set` comes to what is asked: SAME to UNKNOWN, where OTHER strengths grow with distance.
   * Comparing ends at `far`, when nobody wants to know how much farther it is.
   */
  closeness(set: number, asked: readonly Strength[], far: number): number {
    const { given, named, liquid } = this.sets[set]!;
    let worst = given.length > asked.length ? MORE_GIVEN : SAME;
    for (const strength of asked) {
      worst = Math.max(worst, closenessOfOne(strength, given, named, liquid));
      if (worst >= far) break;
    }
    return worst;
  }
}

/** Whether a closeness means that the strength asked for is there. */
export function holds(closeness: number): boolean {
  return closeness <= LOOSE;
}

function closenessOfOne(asked: Strength, given: Strength[], named: Strength[], liquid: boolean): number {
  let loose = false;
  for (const strength of given) {
    const fit = fitOf(asked, strength, liquid);
    if (fit === 'same') return SAME;
    if (fit !== null) loose = true;
  }
  if (loose || named.some((strength) => fitOf(asked, strength, liquid) !== null)) return LOOSE;
  let distance = Infinity;
  for (const strength of given) distance = Math.min(distance, strengthDistance(asked, strength));
  for (const strength of named) distance = Math.min(distance, strengthDistance(asked, strength));
  return distance === Infinity ? UNKNOWN : Math.min(UNKNOWN - 1, OTHER_FIRST + Math.round(distance * 12));
}

/** A bare number in a name that is one of the volumes has its unit: the 650 of Dolo 650 is no 650 mcg. */
function isOneOf(strength: Strength, measured: readonly Strength[]): boolean {
  return (
    strength.unit === null && measured.some((each) => each.unit !== null && each.shown === strength.shown)
  );
}

/** Where the first digit stands, or the length. */
function firstDigit(name: string): number {
  let at = 0;
  while (at < name.length && !(name.charCodeAt(at) >= 48 && name.charCodeAt(at) <= 57)) at += 1;
  return at;
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

  closeness(set: number): number {
    let value = this.known[set]!;
    if (value === 0) {
      value = this.table.closeness(set, this.asked, this.mustHold ? OTHER_FIRST : UNKNOWN) + 1;
      this.known[set] = value;
    }
    return value - 1;
  }
}
