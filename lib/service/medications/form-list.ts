// Takes the forms of the catalogue's rows in: one number for each form, with all that narrows it.
import { readForm } from '@/lib/contract/medication-form';
import { wordsOf } from '@/lib/contract/medication-text';
import type { GivenForm } from './form-table';
import { FORM, PRODUCT_TYPE, type ProductText } from './product-text';
import { TextTable } from './text-table';

const LIQUID = new Set(['syrup', 'suspension', 'solution', 'liquid', 'drops', 'injection', 'infusion']);

export class FormList {
  readonly all: GivenForm[] = [];
  private readonly liquid: boolean[] = [];
  private readonly texts = new TextTable();
  /** By product type and form, then by the words of the name. */
  private readonly numbers: Map<number | string, number>[] = [];

  /**
   * The number of a product's form. `named` are those words of its name that speak of the form: they fill gaps, such
   * as a product without a form, or a qualifier that only the name has.
   */
  numberOf(product: ProductText, named: readonly number[], textOf: (word: number) => string): number {
    // The two lie side by side, so they are looked up as one text.
    const text = this.texts.numberOf(product.letters, product.startOf(PRODUCT_TYPE), product.endOf(FORM));
    const byName = (this.numbers[text] ??= new Map());
    const key = named.length === 1 ? named[0]! : named.join();
    const known = byName.get(key);
    if (known !== undefined) return known;
    byName.set(key, this.all.length);
    const form = givenForm(product.at(FORM), product.at(PRODUCT_TYPE), named.map(textOf).join(' '));
    this.all.push(form);
    this.liquid.push(form.reading.forms.some((each) => LIQUID.has(each)));
    return this.all.length - 1;
  }

  /** Whether a form is measured in ml. */
  isLiquid(number: number): boolean {
    return this.liquid[number]!;
  }
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
