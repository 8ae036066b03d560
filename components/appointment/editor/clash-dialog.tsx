'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { clockTime } from '@/lib/display/clock';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import type { ClashChoices, ForeignChange } from '../saving';
import { useEditor } from './editor-context';
import { useFieldWords } from './field-words';

interface ClashDialogProps {
  clashes: readonly ForeignChange[];
  zone: string;
  onDecided: (choices: ClashChoices) => void;
  onClose: () => void;
}

/** Both sides changed the same fields: asks about each, naming who and when. What was typed stays in the editor. */
export function ClashDialog({ clashes, zone, onDecided, onClose }: ClashDialogProps) {
  const t = useTranslations('appointment.clash');
  const [choices, setChoices] = useState<ClashChoices>({});
  const [pressed, setPressed] = useState(false);
  const open = clashes.filter(({ path }) => choices[path] === undefined);
  const decide = () => {
    setPressed(true);
    if (open.length === 0) onDecided(choices);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      width="large"
      onClose={onClose}
      title={t('title', { count: clashes.length })}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="primary" onClick={decide}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{t('body')}</p>
      {clashes.map((clash) => (
        <ClashQuestion
          key={clash.path}
          clash={clash}
          zone={zone}
          choice={choices[clash.path] ?? null}
          error={pressed && choices[clash.path] === undefined ? t('choose') : undefined}
          onChoose={(choice) => setChoices({ ...choices, [clash.path]: choice })}
        />
      ))}
    </Dialog>
  );
}

interface ClashQuestionProps {
  clash: ForeignChange;
  zone: string;
  choice: 'mine' | 'theirs' | null;
  error: string | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

function ClashQuestion({ clash, zone, choice, error, onChoose }: ClashQuestionProps) {
  const t = useTranslations('appointment.clash');
  const words = useFieldWords(zone, useEditor().choices);
  const { path, mine, theirs, when } = clash;
  const who = clash.who ?? t('somebody');
  return (
    <div className="mt-4 rounded-box border border-line px-3.5 py-3 text-ink">
      <RadioGroup
        label={words.name(path)}
        choices={[
          { id: 'mine', label: words.value(path, mine), description: t('mine') },
          {
            id: 'theirs',
            label: words.value(path, theirs),
            description:
              when === null ? t('theirs', { who }) : t('theirsAt', { who, at: clockTime(when, zone) }),
          },
        ]}
        value={choice}
        onChange={onChoose}
        error={error}
      />
    </div>
  );
}
