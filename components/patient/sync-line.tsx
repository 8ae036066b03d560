'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';
import { type CaseCollection, countNews } from './case-collection';
import { clockWithSeconds, whenWords } from './moment-words';

interface SyncLineProps {
  cases: CaseCollection;
  zone: string;
  /** Epoch seconds */
  now: number;
  /** Only what is new to this person is shown. */
  onlyNews: boolean;
  onOnlyNews: (only: boolean) => void;
}

/** How complete the cases are and of when, and what is new to this person. */
export function SyncLine({ cases, zone, now, onlyNews, onOnlyNews }: SyncLineProps) {
  const t = useTranslations('patient.sync');
  const { total, complete_at: at, reading, trouble, look } = cases;
  const strong = (words: React.ReactNode) => <b className="text-ink">{words}</b>;
  const whole = at !== null && !reading;
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[13px] text-ink-2">
      <p role="status" className="flex items-center gap-2">
        {reading && trouble === null && <Spinner />}
        <span>
          {whole && t.rich('all', { count: total, at: clockWithSeconds(at, zone), strong })}
          {!whole && at !== null && t.rich('more', { count: total, at: clockWithSeconds(at, zone), strong })}
          {at === null && t.rich('partly', { count: total, strong })}
        </span>
      </p>
      {trouble !== null && (
        <p className="rounded-full bg-wait-soft px-2.5 font-semibold text-wait">{t(`trouble.${trouble}`)}</p>
      )}
      {look && (
        <News cases={cases} when={whenWords(look.at, now * 1000, zone)} only={onlyNews} onOnly={onOnlyNews} />
      )}
    </div>
  );
}

interface NewsProps {
  cases: CaseCollection;
  when: string;
  only: boolean;
  onOnly: (only: boolean) => void;
}

/** "4 new since you last looked", a filter at the same time. */
function News({ cases, when, only, onOnly }: NewsProps) {
  const t = useTranslations('patient.sync');
  const counts = countNews(cases);
  const words = (['new', 'changed', 'removed'] as const)
    .filter((mark) => counts[mark] > 0)
    .map((mark) => t(`news.${mark}`, { count: counts[mark] }));
  if (words.length === 0) return <p className="text-ink-3">{t('noNews', { when })}</p>;
  const sentence = t('since', { news: words.join(', '), when });
  if (counts.new + counts.changed === 0) return <p className="font-semibold text-info">{sentence}</p>;
  return (
    <button
      type="button"
      aria-pressed={only}
      onClick={() => onOnly(!only)}
      className={clsx(
        'min-h-6 cursor-pointer rounded-full px-2.5 text-left font-semibold',
        only ? 'bg-info text-surface' : 'bg-info-soft text-info hover:underline',
      )}
    >
      {sentence}
    </button>
  );
}
