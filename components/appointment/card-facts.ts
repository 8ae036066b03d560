// What an appointment card says, word by word, and what differs between two cards.
import type { Tone } from '@/components/ui/status-badge';

/** One pair of display_meta as the card shows it. */
export type CardPair = { key: string; label: string; value: string };

/** Every word on a card, ready to be shown. Empty text is not shown. */
export type CardFacts = {
  token: string;
  name: string;
  /** "about 42 M" */
  about: string;
  /** "··7710" */
  phone: string;
  doctor: string;
  /** "10:30" and "10:45" on the clinic's clock */
  starts: string;
  ends: string;
  /** "Video"; empty for a visit in the clinic */
  mode: string;
  status: { word: string; tone: Tone };
  labels: string[];
  pairs: CardPair[];
};

/** The words beside the pairs that an edit can change. */
export const CARD_PARTS = ['token', 'name', 'about', 'phone', 'doctor', 'starts', 'ends', 'mode'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export type CardMark = { kind: 'added' } | { kind: 'changed'; was: string };

export type CardMarks = {
  parts: Partial<Record<CardPart, CardMark>>;
  /** By the pair's key. */
  pairs: ReadonlyMap<string, CardMark>;
  /** Pairs and labels that were on the stored card and would be gone. */
  removed: CardPair[];
  removedLabels: string[];
  /** Labels that the stored card does not have. */
  addedLabels: string[];
  /** The same pairs, in another order. */
  reordered: boolean;
};

/** What a reader of the stored card would find different on the new one. */
export function differences(stored: CardFacts, next: CardFacts): CardMarks {
  const before = new Map(stored.pairs.map((pair) => [pair.key, pair.value]));
  const after = new Set(next.pairs.map((pair) => pair.key));
  const pairs = new Map<string, CardMark>();
  for (const { key, value } of next.pairs) {
    const was = before.get(key);
    if (was === undefined) pairs.set(key, { kind: 'added' });
    else if (was !== value) pairs.set(key, { kind: 'changed', was });
  }
  const kept = (facts: CardFacts) =>
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

function partMarks(stored: CardFacts, next: CardFacts): CardMarks['parts'] {
  const marks: CardMarks['parts'] = {};
  for (const part of CARD_PARTS) {
    if (stored[part] === next[part]) continue;
    marks[part] = stored[part] === '' ? { kind: 'added' } : { kind: 'changed', was: stored[part] };
  }
  return marks;
}
