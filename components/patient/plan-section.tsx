'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { shortDay, useReminderWords } from '@/components/reminder/reminder-words';
import { attempt } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { Box } from '@/components/ui/card';
import { Tag } from '@/components/ui/tag';
import { showToast } from '@/components/ui/toast-queue';

export type PlannedDayView = { dueDate: string; vaccines: string[]; remindedAt: number | null };
/** As the action answers it; only whether it went well matters here. */
export type SendReminderAction = (patientId: string, dueDate: string) => Promise<{ kind: string }>;

interface PlanSectionProps {
  patientId: string;
  plan: readonly PlannedDayView[];
  send: SendReminderAction;
  today: string;
  zone: string;
}

/** What a child is still to be vaccinated with, each day with its reminder. Not clinically verified, and says so. */
export function PlanSection({ patientId, plan, send, today, zone }: PlanSectionProps) {
  const t = useTranslations('patient.plan');
  const words = useReminderWords(today, zone);
  const router = useRouter();
  const [sending, setSending] = useState<string | null>(null);
  const sendOne = async (dueDate: string) => {
    setSending(dueDate);
    const { kind } = await attempt(() => send(patientId, dueDate)).catch(() => ({ kind: 'unreachable' }));
    setSending(null);
    const told = kind === 'ok' ? 'sent' : kind === 'gone' ? 'notDue' : 'notSent';
    showToast({ text: t(told, { day: shortDay(dueDate) }) });
    router.refresh();
  };
  return (
    <section aria-label={t('label')} className="mt-5">
      <h2 className="mb-1 text-lead font-semibold">{t('label')}</h2>
      <p className="mb-2 text-small text-ink-3">{t('help')}</p>
      <Box>
        <ul>
          {plan.map(({ dueDate, vaccines, remindedAt }) => (
            <li
              key={dueDate}
              className="grid min-h-13 grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0 phone:px-3"
            >
              <span>
                <b className="block font-semibold">{shortDay(dueDate)}</b>
                <span className="text-small text-ink-2">{words.dueIn(dueDate)}</span>
              </span>
              <span className="flex min-w-0 flex-wrap gap-1">
                {vaccines.map((vaccine) => (
                  <Tag key={vaccine}>{vaccine}</Tag>
                ))}
                {remindedAt !== null && (
                  <span className="w-full text-small text-ink-2">
                    {t('reminded', { when: words.moment(remindedAt) })}
                  </span>
                )}
              </span>
              <Button
                size="small"
                pending={sending === dueDate}
                aria-label={t('sendFor', { day: shortDay(dueDate) })}
                onClick={() => void sendOne(dueDate)}
              >
                {t('send')}
              </Button>
            </li>
          ))}
        </ul>
      </Box>
    </section>
  );
}
