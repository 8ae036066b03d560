'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { InlineAlert } from '@/components/ui/inline-alert';
import { Tag } from '@/components/ui/tag';
import type { DuplicatesAnswer } from './found-view';

type Duplicate = Extract<DuplicatesAnswer, { kind: 'ok' }>['patients'][number];

interface DuplicateListProps {
  duplicates: readonly Duplicate[];
  onDistinct: (id: string) => void;
}

/** Who may be the same person, each with the reasons; somebody says which it is. */
export function DuplicateList({ duplicates, onDistinct }: DuplicateListProps) {
  const t = useTranslations('finder');
  if (duplicates.length === 0) return null;
  return (
    <InlineAlert tone="warn" live="status" className="mt-4">
      <p className="mb-2 font-semibold">{t('duplicates.title', { count: duplicates.length })}</p>
      <ul className="flex flex-col gap-3">
        {duplicates.map(({ id, name, about, phone, lastVisit, reasons }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-ink-2">
                {[about, phone, lastVisit && t('lastVisit', { day: lastVisit })].filter(Boolean).join(' · ')}
              </span>
              <span className="mt-1 flex flex-wrap gap-1">
                {reasons.map((reason) => (
                  <Tag key={reason} shape="round">
                    {t(`reasons.${reason}`)}
                  </Tag>
                ))}
              </span>
            </span>
            <Link href={`/patients/${encodeURIComponent(id)}`} className={buttonClass('normal', 'small')}>
              {t('duplicates.same')}
            </Link>
            <Button size="small" onClick={() => onDistinct(id)}>
              {t('duplicates.distinct')}
            </Button>
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
