'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, lazy } from 'react';
import { fetchSignedIn } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { PanelBody, PanelHeader } from '@/components/ui/panel-parts';
import { SidePanel } from '@/components/ui/side-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState, ForbiddenState } from '@/components/ui/state-screen';
import type { EditorOpening, OpenTrouble } from './opening';
import type { Opened, SaveAction } from './saving';

// The editor is most of the board's script and comes when it is opened. React's own lazy does what next/dynamic
// would, for 2 KB less.
const AppointmentEditor = lazy(async () => ({
  default: (await import('./appointment-editor')).AppointmentEditor,
}));

interface AppointmentPanelProps {
  id: string;
  save: SaveAction;
  onClose: () => void;
  /** Something was stored; the board shows it. */
  onStored: () => void;
}

/** The open appointment beside the board. */
export function AppointmentPanel({ id, save, onClose, onStored }: AppointmentPanelProps) {
  const t = useTranslations('appointment');
  const client = useQueryClient();
  const key = ['appointment', id];
  const opening = useQuery<EditorOpening, OpenError>({
    queryKey: key,
    queryFn: ({ signal }) => open(id, signal),
    staleTime: Infinity,
    // Opened again it is read again: somebody may have changed it meanwhile.
    gcTime: 0,
    retry: false,
  });
  const stored = (opened: Opened) => {
    client.setQueryData<EditorOpening>(key, (last) => last && { ...last, opened });
    onStored();
  };
  return (
    <SidePanel label={t('editAppointment')} onClose={onClose} returnFocusId={`row-${id}`}>
      {opening.data ? (
        <Suspense fallback={<PanelLoading />}>
          <AppointmentEditor {...opening.data} save={save} onStored={stored} layout="panel" />
        </Suspense>
      ) : opening.error ? (
        <PanelProblem trouble={opening.error.trouble} onRetry={() => void opening.refetch()} />
      ) : (
        <PanelLoading />
      )}
    </SidePanel>
  );
}

class OpenError extends Error {
  override readonly name = 'OpenError';
  constructor(readonly trouble: OpenTrouble) {
    super(`The appointment did not open: ${trouble}`);
  }
}

async function open(id: string, signal: AbortSignal): Promise<EditorOpening> {
  const address = `/api/board/appointments/${encodeURIComponent(id)}`;
  const response = await fetchSignedIn(address, { signal, cache: 'no-store' });
  if (response.ok) return (await response.json()) as EditorOpening;
  if (response.status === 403) throw new OpenError('forbidden');
  throw new OpenError(response.status === 404 ? 'gone' : 'unreachable');
}

function PanelLoading() {
  const t = useTranslations('appointment');
  return (
    <div role="status" aria-label={t('opening')} className="space-y-4 px-5 py-4">
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-2/3" />
    </div>
  );
}

function PanelProblem({ trouble, onRetry }: { trouble: OpenTrouble; onRetry: () => void }) {
  const t = useTranslations('appointment.openProblem');
  return (
    <>
      <PanelHeader title={t(`${trouble}Title`)} />
      <PanelBody>
        {trouble === 'forbidden' ? (
          <ForbiddenState title={t('forbiddenTitle')}>{t('forbidden')}</ForbiddenState>
        ) : (
          <ErrorState
            title={t(`${trouble}Title`)}
            action={trouble === 'unreachable' && <Button onClick={onRetry}>{t('again')}</Button>}
          >
            {t(trouble)}
          </ErrorState>
        )}
      </PanelBody>
    </>
  );
}
