'use client';
import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/tag';
import type { Reason } from '@/lib/contract/medication-reasons';

/** A reason in words: "brand", "brand: spelling", "375, not 625". */
function useReasonWords(): (reason: Reason) => string {
  const t = useTranslations('medications.reasons');
  return ({ chip, way, shown }) => {
    const { kind, text } = chip;
    if (way === 'exact') return kind === 'brand' ? t('exact.brand') : text;
    if (way === 'not_given') return t(`notGiven.${kind}`);
    if (way === 'other') return t('other', { shown: shown ?? '', text });
    if (way === 'related') return t('related', { shown: shown ?? '', text });
    if (way === 'missing') return t('missing', { text });
    if (way === 'ingredient') return t('ingredient', { text });
    if (way === 'begins') return t('begins', { text });
    return t(way, { kind: t(`kind.${kind}`) });
  };
}

/** Which chip a row met and how; dashed where it is not met as typed. */
export function ReasonTag({ reason }: { reason: Reason }) {
  const words = useReasonWords();
  return (
    <Tag shape="round" dashed={reason.way !== 'exact'}>
      {words(reason)}
    </Tag>
  );
}
