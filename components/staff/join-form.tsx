'use client';
import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { PasswordField } from '@/components/session/password-field';
import { Button } from '@/components/ui/button';
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary';
import type { FirstAdministratorFields } from './first-administrator-state';

type Problem = NonNullable<FirstAdministratorFields['password']>;

/** What the form shows after it was sent. */
export type JoinState = { kind: 'empty' } | { kind: 'unavailable' } | { kind: 'wrong'; problem: Problem };

interface JoinFormProps {
  token: string;
  /** Whose password it will be; password managers keep it under this name. */
  email: string;
  /** The shortest password that is taken */
  shortest: number;
  action: (previous: JoinState, form: FormData) => Promise<JoinState>;
}

const PASSWORD = 'join-password';
const LONGEST = 128;

/** One password; works without script too. */
export function JoinForm({ token, email, shortest, action }: JoinFormProps) {
  const t = useTranslations('firstAdministrator');
  const join = useTranslations('join');
  const [state, send, pending] = useActionState(action, { kind: 'empty' });
  const error =
    state.kind === 'wrong'
      ? t(`passwordProblem.${state.problem}`, { shortest, longest: LONGEST })
      : undefined;
  const problems: FieldProblem[] = state.kind === 'unavailable' ? [{ message: t('unavailable') }] : [];
  if (error) problems.push({ fieldId: PASSWORD, message: error });
  return (
    <form action={send} noValidate className="space-y-4">
      <ErrorSummary title={t('summary')} problems={problems} />
      <input type="hidden" name="token" value={token} />
      <input
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        tabIndex={-1}
        value={email}
        aria-label={t('email')}
        className="w-full truncate text-ink-3"
      />
      <PasswordField
        key={state.kind}
        id={PASSWORD}
        name="password"
        label={t('password')}
        description={t('passwordHelp', { shortest })}
        autoComplete="new-password"
        autoFocus
        error={error}
      />
      <Button type="submit" variant="primary" pending={pending} className="w-full">
        {join('submit')}
      </Button>
    </form>
  );
}
