'use client';
import { useTranslations } from 'next-intl';
import { DOCUMENT_KINDS } from '@/lib/contract/document';
import type { ShownDocument } from '@/lib/display/document';

/** "Lab report · 2 pages · 340 KB · Tuesday 16:20". */
export function useDocumentFacts(
  { kind, pages, size, uploaded_at: at }: ShownDocument,
  when: (moment: number) => string,
): string {
  const t = useTranslations('documents');
  const known = DOCUMENT_KINDS.find((each) => each === kind);
  const facts = [
    known ? t(`kinds.${known}`) : kind,
    pages !== null && pages > 1 && t('pages', { count: pages }),
    size !== null && t('size', { kilobytes: Math.max(1, Math.round(size / 1024)) }),
    when(at * 1000),
  ];
  return facts.filter(Boolean).join(' · ');
}
