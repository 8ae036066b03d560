'use client';
import { useTranslations } from 'next-intl';
import { useActionState, useEffect } from 'react';
import { PasswordField } from '@/components/session/password-field';
import { Button } from '@/components/ui/button';
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/text-field';
import type { FirstAdministratorFields, FirstAdministratorState } from './first-administrator-state';

interface FirstAdministratorFormProps {
  token: string;
  /** The shortest password that is taken */
  shortest: number;
  action: (previous: FirstAdministratorState, form: FormData) => Promise<FirstAdministratorState>;
}

const ID = { name: 'administrator-name', email: 'administrator-email', password: 'administrator-password' };
const LONGEST = 128;

/** Name, e-mail and password of the first administrator; works without script too. */
export function FirstAdministratorForm({ token, shortest, action }: FirstAdministratorFormProps) {
  const t = useTranslations('firstAdministrator');
  const [state, send, pending] = useActionState(action, { kind: 'empty' });
  const values = state.kind === 'empty' ? { name: '', email: '' } : state.values;
  const errors = sentences(state.kind === 'wrong' ? state.fields : {});
  const problems: FieldProblem[] = state.kind === 'unavailable' ? [{ message: t('unavailable') }] : [];
  for (const field of ['name', 'email', 'password'] as const) {
    const message = errors[field];
    if (message) problems.push({ fieldId: ID[field], message });
  }

  useEffect(() => {
    if (state.kind !== 'wrong') return;
    const { name, email } = state.fields;
    document.getElementById(name ? ID.name : email ? ID.email : ID.password)?.focus();
  }, [state]);

  function sentences(fields: FirstAdministratorFields) {
    return {
      name: fields.name && t(fields.name),
      email: fields.email && t(fields.email),
      password: fields.password && t(`passwordProblem.${fields.password}`, { shortest, longest: LONGEST }),
    };
  }

  return (
    <form action={send} noValidate className="space-y-4">
      <ErrorSummary title={t('summary')} problems={problems} />
      <input type="hidden" name="token" value={token} />
      <TextField
        id={ID.name}
        name="name"
        label={t('name')}
        required
        autoComplete="name"
        autoFocus
        defaultValue={values.name}
        error={errors.name}
      />
      <TextField
        id={ID.email}
        name="email"
        type="email"
        label={t('email')}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={values.email}
        error={errors.email}
      />
      <PasswordField
        id={ID.password}
        name="password"
        label={t('password')}
        description={t('passwordHelp', { shortest })}
        autoComplete="new-password"
        error={errors.password}
      />
      <Button type="submit" variant="primary" pending={pending} className="w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
