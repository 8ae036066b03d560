'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState } from 'react';
import { CodeField } from '@/components/session/code-field';
import { PasswordField } from '@/components/session/password-field';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { InlineAlert } from '@/components/ui/inline-alert';
import { RecoveryCodes } from './recovery-codes';

/** What the forms of the set-up were answered. */
export type SetUpState =
  | { kind: 'empty' | 'wrong-code' | 'not-begun' | 'signed-out' | 'forbidden' }
  | { kind: 'wrong-password' | 'throttled-password' }
  | { kind: 'on'; codes: string[] };

interface SetUpProps {
  stage: 'off' | 'setting-up' | 'on';
  /** In base32; while it is being set up */
  appKey: string | null;
  qr: ReactNode;
  /** Nothing else is open to this person before */
  owed: boolean;
  /** A path of ours */
  next: string;
  begin: (previous: SetUpState, form: FormData) => Promise<SetUpState>;
  confirm: (previous: SetUpState, form: FormData) => Promise<SetUpState>;
}

const EMPTY: SetUpState = { kind: 'empty' };

/** From the explanation to the recovery codes, one thing at a time; every step works without script. */
export function SetUp({ stage, appKey, qr, owed, next, begin, confirm }: SetUpProps) {
  const t = useTranslations('secondFactor');
  const [begun, beginAction, beginning] = useActionState(begin, EMPTY);
  const [confirmed, confirmAction, confirming] = useActionState(confirm, EMPTY);
  if (confirmed.kind === 'on') return <RecoveryCodes codes={confirmed.codes} next={next} />;
  if (stage === 'on')
    return (
      <>
        <p className="mt-1 mb-5 text-ink-2">{t('alreadyOn')}</p>
        <a href="/account" className={buttonClass('primary')}>
          {t('toAccount')}
        </a>
      </>
    );
  const over = begun.kind === 'signed-out' || confirmed.kind === 'signed-out';
  return (
    <>
      <p className="mt-1 mb-5 text-ink-2">{t(leadOf(stage, owed))}</p>
      {over && (
        <InlineAlert tone="error" live="alert" className="mb-4">
          {t.rich('sessionOver', { link: (chunks) => <a href="/sign-in">{chunks}</a> })}
        </InlineAlert>
      )}
      {stage === 'setting-up' && appKey !== null ? (
        <form action={confirmAction} noValidate className="space-y-4">
          {qr}
          <KeyText value={appKey} />
          <CodeField
            key={confirmed.kind}
            id="set-up-code"
            description={t('firstCode')}
            error={confirmed.kind === 'wrong-code' ? t('problem.firstCode') : undefined}
          />
          <Button type="submit" variant="primary" pending={confirming} className="w-full">
            {t('turnOn')}
          </Button>
        </form>
      ) : (
        <form action={beginAction} noValidate className="space-y-4">
          {!owed && (
            <PasswordField
              key={begun.kind}
              id="set-up-password"
              name="password"
              label={t('password')}
              description={t('passwordHelp')}
              autoComplete="current-password"
              autoFocus
              error={isAboutPassword(begun.kind) ? t(`problem.${begun.kind}`) : undefined}
            />
          )}
          <Button type="submit" variant="primary" pending={beginning} className="w-full">
            {t('begin')}
          </Button>
        </form>
      )}
      {!owed && (
        <a
          href="/account"
          className="mt-4 block text-center text-small text-ink-3 underline-offset-3 hover:text-ink hover:underline"
        >
          {t('notNow')}
        </a>
      )}
    </>
  );
}

function isAboutPassword(kind: SetUpState['kind']): kind is 'wrong-password' | 'throttled-password' {
  return kind === 'wrong-password' || kind === 'throttled-password';
}

function leadOf(stage: 'off' | 'setting-up', owed: boolean) {
  if (stage === 'setting-up') return 'scan';
  return owed ? 'owedLead' : 'setUpLead';
}

/** For an app on the same phone, or a camera that does not work: four characters at a time, as they are read out. */
function KeyText({ value }: { value: string }) {
  const t = useTranslations('secondFactor');
  const groups = value.match(/.{1,4}/g) ?? [];
  return (
    <div className="text-center">
      <p className="text-small text-ink-3">{t('keyLead')}</p>
      <p className="mt-1 font-medium text-balance select-all">
        <code>{groups.join(' ')}</code>
      </p>
    </div>
  );
}
