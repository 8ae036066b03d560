'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { OpenedReminder } from '@/lib/display/reminder';
import type { useSteps } from './use-steps';

const NOTE_MAX = 1000;

interface PanelNoteProps {
  opened: OpenedReminder;
  steps: ReturnType<typeof useSteps>;
}

/** A sentence for whoever works on it next. */
export function PanelNote({ opened, steps }: PanelNoteProps) {
  const { reminder } = opened;
  const t = useTranslations('reminders');
  const [text, setText] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const done = await steps.step(reminder, { do: 'note', text }, t('done.note', { name: reminder.name }));
    if (done) setText('');
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-2">
      <TextArea
        label={t('note')}
        rows={2}
        limit={NOTE_MAX}
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <Button type="submit" className="self-start">
          {t('saveNote')}
        </Button>
      )}
    </form>
  );
}
