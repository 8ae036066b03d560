'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ShownDocument } from '@/lib/display/document';
import { ImagePage, PdfPage, type PageProps } from './viewer-pages';

const ignore = () => undefined;

/** The first page of a document, as wide as there is room. */
export function Preview({ document }: { document: ShownDocument }) {
  const t = useTranslations('documents');
  const [page] = useState<PageProps>({ id: document.id, page: 0, zoom: 1, turns: 0, onPages: ignore });
  return (
    <div
      role="group"
      aria-label={t('preview')}
      className="mt-4 overflow-clip rounded-box border border-line bg-sunken p-2"
    >
      {document.media_type === 'application/pdf' ? <PdfPage {...page} /> : <ImagePage {...page} />}
    </div>
  );
}
