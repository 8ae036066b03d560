import { describe, expect, it } from 'vitest';
import { SEARCH_TEXT_MAX } from '@/lib/contract/medication';
import { queryOfChips } from '@/lib/contract/medication-line';
import { LINE_MAX, NOTHING, chipsOf, splitLine, withCorrection, withDraft, withLastOpened, withoutChip } from './reading'; // prettier-ignore

const typed = (line: string) => [...line].reduce((reading, letter) => {
  return withDraft(reading, splitLine(reading.line).draft + letter);
}, NOTHING); // prettier-ignore

describe('the line', () => {
  it('keeps whole words as chips and the last word as text', () => {
    const reading = typed('augmentin 625 tab');
    const { settled, draft } = splitLine(reading.line);
    expect(chipsOf(settled, reading).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'brand augmentin',
      'strength 625',
    ]);
    expect(draft).toBe('tab');
    expect(chipsOf(reading.line, reading).at(-1)).toEqual({ kind: 'form', text: 'tab' });
  });

  it('reads what was pasted like what was typed', () => {
    expect(withDraft(NOTHING, 'augmentin 625 tab')).toEqual(typed('augmentin 625 tab'));
  });

  it('keeps a correction while more is typed, and asks accordingly', () => {
    const reading = typed('ors 200 ');
    const [brand] = chipsOf(reading.line, reading);
    if (!brand) throw new Error('no chip');
    const corrected = withDraft(withCorrection(reading, brand, 'generic'), 'powder');
    expect(queryOfChips(chipsOf(corrected.line, corrected))).toMatchObject({
      generic_names: 'ors',
      form: 'powder',
    });
  });

  it('lets a chip go, and opens the last word again', () => {
    const reading = typed('augmentin 625 ta');
    expect(withoutChip(reading, 1).line).toBe('augmentin ta');
    expect(splitLine(withLastOpened(typed('augmentin 625 ')).line).draft).toBe('625');
  });

  it('is as long as the service takes, in letters and not in halves of them', () => {
    expect(LINE_MAX).toBe(SEARCH_TEXT_MAX);
    expect([...withDraft(NOTHING, '𝒶'.repeat(300)).line]).toHaveLength(LINE_MAX);
  });
});
