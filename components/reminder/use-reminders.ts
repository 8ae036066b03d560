'use client';
// The living worklist: asked for when the server tells of a change. While its line is away, asked for every second,
// which costs the server nothing while nothing has changed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '@/components/live/use-live';
import { fetchSignedIn } from '@/components/session/signed-in';
import type { Worklist } from '@/lib/display/reminder';
import type { ReminderAddress } from './reminder-address';
import type { Trouble, WorklistAnswer } from './reminder-view';

/** A new reminder shows within two seconds of its event. */
const POLL_MS = 1_000;
/** Times that pass change a worklist too, and so does a patient who comes to the desk: that is no news of a reminder. */
const LIVE_POLL_MS = 5_000;
export const WORKLIST_KEY = 'reminders';

export type WorklistQuestion = Pick<ReminderAddress, 'view' | 'due' | 'doctor' | 'clinic'>;

/** Why no worklist came; the one on the screen stays. */
export class WorklistError extends Error {
  override readonly name = 'WorklistError';
  constructor(readonly trouble: Trouble) {
    super(`The worklist did not come: ${trouble}`);
  }
}

/** `first` is the worklist that the page came with, and the question that it answers. */
export function useReminders(
  question: WorklistQuestion,
  first: { view: Worklist; question: WorklistQuestion },
) {
  const client = useQueryClient();
  const key = [WORKLIST_KEY, keyOf(question)];
  const live = useLive(
    '/api/reminders/live',
    () => void client.invalidateQueries({ queryKey: [WORKLIST_KEY] }),
  );
  return useQuery<Worklist, WorklistError>({
    queryKey: key,
    queryFn: ({ signal }) => askWorklist(question, client.getQueryData<Worklist>(key), signal),
    refetchInterval: live ? LIVE_POLL_MS : POLL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
    networkMode: 'always',
    placeholderData: (before) => before,
    ...(keyOf(first.question) === keyOf(question) && { initialData: first.view }),
  });
}

function keyOf({ view, due, doctor, clinic }: WorklistQuestion): string {
  return [view, due, doctor, clinic].join(' ');
}

async function askWorklist(
  question: WorklistQuestion,
  shown: Worklist | undefined,
  signal: AbortSignal,
): Promise<Worklist> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(question)) if (value) search.set(name, value);
  if (shown) {
    search.set('mark', shown.mark);
    search.set('news', shown.news);
  }
  const response = await fetchSignedIn(`/api/reminders?${search.toString()}`, { signal, cache: 'no-store' });
  if (response.status >= 500 && response.status !== 503) throw new WorklistError('unreachable');
  const answer = (await response.json()) as WorklistAnswer;
  if (answer.kind === 'ok') return answer;
  if (answer.kind === 'unchanged' && shown) return { ...shown, news: answer.news };
  throw new WorklistError(answer.kind === 'unchanged' || answer.kind === 'invalid' ? 'refused' : answer.kind);
}
