'use client';
import { useTranslations } from 'next-intl';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useState } from 'react';
import { MarkSign } from '@/components/shell/mark';
import { Button } from '@/components/ui/button';
import { CodeForm } from './code-form';
import { PasswordField } from './password-field';
import type { SessionTimes } from './session-times';
import { SignInSummary } from './sign-in-summary';
import { useSignIn, type SignInProblems } from './use-sign-in';

interface OverDialogProps {
  name: string;
  email: string;
  onSignedIn: (times: SessionTimes) => void;
}

const PASSWORD = 'sign-in-again-password';

/** The session has ended: the page stays as it is, but nobody reads patients' names from it until its owner is back. */
export function OverDialog({ name, email, onSignedIn }: OverDialogProps) {
  const t = useTranslations('session');
  const [step, setStep] = useState<'password' | 'code' | 'again'>('password');
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      className="fixed inset-0 z-70 grid place-items-center bg-bg p-4"
    >
      <Modal className="w-full max-w-95 rounded-card border border-line bg-surface shadow-float">
        <AriaDialog role="alertdialog" className="p-6 outline-none">
          <MarkSign />
          <Heading slot="title" className="mt-4 text-title font-[650] tracking-[-0.015em]">
            {t('overTitle')}
          </Heading>
          <p className="mt-1 mb-5 text-ink-2">{t('over', { name })}</p>
          {step === 'code' ? (
            <CodeForm onSignedIn={onSignedIn} onOver={() => setStep('again')} />
          ) : (
            <PasswordAgain
              email={email}
              problem={step === 'again' ? 'step-over' : undefined}
              onSignedIn={onSignedIn}
              onSecondStep={() => setStep('code')}
            />
          )}
          <a
            href="/sign-in"
            className="mt-4 block text-center text-small text-ink-3 underline-offset-3 hover:text-ink hover:underline"
          >
            {t('somebodyElse', { name })}
          </a>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PasswordAgainProps extends Pick<OverDialogProps, 'email' | 'onSignedIn'> {
  problem: SignInProblems['answer'];
  onSecondStep: () => void;
}

function PasswordAgain({ email, problem, onSignedIn, onSecondStep }: PasswordAgainProps) {
  const label = useTranslations('signIn');
  const { problems, pending, onSubmit } = useSignIn({ onSignedIn, onSecondStep }, problem);
  return (
    <form method="post" action="/api/session" noValidate onSubmit={onSubmit} className="space-y-4">
      <SignInSummary problems={problems} emailId={PASSWORD} passwordId={PASSWORD} />
      {/* For password managers, and for the eye: it is this person's page. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        tabIndex={-1}
        value={email}
        aria-label={label('email')}
        className="w-full truncate text-ink-3"
      />
      <PasswordField
        id={PASSWORD}
        name="password"
        label={label('password')}
        autoComplete="current-password"
        autoFocus
        error={problems.password && label(problems.password)}
      />
      <Button type="submit" variant="primary" pending={pending} className="w-full">
        {label('submit')}
      </Button>
    </form>
  );
}
