'use client';
// The cases of an open page: first what came with it, then read on in steps until the mirror is whole, then now and then.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchSignedIn } from '@/components/session/signed-in';
import { type CaseCollection, withAnswer } from './case-collection';
import type { CaseAnswer } from './patient-view';

const STEP_PAUSE_MS = 50;
const RENEW_MS = 30_000;
const AFTER_TROUBLE_MS = 5_000;

/** `first` is what the page came with. */
export function useCases(patientId: string, first: CaseAnswer): CaseCollection {
  const client = useQueryClient();
  const key = ['cases', patientId];
  const { data } = useQuery<Opened>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const held = client.getQueryData<Opened>(key) ?? opened(first);
      const answer = await askOn(patientId, held, signal);
      if (!answer) return { ...held, trouble: 'unreachable' };
      const whole = !answer.reading && answer.trouble === null;
      return { ...withAnswer(held, answer), wasWhole: held.wasWhole || whole };
    },
    initialData: () => opened(first),
    // What came with the page is not yet asked for.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state: { data: held } }) =>
      held?.trouble ? AFTER_TROUBLE_MS : held?.reading ? STEP_PAUSE_MS : RENEW_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
    networkMode: 'always',
  });
  return data;
}

/** `wasWhole`: the mirror has been whole on this page, so what is new from now on came while it was open. */
type Opened = CaseCollection & { wasWhole: boolean };

function opened(first: CaseAnswer): Opened {
  return { ...withAnswer(undefined, first), wasWhole: false };
}

/** Lets the server read on for a moment; undefined when it does not answer. */
async function askOn(
  patientId: string,
  { version, wasWhole }: Opened,
  signal: AbortSignal,
): Promise<CaseAnswer | undefined> {
  try {
    const response = await fetchSignedIn(`/api/patients/${encodeURIComponent(patientId)}/cases`, {
      method: 'POST',
      signal,
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ after: version, opening: !wasWhole }),
    });
    return response.ok ? ((await response.json()) as CaseAnswer) : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
