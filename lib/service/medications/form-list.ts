// Reads the forms of the catalogue's rows: one number for each form, with all that narrows it.
import { readForm } from '@/lib/contract/medication-form';
import { wordsOf } from '@/lib/contract/medication-text';
import type { GivenType } from './fact-intake';
import type { GivenForm } from './form-table';
import { PairTable } from './pair-table';

const LIQUID = new Set(['syrup', 'suspension', 'solution', 'liquid', 'drops', 'injection', 'infusion']);

/** What names say about forms: for each row a number, and the words that it stands for. */
export type FormalWords = { formalOf: Uint32Array; formalText: (formal: number) => string };

/**
 * The form of each row. What its name says fills gaps, such as a product without a form, or a qualifier that only the
 * name has.
 */
export function readForms(
  typeOf: Uint32Array,
  types: readonly GivenType[],
  { formalOf, formalText }: FormalWords,
): { forms: GivenForm[]; formOf: Uint32Array } {
  const pairs = new PairTable();
  const formOf = new Uint32Array(typeOf.length);
  for (let row = 0; row < typeOf.length; row += 1) {
    formOf[row] = pairs.numberOf(typeOf[row]!, formalOf[row]!);
  }
  const forms = Array.from({ length: pairs.size }, (_, number) =>
    givenForm(types[pairs.firstOf(number)]!, formalText(pairs.secondOf(number))),
  );
  return { forms, formOf };
}

function givenForm({ form, productType }: GivenType, named: string): GivenForm {
  const sources = [form, productType, named].map(readForm);
  const forms = sources.find((source) => source.forms.length > 0)?.forms ?? [];
  return {
    reading: { forms, qualifiers: sources.flatMap((source) => source.qualifiers) },
    words: new Set([...wordsOf(form), ...wordsOf(productType)]),
    productType: productType === '' ? null : productType,
    liquid: forms.some((each) => LIQUID.has(each)),
  };
}
