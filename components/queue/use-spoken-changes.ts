'use client';
// Tells people who do not see the board what others changed on it: once, politely, in one breath.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { statusFacts } from '@/lib/display/status';
import { announce } from '@/components/ui/announcer';
import type { BoardRowView, BoardView } from './board-view';

/** More than this many changes are only counted. */
const NAMED_MOST = 2;

/** `boardKey` names the board: another board is not a change of this one. `own` are rows that this person just moved. */
export function useSpokenChanges(
  boardKey: string,
  sections: BoardView['sections'],
  own: ReadonlyMap<string, unknown>,
): void {
  const t = useTranslations('board');
  const words = useTranslations('display');
  const before = useRef<{ boardKey: string; rows: Map<string, BoardRowView> } | null>(null);
  const speak = useEffectEvent((changed: readonly BoardRowView[]) => {
    if (changed.length > NAMED_MOST) announce(t('changed', { count: changed.length }));
    else {
      for (const row of changed) {
        const { word } = statusFacts(row, 0);
        announce(
          t('changedOne', { name: row.card.name, token: row.card.token, state: words(`status.${word}`) }),
        );
      }
    }
  });
  const isOwn = useEffectEvent((id: string) => own.has(id));
  useEffect(() => {
    const rows = new Map(sections.flatMap((section) => section.rows.map((row) => [row.id, row] as const)));
    const last = before.current;
    before.current = { boardKey, rows };
    if (last?.boardKey !== boardKey) return;
    // Rows that did not change are the same objects: the query keeps what is equal.
    speak([...rows.values()].filter((row) => last.rows.get(row.id) !== row && !isOwn(row.id)));
  }, [boardKey, sections]);
}
