'use client';
import clsx from 'clsx';
import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { useOptionList } from '@/components/ui/use-option-list';
import type { FoundGroup } from './found-groups';
import { FoundRow } from './found-row';

interface FoundListProps {
  label: string;
  groups: readonly FoundGroup[];
  /** What "register" begins with; empty = not offered. */
  register: string;
  list: ReturnType<typeof useOptionList>;
}

/** The people found, families together, and last the way to register somebody new. */
export function FoundList({ label, groups, register, list }: FoundListProps) {
  const t = useTranslations('finder');
  const last = list.optionProps(groups.reduce((sum, group) => sum + group.patients.length, 0));
  return (
    <div
      {...list.listProps}
      aria-label={label}
      className="overflow-hidden rounded-box border border-line bg-surface"
    >
      {groups.map((group) => {
        const title = group.family > 0 ? t('family', { count: group.family, phone: group.phone }) : label;
        return (
          <div key={group.id} role="group" aria-label={title}>
            {group.family > 0 && (
              <div
                aria-hidden="true"
                className="border-b border-line bg-sunken px-4 py-1.5 text-small font-semibold text-ink-2"
              >
                {title}
              </div>
            )}
            {group.patients.map((patient, index) => (
              <FoundRow key={patient.id} patient={patient} {...list.optionProps(group.from + index)} />
            ))}
          </div>
        );
      })}
      {register !== '' && (
        <div
          {...last}
          className={clsx(
            'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 font-semibold text-accent phone:px-3',
            last['aria-selected'] ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-sunken',
          )}
        >
          <UserPlus aria-hidden="true" size={18} className="shrink-0" />
          <span className="min-w-0 truncate">{t('register', { text: register })}</span>
        </div>
      )}
    </div>
  );
}
