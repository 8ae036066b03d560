'use client';
import { Ban, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { StatusBadge } from '@/components/ui/status-badge';
import { Table, Td, Th } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { ConfirmDialog } from './confirm-dialog';
import { dayIn } from './day-in';
import type { DoorActions, DoorSecretView } from './keys-view';
import { Section } from './section';
import { useAsking } from './use-asking';

interface DoorSecretsProps {
  secrets: readonly DoorSecretView[];
  zone: string;
  actions: DoorActions;
}

/** What senders of events prove themselves with: any number of each, so that one can be changed in peace. */
export function DoorSecrets({ secrets, zone, actions }: DoorSecretsProps) {
  const t = useTranslations('keys');
  const { ask, dialog } = useAsking();
  const [revoking, setRevoking] = useState<DoorSecretView | null>(null);
  const day = dayIn(zone);
  return (
    <Section
      title={t('door')}
      lead={t('doorLead')}
      actions={(['unsigned-token', 'signing-key'] as const).map((kind) => (
        <Button key={kind} onClick={() => void ask(() => actions.add(kind), '')}>
          {t(`addDoor.${kind}`)}
        </Button>
      ))}
    >
      <Table label={t('door')}>
        <thead>
          <tr>
            <Th>{t('kind')}</Th>
            <Th>{t('state')}</Th>
            <Th className="phone:hidden">{t('since')}</Th>
            <Th>
              <span className="sr-only">{t('actions')}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {secrets.map((secret) => (
            <tr key={secret.id}>
              <Td>
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {t(`doorKinds.${secret.kind}`)}
                  {secret.own && <Tag>{t('ownService')}</Tag>}
                </span>
                <span className="block text-small [overflow-wrap:anywhere] text-ink-3">{secret.id}</span>
              </Td>
              <Td>
                <StatusBadge tone={secret.revoked ? 'done' : 'now'} icon={secret.revoked ? Ban : Check}>
                  {t(secret.revoked ? 'keyStates.revoked' : 'keyStates.active')}
                </StatusBadge>
              </Td>
              <Td className="whitespace-nowrap text-ink-2 phone:hidden">{day(secret.createdAt)}</Td>
              <Td numeric>
                {!secret.revoked && !secret.own && (
                  <Button
                    size="small"
                    variant="danger"
                    aria-label={t('revokeNamed', { name: secret.id })}
                    onClick={() => setRevoking(secret)}
                  >
                    {t('revokeShort')}
                  </Button>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {revoking && (
        <ConfirmDialog
          title={t('ask.door', { name: revoking.id })}
          action={t('revoke')}
          onClose={() => setRevoking(null)}
          onConfirmed={() => void ask(() => actions.revoke(revoking.id), t('revoked', { name: revoking.id }))}
        >
          {t('askWhy.door')}
        </ConfirmDialog>
      )}
      {dialog}
    </Section>
  );
}
