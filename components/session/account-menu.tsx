'use client';
import { UserRoundCog } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { UserMenu } from '@/components/shell/user-menu';
import { initialsOf } from '@/components/ui/avatar';
import { sendSignOut } from './session-requests';

interface AccountMenuProps {
  /** "Meera Nair (Reception)" */
  label: string;
  name: string;
}

/** The person's own menu in the top bar. */
export function AccountMenu({ label, name }: AccountMenuProps) {
  const t = useTranslations('nav');
  const router = useRouter();
  return (
    <UserMenu
      name={label}
      initials={initialsOf(name)}
      sections={[{ id: 'account', items: [{ id: 'open-account', label: t('account'), icon: UserRoundCog }] }]}
      onAction={() => router.push('/account')}
      onSignOut={() => void sendSignOut()}
    />
  );
}
