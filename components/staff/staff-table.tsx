'use client';
import { Ellipsis } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { MenuButton } from '@/components/ui/menu-button';
import { Table, Td, Th } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { PlaceOption, StaffMemberView } from './staff-view';

interface StaffTableProps {
  members: readonly StaffMemberView[];
  now: number;
  clinics: readonly PlaceOption[];
  onEdit: (member: StaffMemberView) => void;
  onLink: (member: StaffMemberView) => unknown;
  onEndSessions: (member: StaffMemberView) => unknown;
  onResetFactor: (member: StaffMemberView) => unknown;
  onSwitch: (member: StaffMemberView, disabled: boolean) => unknown;
}

const TONE = { active: 'now', invited: 'wait', disabled: 'park' } as const;

/** One line for each person, and a menu of what can be done. */
export function StaffTable({ members, now, clinics, ...on }: StaffTableProps) {
  const t = useTranslations('staff');
  const role = useTranslations('account.role');
  const format = useFormatter();
  const reach = ({ clinicIds }: StaffMemberView) => {
    if (clinicIds === null) return t('everyClinic');
    const names = clinicIds.map(
      (id) => clinics.find((clinic) => clinic.id === id)?.label ?? t('closedClinic'),
    );
    return names.join(', ');
  };
  const seen = ({ lastUsedAt, state }: StaffMemberView) =>
    lastUsedAt === null
      ? t(state === 'invited' ? 'never' : 'signedOut')
      : format.relativeTime(lastUsedAt, now);
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th>{t('person')}</Th>
          <Th className="phone:hidden">{t('role')}</Th>
          <Th className="phone:hidden">{t('clinics')}</Th>
          <Th className="phone:hidden">{t('state')}</Th>
          <Th className="phone:hidden">{t('lastUsed')}</Th>
          <Th>
            <span className="sr-only">{t('actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <Td>
              <span className="flex min-w-40 items-center gap-3 py-1">
                <Avatar initials={initialsOf(member.name)} size={32} />
                <span className="min-w-0">
                  <span className="flex flex-wrap items-center gap-2 font-medium">
                    {member.name}
                    {member.me && <Tag>{t('you')}</Tag>}
                  </span>
                  <span className="block text-small text-ink-3">{member.email}</span>
                  <span className="hidden text-small text-ink-2 phone:block">
                    {[
                      role(member.role),
                      t(`states.${member.state}`),
                      member.secondFactor && t('secondFactor'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </span>
            </Td>
            <Td className="whitespace-nowrap phone:hidden">{role(member.role)}</Td>
            <Td className="max-w-80 phone:hidden">{reach(member)}</Td>
            <Td className="phone:hidden">
              <span className="flex flex-wrap gap-1.5">
                <Tag tone={TONE[member.state]}>{t(`states.${member.state}`)}</Tag>
                {member.secondFactor && <Tag>{t('secondFactor')}</Tag>}
              </span>
            </Td>
            <Td className="whitespace-nowrap text-ink-2 phone:hidden">{seen(member)}</Td>
            <Td numeric>
              <MenuButton
                label={t('actionsFor', { name: member.name })}
                iconOnly
                align="end"
                className={buttonClass('ghost', 'small')}
                sections={[{ id: 'person', items: itemsFor(member, t) }]}
                onAction={(item) => act(item, member, on)}
              >
                <Ellipsis aria-hidden="true" size={18} />
              </MenuButton>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function itemsFor(member: StaffMemberView, t: ReturnType<typeof useTranslations<'staff'>>) {
  const disabled = member.state === 'disabled';
  return [
    { id: 'edit', label: t('edit') },
    { id: 'link', label: t(member.state === 'invited' ? 'newInvitation' : 'newPassword'), disabled },
    { id: 'sessions', label: t('endSessions', { count: member.sessions }), disabled: member.sessions === 0 },
    ...(member.secondFactor && !member.me ? [{ id: 'factor', label: t('resetFactor') }] : []),
    disabled
      ? { id: 'enable', label: t('enable') }
      : { id: 'disable', label: t('disable'), danger: true, disabled: member.me },
  ];
}

function act(
  item: string,
  member: StaffMemberView,
  on: Omit<StaffTableProps, 'members' | 'now' | 'clinics'>,
) {
  if (item === 'edit') on.onEdit(member);
  else if (item === 'link') on.onLink(member);
  else if (item === 'sessions') on.onEndSessions(member);
  else if (item === 'factor') on.onResetFactor(member);
  else on.onSwitch(member, item === 'disable');
}
