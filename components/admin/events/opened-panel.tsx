'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { SidePanel } from '@/components/ui/side-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state-screen';
import type { Opened } from './event-view';

interface OpenedPanelProps<View> {
  id: string;
  load: (id: string) => Promise<Opened<View>>;
  onClose: () => void;
  children: (delivery: View, reload: () => Promise<void>) => ReactNode;
}

/** A delivery beside the list: on its way, not to be had, or there. */
export function OpenedPanel<View>({ id, load, onClose, children }: OpenedPanelProps<View>) {
  const t = useTranslations('events');
  const [opened, setOpened] = useState<Opened<View> | null>(null);
  const reload = useCallback(
    () =>
      attempt(() => load(id))
        .catch((): Opened<View> => ({ kind: 'unreachable' }))
        .then(setOpened),
    [id, load],
  );
  useEffect(() => {
    void reload();
  }, [reload]);
  return (
    <SidePanel label={t('panel')} onClose={onClose} returnFocusId={`delivery-${id}`}>
      {opened === null ? (
        <div role="status" aria-label={t('opening')} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-11 w-56" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : opened.kind === 'ok' ? (
        children(opened.delivery, reload)
      ) : (
        <ErrorState
          title={t('notOpened')}
          action={
            <>
              <Button onClick={() => void reload()}>{t('again')}</Button>
              <Button onClick={onClose}>{t('close')}</Button>
            </>
          }
        >
          {t(opened.kind === 'gone' ? 'notThere' : 'notOpenedWhy')}
        </ErrorState>
      )}
    </SidePanel>
  );
}
