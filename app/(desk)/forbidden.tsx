import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { ForbiddenState } from '@/components/ui/state-screen';

/** What a person sees whose role does not include a page; answered with status 403. */
export default function Forbidden() {
  const t = useTranslations('nav');
  const toFirstPage = (
    <Link href="/today" className={buttonClass('primary')}>
      {t('toFirstPage')}
    </Link>
  );
  return (
    <ForbiddenState level={1} title={t('forbiddenTitle')} action={toFirstPage}>
      {t('forbidden')}
    </ForbiddenState>
  );
}
