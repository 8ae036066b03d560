'use client';
// Patients while typing. Each text has its own answer, so an older one can never replace a newer one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { attempt } from '@/components/session/signed-in';
import type { FindPatients, FoundView } from './found-view';

const FRESH_MS = 10_000;

export type Found = { patients: FoundView[]; forgiving: boolean };

/** Why nobody was found out; with the service's own sentence where it has one. */
export class FindingError extends Error {
  override readonly name = 'FindingError';
  constructor(readonly sentence: string | null) {
    super('The search for patients gave no answer.');
  }
}

/** Asks once. Throws FindingError. */
export async function askPatients(find: FindPatients, text: string): Promise<Found> {
  const answer = await attempt(() => find(text));
  if (answer.kind === 'ok') return answer;
  throw new FindingError(answer.kind === 'trouble' ? answer.sentence : null);
}

/** Who fits the text, or the recent ones for less than two letters; the answer before stands until the next is there. */
export function useFound(find: FindPatients, text: string) {
  return useQuery<Found, FindingError>({
    queryKey: ['patients', text],
    queryFn: () => askPatients(find, text),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: FRESH_MS,
    networkMode: 'always',
  });
}
