'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { CodeField } from '@/components/session/code-field';
import { attempt } from '@/components/session/signed-in';
import { focusField, textOf } from '@/components/session/use-sign-in';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { showToast } from '@/components/ui/toast-queue';
import { RecoveryCodes } from './recovery-codes';

type Refused = { kind: 'wrong-code' | 'forbidden' | 'signed-out' } | { kind: 'throttled'; minutes: number };
export type FactorAnswer = { kind: 'off' } | { kind: 'codes'; codes: string[] } | Refused;

export interface FactorActions {
  off: (code: string) => Promise<FactorAnswer>;
  codes: (code: string) => Promise<FactorAnswer>;
}

interface CodeDialogProps {
  wanted: 'off' | 'codes';
  actions: FactorActions;
  onClose: () => void;
}

const FORM = 'second-factor-form';

/** Asks for a code before the second factor goes off or gets new recovery codes: who finds a desk open has none. */
export function CodeDialog({ wanted, actions, onClose }: CodeDialogProps) {
  const t = useTranslations('secondFactor');
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    setPending(true);
    const code = textOf(new FormData(form), 'code');
    const answer = await attempt(() => actions[wanted](code)).catch(() => null);
    setPending(false);
    if (answer?.kind === 'codes') setCodes(answer.codes);
    else if (answer?.kind === 'off') {
      showToast({ text: t('switchedOff') });
      onClose();
    } else {
      const minutes = answer?.kind === 'throttled' ? answer.minutes : 0;
      setProblem(t(`problem.${problemOf(answer)}`, { minutes }));
      focusField(form, 'code');
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void submit(event.currentTarget);
  };
  if (codes)
    return (
      <Dialog
        open
        role="alertdialog"
        title={t('newCodesTitle')}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('codesKept')}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t(wanted === 'off' ? 'offTitle' : 'newCodesTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary" pending={pending}>
            {t(wanted === 'off' ? 'switchOff' : 'makeCodes')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={onSubmit} className="space-y-4">
        <p>{t(wanted === 'off' ? 'offAsk' : 'newCodesAsk')}</p>
        <CodeField id="factor-code" description={t('codeHelp')} error={problem} />
      </form>
    </Dialog>
  );
}

function problemOf(answer: FactorAnswer | null): 'wrong-code' | 'throttled' | 'unavailable' {
  return answer?.kind === 'wrong-code' || answer?.kind === 'throttled' ? answer.kind : 'unavailable';
}
