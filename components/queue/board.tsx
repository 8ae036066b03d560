'use client';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { leaveThen } from '@/components/appointment/unsaved';
import { attempt } from '@/components/session/signed-in';
import { LoadingRows } from '@/components/ui/loading-rows';
import { AppointmentPanel } from '@/components/appointment/appointment-panel';
import type { SaveOutcome, SaveRequest, SignedOut } from '@/components/appointment/saving';
import type { ReceivedBoard } from './ask-board';
import { goTo, useBoardAddress } from './board-address';
import { BoardContent } from './board-content';
import { tellNews } from './board-news';
import { BoardProblem } from './board-problem';
import type { BoardQuestion, BoardView, DeskMove, MoveOutcome } from './board-view';
import { BOARD_KEY, useBoard } from './use-board';
import { useFreshness } from './use-freshness';

interface BoardProps {
  /** The board that the page came with, and what it was asked. */
  first: { view: BoardView; question: BoardQuestion };
  move: (id: string, to: DeskMove) => Promise<MoveOutcome | SignedOut>;
  save: (request: SaveRequest) => Promise<SaveOutcome | SignedOut>;
}

/** The day board: alive while somebody looks at it, with the open appointment beside it. */
export function Board(props: BoardProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <LiveBoard {...props} />
    </QueryClientProvider>
  );
}

function LiveBoard({ first, move, save }: BoardProps) {
  const t = useTranslations('board');
  const { open = null, ...question } = useBoardAddress();
  const client = useQueryClient();
  const board = useBoard(question, first);
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [BOARD_KEY] }), [client]);
  useNews(board.data, board.error !== null);
  // A session that has ended asks for the password over the page, and the same is done again.
  const moveSignedIn = useCallback((id: string, to: DeskMove) => attempt(() => move(id, to)), [move]);
  const saveSignedIn = useCallback((request: SaveRequest) => attempt(() => save(request)), [save]);
  return (
    <>
      {board.data ? (
        <BoardContent
          board={board.data}
          problem={board.error?.trouble}
          openId={open}
          moveAction={moveSignedIn}
          refresh={refresh}
          onOpen={openRow}
        />
      ) : board.error ? (
        <BoardProblem trouble={board.error.trouble} onRetry={() => void board.refetch()} />
      ) : (
        <LoadingRows label={t('loading')} />
      )}
      {open !== null && (
        <AppointmentPanel
          key={open}
          id={open}
          save={saveSignedIn}
          onClose={closePanel}
          onStored={() => void refresh()}
        />
      )}
    </>
  );
}

function openRow(id: string): void {
  leaveThen(() => goTo({ open: id }));
}

function closePanel(): void {
  leaveThen(() => goTo({ open: null }));
}

/** Keeps the top bar informed, and silent again when the board is left. */
function useNews(board: ReceivedBoard | undefined, failing: boolean): void {
  const freshness = useFreshness(board, failing);
  useEffect(() => {
    if (board) tellNews({ days: board.view, freshness });
  }, [board, freshness]);
  useEffect(() => () => tellNews(null), []);
}
