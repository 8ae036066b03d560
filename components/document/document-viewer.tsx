'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import type { ShownDocument } from '@/lib/display/document';
import { fileAddress } from './file-address';
import { ImagePage, PdfPage, type PageProps } from './viewer-pages';

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
const FIT = ZOOMS.indexOf(1);

interface DocumentViewerProps {
  document: ShownDocument;
  onClose: () => void;
}

/** A document large, page by page. Drawn as a picture, so that nothing in it can act as a page of ours. */
export function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const t = useTranslations('documents.viewer');
  const [page, setPage] = useState(0);
  const [pages, setPages] = useState(document.pages ?? 1);
  const [zoom, setZoom] = useState<number>(FIT);
  const [turns, setTurns] = useState(0);
  const turnPage = (by: number) => setPage(Math.min(pages - 1, Math.max(0, page + by)));
  const zoomBy = (by: number) => setZoom(Math.min(ZOOMS.length - 1, Math.max(0, zoom + by)));
  const keys: Record<string, () => void> = {
    PageDown: () => turnPage(1),
    PageUp: () => turnPage(-1),
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => setZoom(FIT),
    r: () => setTurns((turns + 1) % 4),
  };
  useKeys(keys);
  const shown: PageProps = { id: document.id, page, zoom: ZOOMS[zoom] ?? 1, turns, onPages: setPages };
  const name = document.title || t('document');
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-60 bg-veil data-entering:animate-fade"
    >
      <Modal className="absolute inset-4 overflow-clip rounded-card border border-line bg-surface shadow-float phone:inset-0 phone:rounded-none">
        <AriaDialog className="flex h-full flex-col outline-none">
          <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
            <Heading slot="title" className="min-w-0 flex-1 basis-40 truncate text-lead font-semibold">
              {name}
            </Heading>
            {pages > 1 && (
              <>
                <Button size="small" disabled={page === 0} onClick={() => turnPage(-1)}>
                  {t('previous')}
                </Button>
                <span role="status" className="text-small text-ink-2">
                  {t('page', { page: page + 1, pages })}
                </span>
                <Button size="small" disabled={page >= pages - 1} onClick={() => turnPage(1)}>
                  {t('next')}
                </Button>
              </>
            )}
            <Button size="small" hint="-" disabled={zoom === 0} onClick={() => zoomBy(-1)}>
              {t('smaller')}
            </Button>
            <Button size="small" hint="+" disabled={zoom === ZOOMS.length - 1} onClick={() => zoomBy(1)}>
              {t('larger')}
            </Button>
            <Button size="small" hint="R" onClick={() => setTurns((turns + 1) % 4)}>
              {t('rotate')}
            </Button>
            <a href={fileAddress(document.id, 'whole')} download className={buttonClass('normal', 'small')}>
              {t('save')}
            </a>
            <Button size="small" variant="ghost" hint="Esc" onClick={onClose}>
              {t('close')}
            </Button>
          </header>
          <div
            role="region"
            aria-label={t('pageOf', { name })}
            tabIndex={0}
            className="min-h-0 flex-1 overflow-auto bg-sunken p-4"
          >
            {document.media_type === 'application/pdf' ? <PdfPage {...shown} /> : <ImagePage {...shown} />}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Keys alone, wherever the focus is in the viewer. */
function useKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
