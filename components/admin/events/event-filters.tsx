import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkChips } from '@/components/ui/link-chips';

interface EventFiltersProps {
  way: 'in' | 'out';
  trouble: boolean;
  /** What can be done with the whole list */
  children?: ReactNode;
}

/** Which direction, and whether only what went wrong; both are in the address. */
export function EventFilters({ way, trouble, children }: EventFiltersProps) {
  const t = useTranslations('events');
  const address = (to: 'in' | 'out', bad: boolean) => `/admin/events?way=${to}${bad ? '&trouble=1' : ''}`;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-1">
      <LinkChips
        label={t('direction')}
        links={(['in', 'out'] as const).map((one) => ({
          href: address(one, trouble),
          label: t(`chips.${one}`),
          current: one === way,
        }))}
      />
      <LinkChips
        label={t('show')}
        links={[false, true].map((bad) => ({
          href: address(way, bad),
          label: t(bad ? 'chips.trouble' : 'chips.all'),
          current: bad === trouble,
        }))}
      />
      {children}
    </div>
  );
}
