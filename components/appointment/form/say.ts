// The form's own problems, by name; the editor supplies the sentences from the catalogue.
export type FormProblem =
  | 'clinicMissing'
  | 'doctorMissing'
  | 'momentWrong'
  | 'endBeforeStart'
  | 'cannotBeEmptied'
  | 'birthWrong'
  | 'linkNeedsBoth'
  | 'keyMissing'
  | 'keyReserved'
  | 'keyTwice'
  | 'numberTooLong'
  | 'notWhole'
  | 'notDecimal'
  | 'pairsTooMany';

/** The sentence for a problem: what is wrong and what would be right. */
export type Say = (problem: FormProblem, values?: Record<string, string | number>) => string;
