'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { InlineAlert } from '@/components/ui/inline-alert';
import { EmptyState } from '@/components/ui/state-screen';
import { ConfirmDialog } from './confirm-dialog';
import { ImportKeyDialog } from './import-key-dialog';
import { KeyTable, type KeyMove } from './key-table';
import type { Checked, KeyActions, KeyView } from './keys-view';
import { Section } from './section';
import { useAsking } from './use-asking';

type CheckOutcome = Exclude<Checked, { kind: 'signed-out' }>;

interface SharedKeysProps {
  keys: readonly KeyView[];
  zone: string;
  actions: KeyActions;
}

/** The keys for encrypted bodies: made, taken over, replaced, ended, and checked. */
export function SharedKeys({ keys, zone, actions }: SharedKeysProps) {
  const t = useTranslations('keys');
  const { pending, ask, dialog } = useAsking();
  const [moving, setMoving] = useState<{ key: KeyView; move: KeyMove } | null>(null);
  const [importing, setImporting] = useState(false);
  const [checked, setChecked] = useState<CheckOutcome | null>(null);
  const check = async () => {
    setChecked(await attempt(actions.check).catch(() => ({ kind: 'unreachable' as const })));
  };
  const move = ({ kid }: KeyView, how: KeyMove) =>
    ask(
      () => (how === 'rotate' ? actions.rotate(kid) : actions.end(kid, how)),
      t(how === 'revoke' ? 'revoked' : 'retired', { name: kid }),
    );
  return (
    <Section
      title={t('shared')}
      lead={t('sharedLead')}
      actions={
        <>
          <Button onClick={() => void check()}>{t('check')}</Button>
          <Button onClick={() => setImporting(true)}>{t('import')}</Button>
          <Button variant="primary" pending={pending} onClick={() => void ask(actions.make, '')}>
            {t('makeKey')}
          </Button>
        </>
      }
    >
      {checked && <CheckResult checked={checked} />}
      {keys.length === 0 ? (
        <EmptyState title={t('noKeys')}>{t('noKeysWhy')}</EmptyState>
      ) : (
        <KeyTable
          keys={keys}
          opens={checked?.kind === 'ok' ? new Map(checked.keys.map(({ kid, opens }) => [kid, opens])) : null}
          zone={zone}
          onMove={(key, how) => setMoving({ key, move: how })}
        />
      )}
      {moving && (
        <ConfirmDialog
          title={t(`ask.${moving.move}`, { name: moving.key.kid })}
          action={t(moving.move)}
          onClose={() => setMoving(null)}
          onConfirmed={() => void move(moving.key, moving.move)}
        >
          {t(`askWhy.${moving.move}`)}
        </ConfirmDialog>
      )}
      {importing && (
        <ImportKeyDialog
          onClose={() => setImporting(false)}
          onSave={async (key) => {
            if (await ask(() => actions.takeOver(key), t('imported', { name: key.kid }))) setImporting(false);
          }}
        />
      )}
      {dialog}
    </Section>
  );
}

function CheckResult({ checked }: { checked: CheckOutcome }) {
  const t = useTranslations('keys');
  const broken = checked.kind === 'ok' ? checked.keys.filter(({ opens }) => !opens) : [];
  const good = checked.kind === 'ok' && broken.length === 0;
  return (
    <InlineAlert tone={good ? 'good' : 'error'} live="status" className="mb-3">
      {checked.kind !== 'ok'
        ? t(`trouble.${checked.kind}`)
        : good
          ? t('allOpen', { count: checked.keys.length })
          : t('someBroken', { names: broken.map(({ kid }) => kid).join(', ') })}
    </InlineAlert>
  );
}
