'use client';
// The living board: first from the server's page, then asked for when the server tells of a change; and by the clock
// while somebody looks at it, since a remote service need not send events.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLive } from '@/components/live/use-live';
import { askBoard, type BoardError, type ReceivedBoard } from './ask-board';
import type { BoardQuestion, BoardView } from './board-view';

const POLL_MS = 3000;
export const BOARD_KEY = 'board';

/** `first` is the board that the page came with, and the question that it answers. */
export function useBoard(question: BoardQuestion, first: { view: BoardView; question: BoardQuestion }) {
  const client = useQueryClient();
  const { clinic = '', doctor = '', day = '' } = question;
  const key = useMemo(() => [BOARD_KEY, clinic, doctor, day], [clinic, doctor, day]);
  const isFirst =
    (first.question.clinic ?? '') === clinic &&
    (first.question.doctor ?? '') === doctor &&
    (first.question.day ?? '') === day;
  useLive('/api/board/live', () => void client.invalidateQueries({ queryKey: [BOARD_KEY] }));
  return useQuery<ReceivedBoard, BoardError>({
    queryKey: key,
    queryFn: ({ signal }) => askBoard(question, client.getQueryData<ReceivedBoard>(key), signal),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // It asks again by itself; waiting longer after each failure would only hide that the line is back.
    retry: false,
    // Also without a line: an attempt that fails is what the mark in the top bar tells of.
    networkMode: 'always',
    ...(isFirst && { initialData: () => ({ view: first.view, receivedAt: Date.now() }) }),
  });
}
