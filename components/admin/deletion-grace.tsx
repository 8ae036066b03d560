'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { announce } from '@/components/ui/announcer';
import { Button } from '@/components/ui/button';
import { InlineAlert } from '@/components/ui/inline-alert';
import { showToast } from '@/components/ui/toast-queue';
import type { ClinicRow } from './clinic-list';
import type { DeletionActions, Removed } from './delete-clinic';

export const GRACE_SECONDS = 10;

interface DeletionGraceProps {
  clinic: ClinicRow;
  remove: DeletionActions['remove'];
  onKept: () => void;
  onGone: () => void;
}

/**
 * Ten seconds in which nothing has left this page yet: keeping the clinic, leaving the page or losing the line keeps
 * it. What is sent after them cannot be taken back.
 */
export function DeletionGrace({ clinic, remove, onKept, onGone }: DeletionGraceProps) {
  const t = useTranslations('clinics');
  const [left, setLeft] = useState(GRACE_SECONDS);
  const [problem, setProblem] = useState<'gone' | 'unreachable' | 'refused' | null>(null);
  const send = useEffectEvent(async () => {
    const outcome = await attempt(() => remove(clinic.id, clinic.name)).catch((): Removed => ({
      kind: 'unreachable',
    }));
    if (outcome.kind === 'ok' || outcome.kind === 'gone') {
      showToast({ text: t('deleted', { name: clinic.name }) });
      onGone();
    } else setProblem(outcome.kind === 'unreachable' ? 'unreachable' : 'refused');
  });
  const tick = useEffectEvent(() => {
    if (left === 1) void send();
    setLeft(left - 1);
  });
  const begin = useEffectEvent(() => announce(t('grace', { name: clinic.name, seconds: GRACE_SECONDS })));
  const counting = left > 0;
  useEffect(() => begin(), []);
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return (
    <InlineAlert
      tone={problem ? 'error' : 'warn'}
      {...(problem && { live: 'alert' as const })}
      className="mb-3"
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="mr-auto">
          {problem
            ? t(`problem.${problem}`)
            : counting
              ? t('grace', { name: clinic.name, seconds: left })
              : t('deleting', { name: clinic.name })}
        </span>
        {counting && (
          <Button size="small" onClick={onKept} autoFocus>
            {t('keepIt', { name: clinic.name })}
          </Button>
        )}
        {problem && (
          <Button size="small" onClick={onKept}>
            {t('close')}
          </Button>
        )}
      </div>
    </InlineAlert>
  );
}
