'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { showToast } from '@/components/ui/toast-queue';
import type { Answer, Shown } from './keys-view';
import { SecretDialog } from './secret-dialog';

/**
 * Asks for a change and says how it went: a secret is shown once, a done thing in a toast, trouble as a sentence.
 * `dialog` has to stand on the page.
 */
export function useAsking(): {
  pending: boolean;
  ask: (call: () => Promise<Answer>, done: string, undo?: () => void) => Promise<boolean>;
  dialog: ReactNode;
} {
  const t = useTranslations('keys');
  const [pending, setPending] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const ask = async (call: () => Promise<Answer>, done: string, undo?: () => void) => {
    setPending(true);
    const answer = await attempt(call).catch(() => ({ kind: 'unreachable' as const }));
    setPending(false);
    if (answer.kind === 'made') setShown(answer.shown);
    else showToast(answer.kind === 'ok' ? { text: done, undo } : { text: t(`trouble.${answer.kind}`) });
    return answer.kind === 'made' || answer.kind === 'ok';
  };
  return { pending, ask, dialog: shown && <SecretDialog shown={shown} onClose={() => setShown(null)} /> };
}
