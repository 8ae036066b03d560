// Rows that an answer cannot tell apart: name, ingredients, maker and form are the same, and only the strength, which
// is no field of an answer, differs. Ten lines that read alike would keep nine other products out.
import type { IndexParts } from './medication-index';
import type { TextPool } from './text-pool';

type Columns = Pick<IndexParts, 'wholeNames' | 'compositionOf' | 'makerOf' | 'formOf' | 'forms'> & {
  names: TextPool;
};

/** A catalogue that repeats one name more often than this is not worth a longer look back. */
const LOOK_BACK_MAX = 200;

/** For each row the first one that is answered alike. Rows are in the order of their names. */
export function alikeRows(columns: Columns): Uint32Array {
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
  }
  return first;
}

function isAnsweredAlike(columns: Columns, one: number, other: number): boolean {
  const { names, compositionOf, makerOf, formOf, forms } = columns;
  return (
    compositionOf[one] === compositionOf[other] &&
    makerOf[one] === makerOf[other] &&
    forms[formOf[one]!]!.productType === forms[formOf[other]!]!.productType &&
    names.compare(one, other) === 0
  );
}
