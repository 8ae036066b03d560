// The rows of "Shown on the card": each is one pair of display_meta with the kind of its value.
import { z } from 'zod';
import { DISPLAY_META_PAIRS_MAX, displayMetaKey, displayMetaValue } from '@/lib/contract/display-meta';
import type { DisplayMeta, DisplayMetaValue } from '@/lib/contract/display-meta';
import { duplicateKeys } from './duplicate-keys';
import type { Say } from './say';

export const PAIR_KINDS = ['text', 'whole', 'decimal'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

const pairRow = z.object({ key: z.string(), kind: z.enum(PAIR_KINDS), value: z.string() });
export type PairRow = z.infer<typeof pairRow>;

const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** What is typed as a key becomes one: blanks turn into underscores as they are typed. */
export function tidyKey(typed: string): string {
  return typed.replace(/\s/gu, '_');
}

/** The rows of a stored card, in the order in which it shows them. */
export function pairRows(pairs: DisplayMeta): PairRow[] {
  return Object.entries(pairs).map(([key, value]) => ({ key, kind: kindOf(value), value: String(value) }));
}

/** The value that a row stands for; nothing when the text is not a number of the row's kind. */
export function pairValue({ kind, value }: PairRow): DisplayMetaValue | undefined {
  if (kind === 'text') return value;
  const typed = value.trim();
  if (!(kind === 'whole' ? WHOLE : DECIMAL).test(typed)) return undefined;
  const number = Number(typed);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) return undefined;
  return Number.isFinite(number) ? number : undefined;
}

/** The object of the rows, leniently: what cannot be read yet is shown as it is typed. For the preview. */
export function pairsOf(rows: readonly PairRow[]): DisplayMeta {
  return Object.fromEntries(
    rows.filter(({ key }) => key !== '').map((row) => [row.key, pairValue(row) ?? row.value]),
  );
}

/** Rows to display_meta; every rule of the contract is checked at the row that breaks it. */
export function cardPairs(say: Say) {
  return z
    .array(pairRow)
    .superRefine((rows, context) => {
      const filled = rows.filter((row) => !isBlank(row));
      if (filled.length > DISPLAY_META_PAIRS_MAX) {
        context.addIssue({ code: 'custom', message: say('pairsTooMany', { max: DISPLAY_META_PAIRS_MAX }) });
      }
      const doubled = duplicateKeys(rows.map(({ key }) => key));
      for (const [index, row] of rows.entries()) {
        if (isBlank(row)) continue;
        const key = keyProblem(row.key, doubled, say);
        if (key) context.addIssue({ code: 'custom', path: [index, 'key'], message: key });
        const value = valueProblem(row, say);
        if (value) context.addIssue({ code: 'custom', path: [index, 'value'], message: value });
      }
    })
    .transform((rows) => pairsOf(rows.filter((row) => !isBlank(row))));
}

function kindOf(value: DisplayMetaValue): PairKind {
  if (typeof value === 'string') return 'text';
  return Number.isInteger(value) ? 'whole' : 'decimal';
}

function isBlank({ key, value }: PairRow): boolean {
  return key === '' && value === '';
}

function keyProblem(key: string, doubled: Set<string>, say: Say): string | undefined {
  if (key === '') return say('keyMissing');
  if (key === '__proto__') return say('keyReserved');
  if (doubled.has(key)) return say('keyTwice', { key });
  return displayMetaKey.safeParse(key).error?.issues[0]?.message;
}

function valueProblem(row: PairRow, say: Say): string | undefined {
  const value = pairValue(row);
  if (value === undefined) return say(row.kind === 'whole' ? 'notWhole' : 'notDecimal');
  return displayMetaValue.safeParse(value).error?.issues[0]?.message;
}
