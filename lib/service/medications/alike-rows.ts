// Rows that an answer cannot tell apart: name, ingredients, maker and form are the same, and only the strength, which
// is no field of an answer, differs. Ten lines that read alike would keep nine other products out.
import type { Breather } from './breather';
import type { MedicationIndex } from './medication-index';

type Columns = Pick<
  MedicationIndex,
  'names' | 'wholeNames' | 'compositionOf' | 'makerOf' | 'formOf' | 'forms'
>;

/** A catalogue that repeats one name more often than this is not worth a longer look back. */
const LOOK_BACK_MAX = 200;

/** For each row the first one that is answered alike. Rows are in the order of their names. */
export async function alikeRows(columns: Columns, breather: Breather): Promise<Uint32Array> {
  const first = new Uint32Array(columns.wholeNames.length);
  for (let row = 0; row < first.length; row += 1) {
    first[row] = row;
    const least = Math.max(0, row - LOOK_BACK_MAX);
    for (let other = row - 1; other >= least; other -= 1) {
      if (columns.wholeNames[other] !== columns.wholeNames[row]) break;
      if (!isAnsweredAlike(columns, row, other)) continue;
      first[row] = first[other]!;
      break;
    }
    if (breather.isDue()) await breather.rest();
  }
  return first;
}

function isAnsweredAlike(columns: Columns, one: number, other: number): boolean {
  const { names, compositionOf, makerOf, formOf, forms } = columns;
  return (
    compositionOf[one] === compositionOf[other] &&
    makerOf[one] === makerOf[other] &&
    forms.productType(formOf[one]!) === forms.productType(formOf[other]!) &&
    names.at(one) === names.at(other)
  );
}
