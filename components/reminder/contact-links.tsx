'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { showToast } from '@/components/ui/toast-queue';
import { Part } from './panel-work';
import type { Language, OpenedReminder } from '@/lib/display/reminder';
import type { useSteps } from './use-steps';

interface ContactLinksProps {
  opened: OpenedReminder;
  steps: ReturnType<typeof useSteps>;
}

/** Ways to the family: call, WhatsApp, SMS, and the text or the link to take along. */
export function ContactLinks({ opened, steps }: ContactLinksProps) {
  const { reminder, texts, bookingLink, mobile, unknownPatient } = opened;
  const t = useTranslations('reminders');
  const [language, setLanguage] = useState<Language>(opened.language);
  const { text, links } = texts[language];
  const told = (by: 'call' | 'whatsapp' | 'sms' | 'copy') =>
    void steps.step(reminder, { do: 'message', by }, t(`done.message.${by}`, { name: reminder.name }));
  const copy = async (what: string) => {
    await navigator.clipboard.writeText(what);
    showToast({ text: t('copied') });
  };
  return (
    <Part title={t('reach')} {...(mobile !== null && { note: mobile })}>
      {links ? (
        <div className="grid grid-cols-3 gap-2">
          <a href={links.call} onClick={() => told('call')} className={buttonClass()}>
            {t('call')}
          </a>
          <a
            href={links.whatsapp}
            target="_blank"
            rel="noreferrer noopener"
            onClick={() => told('whatsapp')}
            className={buttonClass()}
          >
            {t('whatsapp')}
          </a>
          <a href={links.sms} onClick={() => told('sms')} className={buttonClass()}>
            {t('sms')}
          </a>
        </div>
      ) : (
        <p className="text-ink-3">{t(unknownPatient ? 'unknownPatient' : 'noNumber')}</p>
      )}
      <p
        lang={language}
        className="mt-2 rounded-small bg-sunken px-3 py-2 text-small text-ink-2 [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={t('language')}
          hideLabel
          value={language}
          choices={[
            { id: 'en', label: 'English' },
            { id: 'hi', label: 'हिन्दी' },
          ]}
          onChange={setLanguage}
        />
        <Button onClick={() => void copy(text)}>{t('copyText')}</Button>
        {bookingLink !== '' && <Button onClick={() => void copy(bookingLink)}>{t('copyLink')}</Button>}
      </div>
    </Part>
  );
}
