// The forms of all products, as a search asks for them.
import { formFits, formIsRelated, readForm, type FormReading } from '@/lib/contract/medication-form';
import { wordsOf } from '@/lib/contract/medication-text';

/** One form that the catalogue has, with all that narrows it. */
export type GivenForm = {
  reading: FormReading;
  words: Set<string>;
  productType: string | null;
  /** Whether it is measured in ml. */
  liquid: boolean;
};

/** How a form fits the one asked for. */
export const FORM_FITS = 0;
export const FORM_RELATED = 1;
export const FORM_DIFFERS = 2;

/** Typed forms whose fits are kept. */
const REMEMBERED_MAX = 100;

export class FormTable {
  private readonly fitting = new Map<string, Uint8Array>();

  constructor(private readonly forms: readonly GivenForm[]) {}

  productType(number: number): string | null {
    return this.forms[number]!.productType;
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
