import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Tag } from '@/components/ui/tag';
import type { Identity } from './patient-view';

interface IdentityCardProps {
  identity: Identity;
  /** What can be done with the person. */
  actions?: ReactNode;
}

/** Who this is, fixed above everything that is shown or done here. */
export function IdentityCard({ identity, actions }: IdentityCardProps) {
  const t = useTranslations('patient');
  const { name, about, born, phone, place, partnerId, token, samePhone, sameName } = identity;
  const details = [about, born && t('born', { day: born }), phone, place, partnerId].filter(Boolean);
  return (
    <Card className="sticky top-(--top-bar) z-20 mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3.5 phone:px-3 phone:py-2.5">
      <Avatar initials={initialsOf(name)} size={44} />
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="truncate text-[18px] leading-6 font-[650] tracking-[-0.01em]">
          {name || t('noName')}
        </h1>
        <p className="text-small text-ink-3">
          {details.map((detail, at) => (
            <Fragment key={detail}>
              <span className="whitespace-nowrap">{detail}</span>
              {at < details.length - 1 && ' · '}
            </Fragment>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {token && (
          <Tag shape="round">
            {t.rich('tokenToday', { token, strong: (words) => <b className="text-ink">{words}</b> })}
          </Tag>
        )}
        {sameName !== null && sameName > 0 && (
          <Tag shape="round" tone="info">
            {t('sameName', { count: sameName })}
          </Tag>
        )}
        {samePhone !== null && samePhone > 0 && (
          <Tag shape="round">{t('samePhone', { count: samePhone + 1 })}</Tag>
        )}
        {actions}
      </div>
    </Card>
  );
}

/** The same in one line, for panels: "27 F · ··6642 · token 13 today · one other of this name". */
export function useIdentityLine({ about, phone, partnerId, token, sameName }: Identity): string {
  const t = useTranslations('patient');
  const marks = [
    token && t('tokenInLine', { token }),
    sameName !== null && sameName > 0 && t('sameName', { count: sameName }),
  ];
  return [about, phone, partnerId, ...marks].filter(Boolean).join(' · ');
}
