// One typed line, "augmentin 625 tab", read into chips (brand, strength, form, ingredient) that people can correct,
// and the four parameters of the search that the chips make.
import { isCommonIngredient } from './medication-common-ingredients';
import type { MedicationQuery } from './medication';
import { formOfWord, qualifierOfWord } from './medication-form';
import { ingredientKey } from './medication-synonyms';
import { isUnit } from './medication-strength';
import { eachWord, foldText, lettersOf, isNumber, wordAt } from './medication-text';

export const CHIP_KINDS = ['brand', 'strength', 'form', 'generic'] as const;
export type ChipKind = (typeof CHIP_KINDS)[number];
/** A part of the line as it was typed, and what it is read as. */
export type Chip = { kind: ChipKind; text: string };

type Part = { word: string; start: number; end: number };
type ReadPart = { kind: ChipKind; start: number; end: number };

/** Ingredient names of more words than this are not typed. */
const INGREDIENT_WORDS = 4;
const BETWEEN_INGREDIENTS = new Set(['and', 'with']);
/** What stands between the numbers of one strength: `500/125`, `0.5 %`, `250 mg per 5 ml`. */
const INSIDE_STRENGTH = /^[\s./%-]*$/;

/** Reads a line. Neighbouring brand words make one chip, and so do the words of a form or of an ingredient. */
export function readMedicationLine(line: string): Chip[] {
  const folded = foldText(line);
  // Folding keeps the length of plain text; where it does not, the chips show the folded letters.
  const source = folded.length === line.length ? line : folded;
  const parts: Part[] = [];
  const letters = lettersOf(folded);
  eachWord(letters, letters.length, (start, end) =>
    parts.push({ word: wordAt(letters, start, end), start, end }),
  );
  const read: ReadPart[] = [];
  for (let at = 0; at < parts.length;) {
    const [kind, count] = readAt(parts, at, folded);
    const first = parts[at]!;
    const last = parts[at + count - 1]!;
    if (kind !== null) addPart(read, { kind, start: first.start, end: last.end }, folded);
    at += count;
  }
  const chips = read.map(({ kind, start, end }) => ({ kind, text: source.slice(start, end) }));
  return chips.map((chip) => (narrowsIngredient(chip, chips) ? { ...chip, kind: 'form' } : chip));
}

/** "metformin 500 sr": where no brand is typed, what narrows a form is the form. */
function narrowsIngredient(chip: Chip, chips: readonly Chip[]): boolean {
  const alone = chips.every((other) => other === chip || other.kind !== 'brand');
  const narrows = chip.text.split(/\s+/).every((word) => qualifierOfWord(foldText(word)) !== undefined);
  return chip.kind === 'brand' && alone && narrows && chips.some((other) => other.kind === 'generic');
}

/** The parameters that chips make. A strength beside a brand stays in the name, where it orders and does not exclude. */
export function queryOfChips(chips: readonly Chip[]): MedicationQuery {
  const texts = (kind: ChipKind) => chips.filter((chip) => chip.kind === kind).map((chip) => chip.text);
  const hasBrand = texts('brand').length > 0;
  const name = chips.filter((chip) => chip.kind === 'brand' || (hasBrand && chip.kind === 'strength'));
  return {
    drug_name: joined(
      name.map((chip) => chip.text),
      ' ',
    ),
    form: joined(texts('form'), ' '),
    generic_names: joined(texts('generic'), ','),
    volumes: hasBrand ? undefined : joined(texts('strength'), ','),
  };
}

/** The same chips with one read as another kind, as a person corrects it. */
export function withChipKind(chips: readonly Chip[], at: number, kind: ChipKind): Chip[] {
  return chips.map((chip, index) => (index === at ? { ...chip, kind } : chip));
}

/** What begins at a place, and how many words it takes; null for a word that says nothing. */
function readAt(parts: readonly Part[], at: number, folded: string): [kind: ChipKind | null, count: number] {
  const ingredient = ingredientWords(parts, at);
  if (ingredient > 0) return ['generic', ingredient];
  const { word } = parts[at]!;
  if (isLetterAndNumber(parts, at)) return ['brand', 2];
  if (isNumber(word)) return ['strength', strengthWords(parts, at, folded)];
  const form = formWords(parts, at);
  if (form > 0) return ['form', form];
  if (word === '%' || BETWEEN_INGREDIENTS.has(word)) return [null, 1];
  return ['brand', 1];
}

function ingredientWords(parts: readonly Part[], at: number): number {
  for (let count = Math.min(INGREDIENT_WORDS, parts.length - at); count > 0; count -= 1) {
    const words = parts.slice(at, at + count).map((part) => part.word);
    if (!isNumber(words[0]!) && isCommonIngredient(ingredientKey(words.join(' ')))) return count;
  }
  return 0;
}

/** `d3`, `b12`, `k2`: one letter and the number written on to it are a name, not a strength. */
function isLetterAndNumber(parts: readonly Part[], at: number): boolean {
  const [letter, number] = [parts[at], parts[at + 1]];
  return (
    letter?.word.length === 1 &&
    !isNumber(letter.word) &&
    number?.start === letter.end &&
    isNumber(number.word)
  );
}

/** A number with its unit, and those joined to it by a slash or "per". */
function strengthWords(parts: readonly Part[], at: number, folded: string): number {
  let end = at + 1;
  while (end < parts.length) {
    const { word, start } = parts[end]!;
    const between = folded.slice(parts[end - 1]!.end, start);
    const unit = word === '%' || isUnit(word) || (word === 'k' && between === '');
    const joinedOn = unit || (isNumber(word) && (between.includes('/') || parts[end - 1]!.word === 'per'));
    const per = word === 'per' && end + 1 < parts.length;
    if (!INSIDE_STRENGTH.test(between) || !(joinedOn || per)) break;
    end += 1;
  }
  return end - at;
}

/** A form with what narrows it on either side: `eye drops`, `tablet sr`. A narrowing word alone is part of a brand. */
function formWords(parts: readonly Part[], at: number): number {
  let end = at;
  let named = false;
  for (; end < parts.length; end += 1) {
    const { word } = parts[end]!;
    if (formOfWord(word) !== undefined) named = true;
    else if (qualifierOfWord(word) === undefined) break;
  }
  return named ? end - at : 0;
}

/** Neighbouring brand words join; so do neighbouring form words. */
function addPart(read: ReadPart[], part: ReadPart, folded: string): void {
  const last = read.at(-1);
  const joins = last?.kind === part.kind && (part.kind === 'brand' || part.kind === 'form');
  if (last && joins && /^[\s.'’-]*$/.test(folded.slice(last.end, part.start))) last.end = part.end;
  else read.push({ ...part });
}

function joined(texts: readonly string[], between: string): string | undefined {
  return texts.length > 0 ? texts.join(between) : undefined;
}
