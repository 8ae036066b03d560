'use client';
import { Monitor, Smartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Tag } from '@/components/ui/tag';

/** Moments are epoch milliseconds. */
export interface ListedSession {
  id: string;
  device: { browser: string | null; system: string | null };
  address: string;
  startedAt: number;
  lastUsedAt: number;
  current: boolean;
}

const PHONES = ['Android', 'iPhone', 'iPad'];
const MINUTE_MS = 60_000;

interface SessionRowProps {
  session: ListedSession;
  /** When the list was read; epoch milliseconds */
  now: number;
  onEnd: () => void;
}

/** One device: what it is, where it is, since when. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const t = useTranslations('account');
  const format = useFormatter();
  const { device, address, startedAt, lastUsedAt, current } = session;
  const name =
    device.browser && device.system
      ? t('deviceOn', { browser: device.browser, system: device.system })
      : (device.browser ?? device.system ?? t('deviceUnknown'));
  const since = format.relativeTime(startedAt, now);
  const used = now - lastUsedAt < 2 * MINUTE_MS ? t('now') : format.relativeTime(lastUsedAt, now);
  const Icon = PHONES.includes(device.system ?? '') ? Smartphone : Monitor;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {current && <Tag tone="now">{t('current')}</Tag>}
        </p>
        <p className="text-small text-ink-3">
          {[address, t('since', { since }), t('lastUsed', { used })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!current && (
        <Button size="small" aria-label={t('endNamed', { device: name, since })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
