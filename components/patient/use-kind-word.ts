import { useTranslations } from 'next-intl';
import { CASE_TYPES, HI_TYPES } from '@/lib/contract/case';

/** The word for a kind of record or of visit; one that only the service knows is shown as it came. */
export function useKindWord(): (kind: string) => string {
  const t = useTranslations('patient.kinds');
  return (kind) => {
    const known = [...HI_TYPES, ...CASE_TYPES].find((each) => each === kind);
    return known ? t(known) : kind;
  };
}
