'use client';
// Tells people who do not see the list which reminders came in: once, politely.
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '@/components/ui/announcer';
import type { ReminderRow } from '@/lib/display/reminder';

/** More than this many are only counted. */
const NAMED_MOST = 2;

/** `listKey` names the question: another list is not news of this one. */
export function useSpokenArrivals(listKey: string, rows: readonly ReminderRow[]): void {
  const t = useTranslations('reminders');
  const before = useRef<{ listKey: string; ids: ReadonlySet<string>; newest: number } | null>(null);
  const speak = useEffectEvent((arrived: readonly ReminderRow[]) => {
    if (arrived.length > NAMED_MOST) announce(t('arrivedMany', { count: arrived.length }));
    else for (const { name } of arrived) announce(t('arrivedOne', { name }));
  });
  useEffect(() => {
    const last = before.current;
    const newest = Math.max(0, ...rows.map(({ arrivedAt }) => arrivedAt));
    before.current = { listKey, ids: new Set(rows.map(({ id }) => id)), newest };
    if (last?.listKey !== listKey) return;
    // One that was undone or woke up is back, not new.
    speak(rows.filter(({ id, arrivedAt }) => !last.ids.has(id) && arrivedAt >= last.newest));
  }, [listKey, rows]);
}
