'use client';
// Moving an appointment to another state: shown at once, confirmed or taken back in place, with 8 seconds to undo.
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { statusFacts } from '@/lib/display/status';
import { announce } from '@/components/ui/announcer';
import { showToast } from '@/components/ui/toast-queue';
import type { BoardRowView, DeskMove, MoveAction, MoveOutcome } from './board-view';

export type Moves = {
  /** States that were asked for and are not confirmed yet, by appointment. */
  asked: ReadonlyMap<string, DeskMove>;
  /** Why the last move was not made, by appointment. */
  problems: ReadonlyMap<string, string>;
  move: (row: BoardRowView, to: DeskMove) => void;
};

type Made = Extract<MoveOutcome, { kind: 'ok' }>;

/** `refresh` brings the board after the move; it resolves when the new one is shown. */
export function useMoves(action: MoveAction, refresh: () => Promise<void>): Moves {
  const t = useTranslations('board');
  const words = useTranslations('display');
  const service = useTranslations();
  const [asked, setAsked] = useState<ReadonlyMap<string, DeskMove>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const busy = useRef(new Set<string>());

  const sentence = useCallback(
    (outcome: Exclude<MoveOutcome, { kind: 'ok' }>): string => {
      if ('message' in outcome) return outcome.message;
      return 'sentence' in outcome ? service(outcome.sentence) : t(`moveSetback.${outcome.kind}`);
    },
    [t, service],
  );

  /** One move, shown at once; null when it was not made. */
  const step = useCallback(
    async (row: BoardRowView, to: DeskMove): Promise<Made | null> => {
      // A second press while the first is under way would ask for a move from a state that is already left.
      if (busy.current.has(row.id)) return null;
      busy.current.add(row.id);
      setProblems((known) => without(known, row.id));
      setAsked((known) => new Map(known).set(row.id, to));
      const outcome = await action(row.id, to).catch((): MoveOutcome => ({
        kind: 'unreachable',
        sentence: 'service.unreachable',
      }));
      await refresh();
      busy.current.delete(row.id);
      setAsked((known) => without(known, row.id));
      if (outcome.kind === 'ok') return outcome;
      const problem = sentence(outcome);
      setProblems((known) => new Map(known).set(row.id, problem));
      announce(problem, 'assertive');
      return null;
    },
    [action, refresh, sentence],
  );

  const tell = useCallback(
    ({ card, start_time }: BoardRowView, to: DeskMove, undo?: () => void) => {
      const { word } = statusFacts({ status: to, start_time }, 0);
      showToast({ text: t('moved', { name: card.name, state: words(`status.${word}`) }), undo });
    },
    [t, words],
  );

  const move = useCallback(
    (row: BoardRowView, to: DeskMove) => {
      const takeBack = async (back: DeskMove) => {
        if (await step({ ...row, status: to }, back)) tell(row, back);
      };
      void step(row, to).then((made) => {
        const back = made?.undo;
        if (made) tell(row, to, back ? () => void takeBack(back) : undefined);
      });
    },
    [step, tell],
  );
  return { asked, problems, move };
}

function without<Value>(known: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  const next = new Map(known);
  next.delete(id);
  return next;
}
