'use client';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Box } from '@/components/ui/card';
import { showToast } from '@/components/ui/toast-queue';
import { type ListedSession, SessionRow } from './session-row';
import { attempt } from './signed-in';

/** What ending sessions answers; the last two come from whoever asks who is acting. */
export type EndedSessions = { kind: 'ended'; count: number } | { kind: 'signed-out' } | { kind: 'forbidden' };

interface SessionListProps {
  /** The current one first */
  sessions: readonly ListedSession[];
  /** When they were read; epoch milliseconds */
  now: number;
  endOne: (id: string) => Promise<EndedSessions>;
  endOthers: () => Promise<EndedSessions>;
}

/** Where a person is signed in, and the way to end what they do not know. */
export function SessionList({ sessions, now, endOne, endOthers }: SessionListProps) {
  const t = useTranslations('account');
  const [pending, startTransition] = useTransition();
  const others = sessions.filter(({ current }) => !current);
  const end = (call: () => Promise<EndedSessions>) =>
    startTransition(async () => {
      const outcome = await attempt(call);
      if (outcome.kind !== 'ended') return;
      showToast({ text: outcome.count > 0 ? t('ended', { count: outcome.count }) : t('alreadyOver') });
    });
  return (
    <section aria-labelledby="sessions-title">
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="sessions-title" className="text-lead font-semibold">
            {t('sessions')}
          </h2>
          <p className="mt-0.5 text-ink-3">{t('sessionsLead')}</p>
        </div>
        {others.length > 0 && (
          <Button pending={pending} onClick={() => end(endOthers)}>
            {t('endOthers', { count: others.length })}
          </Button>
        )}
      </div>
      <Box>
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              onEnd={() => end(() => endOne(session.id))}
            />
          ))}
        </ul>
      </Box>
      {others.length === 0 && <p className="mt-2 text-small text-ink-3">{t('onlyHere')}</p>}
    </section>
  );
}
