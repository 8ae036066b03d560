'use client';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import type { CheckResult, ShownDocument } from '@/lib/display/document';
import { fileAddress } from './file-address';
import { ReceiptBox } from './receipt-box';
import { Thumbnail } from './thumbnail';
import { useDocumentFacts } from './use-document-facts';

interface DocumentRowProps {
  document: ShownDocument;
  /** What reading it back on this page came to. */
  checked: CheckResult | undefined;
  /** A moment (epoch milliseconds) in words on the clinic's clock. */
  when: (moment: number) => string;
  onView: () => void;
  onCheck: () => void;
}

/** One stored document: what it is, whether it can still be read, and ways to see and save it. */
export function DocumentRow({ document, checked, when, onView, onCheck }: DocumentRowProps) {
  const t = useTranslations('documents');
  const { id, title, receipt } = document;
  const name = title || t('noTitle');
  const facts = useDocumentFacts(document, when);
  const result = checked ?? receipt?.check ?? null;
  return (
    <li className="border-b border-line px-4 py-2.5 last:border-b-0 phone:px-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Thumbnail document={document} />
        <div className="min-w-0 flex-1 basis-40">
          <button
            type="button"
            onClick={onView}
            className="block min-h-6 max-w-full cursor-pointer truncate rounded-small text-left font-semibold hover:underline"
          >
            {name}
          </button>
          <p className="truncate text-small text-ink-3">{facts}</p>
        </div>
        {result && (
          <p className={`text-small ${result === 'same' ? 'text-now' : 'font-semibold text-alert'}`}>
            {t(`result.${result}`)}
          </p>
        )}
        <div className="flex gap-1">
          <Button size="small" variant="ghost" onClick={onCheck} aria-label={t('checkOf', { name })}>
            {t('check')}
          </Button>
          <a
            href={fileAddress(id, 'whole')}
            download
            aria-label={t('saveOf', { name })}
            className={`${buttonClass('ghost', 'small')} px-2`}
          >
            <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          </a>
        </div>
      </div>
      {receipt && (
        <details className="mt-1 text-small">
          <summary className="w-fit cursor-pointer rounded-small font-semibold text-accent">
            {t('showReceipt')}
          </summary>
          <ReceiptBox receipt={receipt} when={when} />
        </details>
      )}
    </li>
  );
}
