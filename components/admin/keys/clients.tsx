'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ClientDialog } from './client-dialog';
import { ClientTable, type ClientMove } from './client-table';
import { ConfirmDialog } from './confirm-dialog';
import type { ClientActions, ClientView } from './keys-view';
import { Section } from './section';
import { useAsking } from './use-asking';

interface ClientsProps {
  clients: readonly ClientView[];
  zone: string;
  actions: ClientActions;
}

/** The programs that ask this business's service: what each may do, and whether it may log in. */
export function Clients({ clients, zone, actions }: ClientsProps) {
  const t = useTranslations('keys');
  const { ask, dialog } = useAsking();
  const [editing, setEditing] = useState<ClientView | 'new' | null>(null);
  const [renewing, setRenewing] = useState<ClientView | null>(null);
  const move = (client: ClientView, how: ClientMove) => {
    const { client_id: id, name } = client;
    if (how === 'rights') setEditing(client);
    else if (how === 'renew') setRenewing(client);
    else {
      const enabled = how === 'enable';
      void ask(
        () => actions.change(id, { enabled }),
        t(enabled ? 'enabled' : 'disabled', { name }),
        () =>
          void ask(
            () => actions.change(id, { enabled: !enabled }),
            t(enabled ? 'disabled' : 'enabled', { name }),
          ),
      );
    }
  };
  return (
    <Section
      title={t('clients')}
      lead={t('clientsLead')}
      actions={
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t('addClient')}
        </Button>
      }
    >
      <ClientTable clients={clients} zone={zone} onMove={move} />
      {editing && (
        <ClientDialog
          client={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSave={async ({ name, scopes }) => {
            const done = await ask(
              () =>
                editing === 'new'
                  ? actions.add({ name, scopes })
                  : actions.change(editing.client_id, { scopes }),
              t('rightsSet', { name }),
            );
            if (done) setEditing(null);
          }}
        />
      )}
      {renewing && (
        <ConfirmDialog
          title={t('ask.renew', { name: renewing.name })}
          action={t('renew')}
          onClose={() => setRenewing(null)}
          onConfirmed={() => void ask(() => actions.renew(renewing.client_id), '')}
        >
          {t('askWhy.renew')}
        </ConfirmDialog>
      )}
      {dialog}
    </Section>
  );
}
