'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CodeField } from './code-field';
import { type CodeProblem, sendCode } from './code-request';
import type { SessionTimes } from './session-times';
import { focusField, textOf } from './use-sign-in';

interface CodeFormProps {
  onSignedIn: (times: SessionTimes) => void;
  /** The step is over: the password is asked for again. */
  onOver: () => void;
  /** A path of ours, for a form that is sent without script */
  next?: string;
  /** What the server said to such a form */
  problem?: CodeProblem | undefined;
}

type Problem = { kind: CodeProblem; waitSeconds: number };

/** The second step of a sign-in: one field for both kinds of code. A real form, like the first step. */
export function CodeForm({ onSignedIn, onOver, next, problem: known }: CodeFormProps) {
  const t = useTranslations('secondFactor');
  const [problem, setProblem] = useState<Problem | null>(known ? { kind: known, waitSeconds: 0 } : null);
  const [pending, setPending] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    setPending(true);
    const answer = await sendCode(textOf(new FormData(form), 'code') || '-');
    if (answer.kind === 'signed-in') {
      onSignedIn(answer.times);
      return;
    }
    if (answer.kind === 'step-over') {
      onOver();
      return;
    }
    setPending(false);
    setProblem({ kind: answer.problem, waitSeconds: answer.waitSeconds });
    focusField(form, 'code');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void submit(event.currentTarget);
  };
  const said = problem && t(`problem.${problem.kind}`, { minutes: Math.ceil(problem.waitSeconds / 60) });
  return (
    <form
      method="post"
      action="/api/session/second-factor"
      noValidate
      onSubmit={onSubmit}
      className="space-y-4"
    >
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <CodeField id="second-factor-code" description={t('codeHelp')} error={said ?? undefined} />
      <Button type="submit" variant="primary" pending={pending} className="w-full">
        {t('finish')}
      </Button>
    </form>
  );
}
