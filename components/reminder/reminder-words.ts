'use client';
// Reminders in words: when one is due, who the child is, what speaks for closing, what happened last.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { clockTime } from '@/lib/display/clock';
import { daysBetween, localDay } from '@/lib/contract/time';
import { ageOn } from '@/lib/display/person';
import type { Evidence, ReminderRow } from '@/lib/display/reminder';

const WEEK_DAYS = 7;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** `2026-11-14` → `14 Nov`. */
export function shortDay(iso: string): string {
  return day.format(new Date(`${iso}T00:00:00Z`));
}

/** Sentences about reminders on the calendar of `zone`, seen from `today`. */
export function useReminderWords(today: string, zone: string) {
  const t = useTranslations('reminders');
  const words = useTranslations('display');
  return useMemo(() => {
    /** `today 10:12`, `18 Nov 17:40`. */
    const moment = (seconds: number) => {
      const on = localDay(seconds, zone);
      const time = clockTime(seconds, zone);
      return on === today ? t('todayAt', { time }) : `${shortDay(on)} ${time}`;
    };
    return {
      moment,
      dueIn: (dueDate: string) => {
        const days = daysBetween(today, dueDate);
        if (days < 0) return t('daysOver', { count: -days });
        if (days === 0) return t('today');
        if (days === 1) return t('tomorrow');
        if (days < WEEK_DAYS) return weekday.format(new Date(`${dueDate}T00:00:00Z`));
        return t('inDays', { count: days });
      },
      child: ({ dob, age, gender }: Pick<ReminderRow, 'dob' | 'age' | 'gender'>) => {
        const known = ageOn(today, { dob, age });
        const years =
          known && words(`age.${known.about ? 'aboutYears' : known.unit}`, { count: known.count });
        return [years, gender].filter((part) => part !== null && part !== '').join(' ');
      },
      evidence: (evidence: Evidence) => {
        if (evidence.kind === 'here')
          return evidence.token === null
            ? t('evidence.hereNow')
            : t('evidence.here', { token: evidence.token });
        if (evidence.kind === 'seen' || evidence.kind === 'booked')
          return t(`evidence.${evidence.kind}`, { at: moment(evidence.at) });
        if (evidence.kind === 'handled') return t('evidence.handled', { day: shortDay(evidence.day) });
        return t(`evidence.said.${evidence.reason === 'refused' ? 'refused' : 'already-done'}`);
      },
      /** A line of the history that tells of a call, a message or the end. */
      detail: (kind: string, detail: Record<string, string>) => {
        if (kind === 'attempt') return t(`outcomes.${outcomeOf(detail['outcome'] ?? '')}`);
        if (kind === 'closed')
          return t('closedAs', { reason: t(`reasons.${reasonOf(detail['reason'] ?? null)}`) });
        const channels = ['call', 'whatsapp', 'sms', 'copy'] as const;
        return t(`lines.message.${channels.find((one) => one === detail['by']) ?? 'copy'}`);
      },
      /** What happened last, for the owner's column. */
      last: (row: ReminderRow) => {
        if (row.state === 'closed') return t(`reasons.${reasonOf(row.reason)}`);
        if (row.snoozedUntil !== null && row.snoozedUntil * 1000 > Date.now())
          return t('sleepsUntil', { at: moment(row.snoozedUntil) });
        if (row.lastOutcome === null)
          return localDay(row.arrivedAt, zone) === today
            ? t('cameIn', { at: clockTime(row.arrivedAt, zone) })
            : t('notCalled');
        const outcome = t(`outcomes.${outcomeOf(row.lastOutcome)}`).toLocaleLowerCase('en');
        return row.attempts > 1 ? t('called', { count: row.attempts, outcome }) : outcome;
      },
    };
  }, [t, words, today, zone]);
}

function outcomeOf(text: string) {
  const known = ['reached', 'no-answer', 'wrong-number', 'refused', 'already-done', 'booked'] as const;
  return known.find((one) => one === text) ?? 'reached';
}

function reasonOf(text: string | null) {
  const known = ['came-in', 'booked', 'already-done', 'refused', 'not-reached', 'handled-elsewhere'] as const;
  return known.find((one) => one === text) ?? 'not-reached';
}
