// What a person has typed on the one line, and how they corrected its reading.
import { type Chip, type ChipKind, readMedicationLine } from '@/lib/contract/medication-line';
/** As much as the service takes in one part of its question (contract, SEARCH_TEXT_MAX, which brings zod along). */
export const LINE_MAX = 200;

export interface Reading {
  line: string;
  /** Parts of the line, as typed, that mean something else than they were read as. */
  corrections: Readonly<Record<string, ChipKind>>;
}

export const NOTHING: Reading = { line: '', corrections: {} };

/** The whole words of a line, which stand as chips, and the word that is still being typed. */
export function splitLine(line: string): { settled: string; draft: string } {
  const end = line.search(/\S*$/u);
  return { settled: line.slice(0, end), draft: line.slice(end) };
}

/** A line with another last word; what would make it too long is left out. */
export function withDraft(reading: Reading, draft: string): Reading {
  const line = `${splitLine(reading.line).settled}${draft}`.replace(/^\s+/u, '');
  return { ...reading, line: [...line].slice(0, LINE_MAX).join('') };
}

/** The chips of a text as this person reads them. */
export function chipsOf(text: string, { corrections }: Reading): Chip[] {
  return readMedicationLine(text).map((chip) => ({ ...chip, kind: corrections[keyOf(chip)] ?? chip.kind }));
}

/** The same line with one part read as another kind. */
export function withCorrection(reading: Reading, chip: Chip, kind: ChipKind): Reading {
  return { ...reading, corrections: { ...reading.corrections, [keyOf(chip)]: kind } };
}

/** The line without one of its chips; the word that is being typed stays. */
export function withoutChip(reading: Reading, at: number): Reading {
  const { settled, draft } = splitLine(reading.line);
  const left = chipsOf(settled, reading).filter((_, index) => index !== at);
  return { ...reading, line: left.map(({ text }) => `${text} `).join('') + draft };
}

/** The last whole word becomes the one that is being typed. */
export function withLastOpened(reading: Reading): Reading {
  return { ...reading, line: reading.line.trimEnd() };
}

function keyOf({ text }: Chip): string {
  return text.toLowerCase();
}
