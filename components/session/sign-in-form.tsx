'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { PasswordField } from './password-field';
import type { SignInProblem } from './session-requests';
import { SignInSummary } from './sign-in-summary';
import { useSignIn } from './use-sign-in';

interface SignInFormProps {
  /** A path of ours, checked by the server */
  next: string;
  /** What the server said to a form that was sent without script */
  problem?: SignInProblem | 'incomplete' | undefined;
}

const EMAIL = 'sign-in-email';
const PASSWORD = 'sign-in-password';

/** The sign-in. A real form: sent before the script is there, it is a POST, and no password gets into an address. */
export function SignInForm({ next, problem }: SignInFormProps) {
  const t = useTranslations('signIn');
  const { problems, pending, onSubmit } = useSignIn(
    {
      onSignedIn: () => window.location.assign(next),
      onSecondStep: () => window.location.assign(`/second-factor?next=${encodeURIComponent(next)}`),
    },
    problem,
  );
  return (
    <form method="post" action="/api/session" noValidate onSubmit={onSubmit} className="space-y-4">
      <SignInSummary problems={problems} emailId={EMAIL} passwordId={PASSWORD} />
      <input type="hidden" name="next" value={next} />
      <TextField
        id={EMAIL}
        name="email"
        type="email"
        label={t('email')}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        error={problems.email && t(problems.email)}
      />
      <PasswordField
        id={PASSWORD}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={problems.password && t(problems.password)}
      />
      <Button type="submit" variant="primary" pending={pending} className="w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
