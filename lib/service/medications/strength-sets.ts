// Takes the strengths of the catalogue's rows in; products that say the same share one set.
import {
  strengthSum, strengthText, strengthsOf, type Strength,
} from '@/lib/contract/medication-strength'; // prettier-ignore
import { ListsBuilder } from './lists';
import { PairTable } from './pair-table';
import { FIELD, type ProductText } from './product-text';
import { UNITS, type StrengthParts } from './strength-table';
import { TextTable } from './text-table';

const { NAME, VOLUMES } = FIELD;

export class StrengthSets {
  private readonly volumes = new TextTable();
  /** Names from their first digit on. */
  private readonly rests = new TextTable();
  /** What lines say, volumes and the rest of the name; and for each the set. */
  private readonly said = new PairTable();
  private readonly setOf: number[] = [];
  /** Sets by volumes and by what the rest of a name means. */
  private readonly sets = new PairTable();
  private readonly read: Strength[][] = [];
  private readonly meanings = new TextTable();
  private readonly strengths = new TextTable();
  private readonly distinct: Strength[] = [];
  private readonly given = new ListsBuilder();
  private readonly named = new ListsBuilder();

  /** The number of a product's set. */
  numberOf(product: ProductText): number {
    const { letters } = product;
    const volumes = this.volumes.numberOf(letters, product.startOf(VOLUMES), product.endOf(VOLUMES));
    const end = product.endOf(NAME);
    const from = firstDigit(letters, product.startOf(NAME), end);
    const rest = this.rests.numberOf(letters, from, end);
    const said = this.said.numberOf(volumes, rest);
    return (this.setOf[said] ??= this.setOfSaid(volumes, rest));
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
    };
  }

  private setOfSaid(volumes: number, rest: number): number {
    const named = (this.read[rest] ??= strengthsOf(this.rests.at(rest)));
    // Names go on behind their numbers ("500 Tablet", "500 SR Capsule"); the set is still the same.
    const meaning = this.meanings.numberOfText(named.map(strengthText).join('|'));
    const known = this.sets.size;
    const set = this.sets.numberOf(volumes, meaning);
    if (set === known) this.keepSet(strengthsOf(this.volumes.at(volumes)), named);
    return set;
  }

  private keepSet(given: readonly Strength[], named: readonly Strength[]): void {
    const sum = strengthSum(given);
    const measured = sum ? [...given, sum] : given;
    const others = named.filter((strength) => !isOneOf(strength, measured));
    this.keep(this.given, given);
    this.keep(this.named, sum ? [...others, sum] : others);
  }

  private keep(lists: ListsBuilder, strengths: readonly Strength[]): void {
    for (const strength of strengths) {
      const { shown, unit, amount, per } = strength;
      const number = this.strengths.numberOfText(`${shown} ${unit} ${amount} ${per}`);
      this.distinct[number] ??= strength;
      lists.push(number);
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
