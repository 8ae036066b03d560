'use client';
// What lies in the tray: asked for every few seconds, answered in full only when something came or went.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchSignedIn } from '@/components/session/signed-in';
import type { TrayAnswer, TrayView } from './tray-view';

const KEY = ['tray'];
const POLL_MS = 10_000;

/** `first` is what the page came with. */
export function useTray(first: TrayView) {
  const client = useQueryClient();
  const { data, isError } = useQuery<TrayView>({
    queryKey: KEY,
    queryFn: ({ signal }) => askTray(client.getQueryData<TrayView>(KEY), signal),
    initialData: first,
    refetchInterval: POLL_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    retry: false,
    networkMode: 'always',
  });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: KEY }), [client]);
  /** Takes a document off the list at once; the next answer is in full. */
  const leaveOut = useCallback(
    (id: string) => {
      client.setQueryData<TrayView>(KEY, (held) => {
        if (!held) return held;
        return { ...held, mark: '', documents: held.documents.filter((document) => document.id !== id) };
      });
    },
    [client],
  );
  return { tray: data, away: isError, refresh, leaveOut };
}

async function askTray(shown: TrayView | undefined, signal: AbortSignal): Promise<TrayView> {
  const search = new URLSearchParams({ mark: shown?.mark ?? '' });
  const response = await fetchSignedIn(`/api/tray?${search.toString()}`, { signal, cache: 'no-store' });
  const answer: TrayAnswer = response.ok ? ((await response.json()) as TrayAnswer) : { kind: 'trouble' };
  if (answer.kind === 'ok') return answer;
  if (answer.kind === 'unchanged' && shown) return shown;
  throw new Error('The tray did not come.');
}
