'use client';
import { useTranslations } from 'next-intl';
import type { Receipt } from '@/lib/display/document';

interface ReceiptBoxProps {
  receipt: Receipt;
  /** A moment (epoch milliseconds) in words on the clinic's clock. */
  when: (moment: number) => string;
}

/** What can be proved about a stored document. */
export function ReceiptBox({ receipt, when }: ReceiptBoxProps) {
  const t = useTranslations('documents.receipt');
  const { sha256, key_id: key, algorithms, by, stored_at: at, check, checked_at: checkedAt } = receipt;
  return (
    <dl
      aria-label={t('label')}
      className="mt-2 grid grid-cols-[76px_minmax(0,1fr)] gap-x-2 gap-y-0.5 rounded-box border border-line bg-sunken px-3 py-2.5 text-small text-ink-2"
    >
      <dt className="text-ink-3">SHA-256</dt>
      <dd className="font-mono text-label leading-[18px] [overflow-wrap:anywhere] text-ink">
        {grouped(sha256)}
      </dd>
      <dt className="text-ink-3">{t('sealed')}</dt>
      <dd className="[overflow-wrap:anywhere]">
        {key && algorithms ? t('sealedWith', { algorithms, key }) : t('plain')}
      </dd>
      <dt className="text-ink-3">{t('by')}</dt>
      <dd>{t('byAt', { name: by, at: when(at) })}</dd>
      <dt className="text-ink-3">{t('readBack')}</dt>
      <dd>{check && checkedAt !== null ? t(`check.${check}`, { at: when(checkedAt) }) : t('notYet')}</dd>
    </dl>
  );
}

function grouped(hash: string): string {
  return hash.replace(/.{4}(?=.)/g, '$& ');
}
