'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { OpenedReminder } from '@/lib/display/reminder';
import type { useReminderWords } from './reminder-words';
import type { useSteps } from './use-steps';

const HOUR_MS = 3_600_000;
const SPANS = [
  { id: 'twoHours', ms: 2 * HOUR_MS },
  { id: 'tomorrow', ms: 20 * HOUR_MS },
  { id: 'threeDays', ms: 3 * 24 * HOUR_MS },
] as const;

interface SnoozeButtonsProps {
  opened: OpenedReminder;
  words: ReturnType<typeof useReminderWords>;
  steps: ReturnType<typeof useSteps>;
}

/** Out of sight until later. It comes back by itself. */
export function SnoozeButtons({ opened, words, steps }: SnoozeButtonsProps) {
  const { reminder } = opened;
  const t = useTranslations('reminders');
  const snooze = (ms: number) => {
    const until = fromNow(ms);
    const at = words.moment(Math.floor(until / 1000));
    void steps.step(reminder, { do: 'snooze', until }, t('done.snooze', { name: reminder.name, at }));
  };
  return (
    <div className="grid grid-cols-3 gap-2">
      {SPANS.map(({ id, ms }) => (
        <Button key={id} onClick={() => snooze(ms)}>
          {t(`snoozes.${id}`)}
        </Button>
      ))}
    </div>
  );
}

/** Epoch milliseconds. */
function fromNow(ms: number): number {
  return Date.now() + ms;
}
