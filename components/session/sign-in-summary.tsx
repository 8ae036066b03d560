'use client';
import { useTranslations } from 'next-intl';
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary';
import type { SignInProblems } from './use-sign-in';

interface SignInSummaryProps {
  problems: SignInProblems;
  emailId: string;
  passwordId: string;
}

/** What keeps a person out, in sentences, on top of the form. */
export function SignInSummary({ problems, emailId, passwordId }: SignInSummaryProps) {
  const t = useTranslations('signIn');
  const { email, password, answer, waitSeconds = 0 } = problems;
  const list: FieldProblem[] = [];
  if (email) list.push({ fieldId: emailId, message: t(email) });
  if (password) list.push({ fieldId: passwordId, message: t(password) });
  if (answer) list.push({ message: t(`problem.${answer}`, { minutes: Math.ceil(waitSeconds / 60) }) });
  return <ErrorSummary title={t('summary')} problems={list} />;
}
