'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Box } from '@/components/ui/card';
import { LoadingRows } from '@/components/ui/loading-rows';
import { EmptyState, ErrorState } from '@/components/ui/state-screen';
import type { ShownDocument } from '@/lib/display/document';
import { DocumentRow } from './document-row';
import { type Checks, type Documents, useChecks } from './use-documents';

const DocumentViewer = lazy(async () => ({ default: (await import('./document-viewer')).DocumentViewer }));

interface DocumentSectionProps {
  documents: Documents;
  when: (moment: number) => string;
  /** Opens the panel in which documents are added; undefined for who may not. */
  onAdd: (() => void) | undefined;
}

/** A patient's documents: to see, to save, and to make sure that they can still be read. */
export function DocumentSection(props: DocumentSectionProps) {
  const t = useTranslations('documents');
  return (
    <section aria-label={t('label')}>
      <DocumentList {...props} />
    </section>
  );
}

function DocumentList({ documents: { documents, refresh }, when, onAdd }: DocumentSectionProps) {
  const t = useTranslations('documents');
  const checks = useChecks(refresh);
  const [open, setOpen] = useState<ShownDocument | null>(null);
  if (documents === undefined) return <LoadingRows label={t('loading')} rows={4} />;
  if (documents === null) return <ErrorState title={t('failed')}>{t('failedHelp')}</ErrorState>;
  if (documents.length === 0) return <NoDocuments onAdd={onAdd} />;
  return (
    <>
      <CheckAll documents={documents} checks={checks} />
      <Box>
        <ul>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              checked={checks.results.get(document.id)}
              when={when}
              onView={() => setOpen(document)}
              onCheck={() => checks.check([document])}
            />
          ))}
        </ul>
      </Box>
      {open && (
        <Suspense>
          <DocumentViewer document={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function NoDocuments({ onAdd }: Pick<DocumentSectionProps, 'onAdd'>) {
  const t = useTranslations('documents');
  const add = onAdd && (
    <Button variant="primary" onClick={onAdd}>
      {t('add')}
    </Button>
  );
  return (
    <EmptyState title={t('none')} action={add}>
      {t('noneHelp')}
    </EmptyState>
  );
}

function CheckAll({ documents, checks }: { documents: readonly ShownDocument[]; checks: Checks }) {
  const t = useTranslations('documents');
  const { results, running, check } = checks;
  const read = [...results.values()];
  const good = read.filter((result) => result === 'same').length;
  return (
    <div className="mb-2.5 flex flex-wrap items-center gap-3 text-[13px] text-ink-2">
      <Button size="small" pending={running !== null} onClick={() => check(documents)}>
        {t('checkAll')}
      </Button>
      <p role="status">
        {running ? t('checking', running) : read.length > 0 && t('checkedAll', { good, count: read.length })}
      </p>
    </div>
  );
}
