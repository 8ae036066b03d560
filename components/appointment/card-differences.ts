// What differs between two cards, word by word: what the preview marks.
import type { ShownCard } from '@/lib/display/card';

type CardPair = ShownCard['pairs'][number];

/** The words beside the pairs that an edit can change. */
export const CARD_PARTS = ['token', 'name', 'about', 'phone', 'doctor', 'starts', 'ends', 'mode'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export type CardMark = { kind: 'added' } | { kind: 'changed'; was: string };
/** `label` is the pair's, as it reads. */
export type PairMark = CardMark & { label: string };

export type CardMarks = {
  parts: Partial<Record<CardPart, CardMark>>;
  /** By the pair's key. */
  pairs: ReadonlyMap<string, PairMark>;
  /** Pairs and labels that were on the stored card and would be gone. */
  removed: CardPair[];
  removedLabels: string[];
  /** Labels that the stored card does not have. */
  addedLabels: string[];
  /** The same pairs, in another order. */
  reordered: boolean;
};

/** What a reader of the stored card would find different on the new one. */
export function differences(stored: ShownCard, next: ShownCard): CardMarks {
  const before = new Map(stored.pairs.map((pair) => [pair.key, pair.value]));
  const after = new Set(next.pairs.map((pair) => pair.key));
  const pairs = new Map<string, PairMark>();
  for (const { key, label, value } of next.pairs) {
    const was = before.get(key);
    if (was === undefined) pairs.set(key, { kind: 'added', label });
    else if (was !== value) pairs.set(key, { kind: 'changed', was, label });
  }
  const kept = (facts: ShownCard) =>
    facts.pairs.map(({ key }) => key).filter((key) => before.has(key) && after.has(key));
  return {
    parts: partMarks(stored, next),
    pairs,
    removed: stored.pairs.filter(({ key }) => !after.has(key)),
    removedLabels: stored.labels.filter((label) => !next.labels.includes(label)),
    addedLabels: next.labels.filter((label) => !stored.labels.includes(label)),
    reordered: kept(stored).join('\n') !== kept(next).join('\n'),
  };
}

function partMarks(stored: ShownCard, next: ShownCard): CardMarks['parts'] {
  const marks: CardMarks['parts'] = {};
  for (const part of CARD_PARTS) {
    if (stored[part] === next[part]) continue;
    marks[part] = stored[part] === '' ? { kind: 'added' } : { kind: 'changed', was: stored[part] };
  }
  return marks;
}
