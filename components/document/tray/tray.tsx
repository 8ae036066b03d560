'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FindPatients } from '@/components/patient/find/found-view';
import { whenWords } from '@/components/patient/moment-words';
import { Button } from '@/components/ui/button';
import { InlineAlert } from '@/components/ui/inline-alert';
import { PageHeader } from '@/components/ui/page-header';
import { RowGrid } from '@/components/ui/row-grid';
import { EmptyState } from '@/components/ui/state-screen';
import { AddDocumentsPanel } from '../add-documents-panel';
import { useUploads } from '../use-uploads';
import { GivePanel } from './give-panel';
import { TrayRow } from './tray-row';
import type { TrayActions, TrayView } from './tray-view';
import { useGiving } from './use-giving';
import { useTray } from './use-tray';

interface TrayProps {
  first: TrayView;
  find: FindPatients;
  actions: TrayActions;
  may: { upload: boolean };
  encrypted: boolean;
}

const ADD = 'add';

/** Documents that nobody has been given yet. Enter on one proposes a patient, Enter again gives it. */
export function Tray(props: TrayProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <OpenTray {...props} />
    </QueryClientProvider>
  );
}

function OpenTray({ first, find, actions, may, encrypted }: TrayProps) {
  const t = useTranslations('tray');
  const { tray, away, refresh, leaveOut } = useTray(first);
  const { documents, zone, now } = tray;
  const [open, setOpen] = useState<string | null>(null);
  const uploads = useUploads(null, refresh);
  const close = () => {
    giving.forget();
    setOpen(null);
  };
  const giving = useGiving({ actions, leaveOut, refresh, onGiven: () => setOpen(null) });
  const at = documents.findIndex(({ id }) => id === open);
  const opened = documents[at];
  const next = documents[at + 1] ?? documents[at - 1];
  const when = (moment: number) => whenWords(moment, now, zone);
  const add = may.upload && <Button onClick={() => setOpen(ADD)}>{t('add')}</Button>;
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub', { count: documents.length })} actions={add} />
      {away && (
        <InlineAlert tone="warn" live="status" className="mb-3">
          {t('away')}
        </InlineAlert>
      )}
      {documents.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
      ) : (
        <RowGrid label={t('list')} rowIds={documents.map(({ id }) => id)} selectedId={open} onOpen={setOpen}>
          {documents.map((document) => (
            <TrayRow key={document.id} document={document} when={when} onGive={() => setOpen(document.id)} />
          ))}
        </RowGrid>
      )}
      {opened && (
        <GivePanel
          key={opened.id}
          document={opened}
          find={find}
          giving={giving}
          when={when}
          returnFocusId={next && `row-${next.id}`}
          onClose={close}
        />
      )}
      {open === ADD && (
        <AddDocumentsPanel
          initials={null}
          whose={t('forNobody')}
          uploads={uploads}
          encrypted={encrypted}
          cases={[]}
          when={when}
          onClose={close}
        />
      )}
    </>
  );
}
