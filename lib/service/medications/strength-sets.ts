// Takes the strengths of the catalogue's rows in; products that say the same share one set.
import {
  strengthSum, strengthText, strengthsOf, type Strength,
} from '@/lib/contract/medication-strength'; // prettier-ignore
import { ListsBuilder } from './lists';
import { NAME, VOLUMES, type ProductText } from './product-text';
import { UNITS, type StrengthParts } from './strength-table';
import { TextTable } from './text-table';

export class StrengthSets {
  private readonly volumes = new TextTable();
  /** Names from their first digit on. */
  private readonly rests = new TextTable();
  /** Sets by what a line says: by volumes and whether it is liquid, then by the rest of its name. */
  private readonly said: Map<number, number>[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly strengths = new Map<string, number>();
  private readonly distinct: Strength[] = [];
  private readonly given = new ListsBuilder();
  private readonly named = new ListsBuilder();
  private readonly liquid: number[] = [];

  /** The number of a product's set. `liquid`: its strengths may be meant for some ml that nobody wrote. */
  numberOf(product: ProductText, liquid: boolean): number {
    const { letters } = product;
    const volumes = this.volumes.numberOf(letters, product.startOf(VOLUMES), product.endOf(VOLUMES));
    const end = product.endOf(NAME);
    const from = firstDigit(letters, product.startOf(NAME), end);
    const rest = this.rests.numberOf(letters, from, end);
    const said = (this.said[volumes * 2 + (liquid ? 1 : 0)] ??= new Map());
    const known = said.get(rest);
    if (known !== undefined) return known;
    // Names go on behind their numbers ("500 Tablet", "500 SR Capsule"); the set is still the same.
    const set = this.setOf(this.volumes.at(volumes), strengthsOf(this.rests.at(rest)), liquid);
    said.set(rest, set);
    return set;
  }

  finish(): StrengthParts {
    const { distinct } = this;
    return {
      shown: Float64Array.from(distinct, ({ shown }) => shown),
      units: Uint8Array.from(distinct, ({ unit }) => UNITS.indexOf(unit)),
      amounts: Float64Array.from(distinct, ({ amount }) => amount),
      pers: Float64Array.from(distinct, ({ per }) => per ?? Number.NaN),
      given: this.given.finish(),
      named: this.named.finish(),
      liquid: Uint8Array.from(this.liquid),
    };
  }

  private setOf(volumes: string, named: Strength[], liquid: boolean): number {
    const key = `${liquid ? 'l' : 's'}${volumes}|${named.map(strengthText).join('|')}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const given = strengthsOf(volumes);
    const sum = strengthSum(given);
    const measured = sum ? [...given, sum] : given;
    const others = named.filter((strength) => !isOneOf(strength, measured));
    this.keep(this.given, given);
    this.keep(this.named, sum ? [...others, sum] : others);
    this.liquid.push(liquid ? 1 : 0);
    this.numbers.set(key, this.liquid.length - 1);
    return this.liquid.length - 1;
  }

  private keep(lists: ListsBuilder, strengths: readonly Strength[]): void {
    for (const strength of strengths) {
      const key = `${strength.shown} ${strength.unit} ${strength.amount} ${strength.per}`;
      const known = this.strengths.get(key);
      if (known === undefined) {
        this.strengths.set(key, this.distinct.length);
        this.distinct.push(strength);
      }
      lists.push(known ?? this.distinct.length - 1);
    }
    lists.close();
  }
}

/** A bare number in a name that is one of the volumes has its unit: the 650 of Dolo 650 is no 650 mcg. */
function isOneOf(strength: Strength, measured: readonly Strength[]): boolean {
  return (
    strength.unit === null && measured.some((each) => each.unit !== null && each.shown === strength.shown)
  );
}

/** Where the first digit between two borders stands, or the end. */
function firstDigit(letters: Uint16Array, start: number, end: number): number {
  let at = start;
  while (at < end && !(letters[at]! >= 48 && letters[at]! <= 57)) at += 1;
  return at;
}
