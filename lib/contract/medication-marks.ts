// Which letters of a result's name were typed, for showing them strongly.
import type { Chip } from './medication-line';
import { eachWord, foldText, lettersOf, wordAt, wordsOf } from './medication-text';

export type NamePart = { text: string; typed: boolean };

/** The name in parts; those that a chip's words begin are `typed`. Together they are the whole name. */
export function markTyped(name: string, chips: readonly Chip[]): NamePart[] {
  const folded = foldText(name);
  // Where folding changes the length, places in the folded text are not places in the name.
  if (folded.length !== name.length) return [{ text: name, typed: false }];
  const typed = chips.flatMap((chip) => wordsOf(chip.text));
  const parts: NamePart[] = [];
  let done = 0;
  const add = (end: number, isTyped: boolean) => {
    if (end > done) parts.push({ text: name.slice(done, end), typed: isTyped });
    done = Math.max(done, end);
  };
  const letters = lettersOf(folded);
  eachWord(letters, letters.length, (start, end) => {
    const word = wordAt(letters, start, end);
    const longest = Math.max(0, ...typed.filter((each) => word.startsWith(each)).map((each) => each.length));
    if (longest === 0) return;
    add(start, false);
    add(Math.min(end, start + longest), true);
  });
  add(name.length, false);
  return parts;
}
