'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ReminderRow } from '@/lib/display/reminder';
import type { StepRequest } from './reminder-view';
import type { Me } from './me';
import type { useSteps } from './use-steps';

interface ChosenBarProps {
  rows: readonly ReminderRow[];
  me: Me;
  steps: ReturnType<typeof useSteps>;
  onDone: () => void;
}

/** What can be done with all chosen reminders at once. */
export function ChosenBar({ rows, me, steps, onDone }: ChosenBarProps) {
  const t = useTranslations('reminders');
  const all = async (step: StepRequest, words: (name: string) => string) => {
    onDone();
    // One after the other: each has its own toast and can be taken back by itself.
    for (const row of rows) await steps.step(row, step, words(row.name));
  };
  return (
    <div
      role="group"
      aria-label={t('chosen', { count: rows.length })}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-box border border-accent-line bg-accent-soft px-3 py-2 print:hidden"
    >
      <span className="mr-auto font-semibold">{t('chosen', { count: rows.length })}</span>
      <Button
        size="small"
        variant="primary"
        onClick={() => void all({ do: 'give', staffId: me.id }, (name) => t('done.take', { name }))}
      >
        {t('takeAll')}
      </Button>
      <Button size="small" onClick={() => void all({ do: 'release' }, (name) => t('done.release', { name }))}>
        {t('releaseAll')}
      </Button>
      <Button size="small" variant="ghost" onClick={onDone}>
        {t('chooseNone')}
      </Button>
    </div>
  );
}
