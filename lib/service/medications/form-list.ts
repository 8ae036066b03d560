// Takes the forms of the catalogue's rows in: one number for each form, with all that narrows it.
import { readForm } from '@/lib/contract/medication-form';
import { wordsOf } from '@/lib/contract/medication-text';
import type { GivenForm } from './form-table';

const LIQUID = new Set(['syrup', 'suspension', 'solution', 'liquid', 'drops', 'injection', 'infusion']);

export class FormList {
  readonly all: GivenForm[] = [];
  /** By form, by product type, then by the words of the name. */
  private readonly numbers = new Map<string, Map<string, Map<number | string, number>>>();

  /**
   * The number of a product's form. `named` are those words of its name that speak of the form: they fill gaps, such
   * as a product without a form, or a qualifier that only the name has.
   */
  numberOf(
    form: string,
    productType: string,
    named: readonly number[],
    textOf: (word: number) => string,
  ): number {
    const byName = inner(inner(this.numbers, form), productType);
    const key = named.length === 1 ? named[0]! : named.join();
    const known = byName.get(key);
    if (known !== undefined) return known;
    byName.set(key, this.all.length);
    this.all.push(givenForm(form, productType, named.map(textOf).join(' ')));
    return this.all.length - 1;
  }

  /** Whether a form is measured in ml. */
  isLiquid(number: number): boolean {
    return this.all[number]!.reading.forms.some((form) => LIQUID.has(form));
  }
}

function inner<Key, Value>(outer: Map<string, Map<Key, Value>>, text: string): Map<Key, Value> {
  const known = outer.get(text);
  if (known) return known;
  const made = new Map<Key, Value>();
  outer.set(text, made);
  return made;
}

function givenForm(form: string, productType: string, named: string): GivenForm {
  const sources = [form, productType, named].map(readForm);
  return {
    reading: {
      forms: sources.find((source) => source.forms.length > 0)?.forms ?? [],
      qualifiers: sources.flatMap((source) => source.qualifiers),
    },
    words: new Set([...wordsOf(form), ...wordsOf(productType)]),
    productType: productType === '' ? null : productType,
  };
}
