// The forms of all products: one number for each form that the catalogue has, with all that narrows it.
import {
  formFits, formIsRelated, readForm, type FormReading,
} from '@/lib/contract/medication-form'; // prettier-ignore
import { wordsOf } from '@/lib/contract/medication-text';

type GivenForm = { reading: FormReading; words: Set<string>; productType: string | null };

/** How a form fits the one asked for. */
export const FORM_FITS = 0;
export const FORM_RELATED = 1;
export const FORM_DIFFERS = 2;

/** Typed forms whose fits are kept. */
const REMEMBERED_MAX = 100;

const LIQUID = new Set(['syrup', 'suspension', 'solution', 'liquid', 'drops', 'injection', 'infusion']);

export class FormTable {
  private readonly forms: GivenForm[] = [];
  /** By form, by product type, then by the words of the name. */
  private readonly numbers = new Map<string, Map<string, Map<number | string, number>>>();
  private readonly fitting = new Map<string, Uint8Array>();

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
    byName.set(key, this.forms.length);
    this.forms.push(givenForm(form, productType, named.map(textOf).join(' ')));
    return this.forms.length - 1;
  }

  /** Lets go of what only taking rows in needs. */
  finish(): void {
    this.numbers.clear();
  }

  productType(number: number): string | null {
    return this.forms[number]!.productType;
  }

  /** Whether a form is measured in ml. */
  isLiquid(number: number): boolean {
    return this.forms[number]!.reading.forms.some((form) => LIQUID.has(form));
  }

  /** For each form of the catalogue, how it fits a typed one. People type the same few forms all day. */
  fits(typed: string): Uint8Array {
    const known = this.fitting.get(typed);
    if (known) return known;
    if (this.fitting.size === REMEMBERED_MAX) this.fitting.clear();
    const fits = this.fitsOf(typed);
    this.fitting.set(typed, fits);
    return fits;
  }

  private fitsOf(typed: string): Uint8Array {
    const asked = readForm(typed);
    const words = wordsOf(typed);
    const known = asked.forms.length + asked.qualifiers.length > 0;
    return Uint8Array.from(this.forms, ({ reading, words: given }) => {
      const fits = known
        ? formFits(asked, reading)
        : words.length > 0 && words.every((word) => given.has(word));
      if (fits) return FORM_FITS;
      return formIsRelated(asked, reading) ? FORM_RELATED : FORM_DIFFERS;
    });
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
