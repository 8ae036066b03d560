'use client';
// Doing a step with a reminder: at once, with eight seconds to take it back, and a plain sentence when it failed.
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { announce } from '@/components/ui/announcer';
import { showToast } from '@/components/ui/toast-queue';
import type { ReminderActions, StepOutcome, StepRequest } from './reminder-view';

type Named = { id: string; name: string };
export type DoStep = (row: Named, step: StepRequest, text: string) => Promise<boolean>;

/** `refresh` brings the worklist afterwards. `problems` holds, by reminder, why the last step was not done. */
export function useSteps(actions: Pick<ReminderActions, 'work' | 'undo'>, refresh: () => Promise<void>) {
  const t = useTranslations('reminders');
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const ask = useCallback(
    async (row: Named, call: () => Promise<StepOutcome>): Promise<string | null> => {
      setBusy((ids) => new Set(ids).add(row.id));
      const outcome = await call().catch((): StepOutcome => ({ kind: 'unreachable' }));
      await refresh();
      setBusy((ids) => new Set([...ids].filter((id) => id !== row.id)));
      const problem =
        outcome.kind === 'ok'
          ? null
          : outcome.kind === 'taken'
            ? t('problem.taken', { by: outcome.by })
            : t(`problem.${outcome.kind}`);
      setProblems((known) => {
        const next = new Map(known);
        if (problem === null) next.delete(row.id);
        else next.set(row.id, problem);
        return next;
      });
      if (problem !== null) announce(problem, 'assertive');
      return outcome.kind === 'ok' ? outcome.undo : null;
    },
    [refresh, t],
  );

  const step: DoStep = useCallback(
    async (row, request, text) => {
      const entry = await ask(row, () => attempt(() => actions.work(row.id, request)));
      if (entry === null) return false;
      showToast({
        text,
        undo: () => {
          void ask(row, () => attempt(() => actions.undo(entry))).then((undone) => {
            if (undone !== null) showToast({ text: t('undone', { name: row.name }) });
          });
        },
      });
      return true;
    },
    [actions, ask, t],
  );
  return { step, problems, busy };
}
