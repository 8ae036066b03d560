'use client';
import { Download, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DOCUMENT_KINDS } from '@/lib/contract/document';
import { buttonClass } from '@/components/ui/button-class';
import { Button } from '@/components/ui/button';
import { type DocumentView, fileAddress } from './document-view';
import { ReceiptBox } from './receipt-box';
import type { CheckResult } from './upload-line';

interface DocumentRowProps {
  document: DocumentView;
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
  const { id, title, kind, pages, size, uploaded_at: at, receipt } = document;
  const name = title || t('noTitle');
  const known = DOCUMENT_KINDS.find((each) => each === kind);
  const facts = [
    known ? t(`kinds.${known}`) : kind,
    pages !== null && pages > 1 && t('pages', { count: pages }),
    size !== null && t('size', { kilobytes: Math.max(1, Math.round(size / 1024)) }),
    when(at * 1000),
  ].filter(Boolean);
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
          <p className="truncate text-small text-ink-3">{facts.join(' · ')}</p>
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

/** Decoration: the title stands beside it. What cannot be drawn is a sheet of paper. */
function Thumbnail({ document: { id, media_type: type } }: { document: DocumentView }) {
  const drawable = type !== null && /^image\/(jpeg|png|webp|tiff)$/.test(type);
  const [failed, setFailed] = useState(false);
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-clip rounded-small border border-line bg-sunken text-ink-3">
      {drawable && !failed ? (
        <img
          src={fileAddress(id, 'thumb')}
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      ) : (
        <FileText aria-hidden="true" size={20} strokeWidth={1.5} />
      )}
    </span>
  );
}
