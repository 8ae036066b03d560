'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { HistoryLine } from '@/lib/display/reminder';
import type { useReminderWords } from './reminder-words';

interface ReminderHistoryProps {
  history: readonly HistoryLine[];
  /** Where the audit log tells of it; only for those who may read that. */
  auditHref: string | null;
  words: ReturnType<typeof useReminderWords>;
}

/** What happened to it and who did it, the newest first. */
export function ReminderHistory({ history, words, auditHref }: ReminderHistoryProps) {
  const t = useTranslations('reminders');
  const say = useLineWords(words);
  return (
    <section>
      <h3 className="mb-2 flex justify-between text-label font-semibold text-ink-2">
        {t('history')}
        {auditHref !== null && (
          <a href={auditHref} className="text-accent underline-offset-3 hover:underline">
            {t('whoDid')}
          </a>
        )}
      </h3>
      <ol className="ml-1">
        {history.map((line, at) => (
          <li
            key={line.id}
            className={clsx(
              'relative border-l-2 border-line pb-3 pl-4 last:border-transparent',
              'before:absolute before:top-1 before:-left-[6px] before:size-2.5 before:rounded-full before:border-2 before:bg-surface',
              at === 0 ? 'before:border-accent before:bg-accent' : 'before:border-line-strong',
              line.undone && 'text-ink-3 line-through',
            )}
          >
            <span className="block [overflow-wrap:anywhere]">{say(line)}</span>
            <span className="text-small text-ink-3">
              {[line.staffName, words.moment(line.at)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const PLAIN = [
  'taken',
  'released',
  'woken',
  'declined',
  'reopened',
  'undone',
  'folded',
  'reopened-by-event',
] as const;

function useLineWords(words: ReturnType<typeof useReminderWords>) {
  const t = useTranslations('reminders');
  return ({ kind, detail }: HistoryLine): string => {
    const plain = PLAIN.find((one) => one === kind);
    if (plain) return t(`lines.${plain}`);
    if (kind === 'arrived')
      return t(detail['proof'] === 'unsigned' ? 'lines.arrivedUnsigned' : 'lines.arrived');
    if (kind === 'given') return t('lines.given', { to: detail['to'] ?? '' });
    if (kind === 'note') return detail['text'] ?? '';
    if (kind === 'snoozed')
      return t('lines.snoozed', { at: words.moment(Date.parse(detail['until'] ?? '') / 1000) });
    if (kind === 'booked') return t('lines.booked', { at: words.moment(Number(detail['start'])) });
    return words.detail(kind, detail);
  };
}
