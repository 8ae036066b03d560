import { useTranslations } from 'next-intl';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { Box } from '@/components/ui/card';

interface StaffProfileProps {
  /** `clinics` = how many; null = every clinic */
  profile: { name: string; email: string; role: 'receptionist' | 'doctor' | 'admin'; clinics: number | null };
}

/** Who a person is at this desk. */
export function StaffProfile({ profile }: StaffProfileProps) {
  const t = useTranslations('account');
  const { name, email, role, clinics } = profile;
  const facts = [
    [t('roleLabel'), t(`role.${role}`)],
    [t('clinics'), clinics === null ? t('everyClinic') : t('clinicCount', { count: clinics })],
  ] as const;
  return (
    <section aria-labelledby="profile-title" className="mb-8">
      <h2 id="profile-title" className="sr-only">
        {t('profile')}
      </h2>
      <Box className="flex flex-wrap items-center gap-x-10 gap-y-4 p-4">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
          <Avatar initials={initialsOf(name)} size={44} tone="accent" />
          <div className="min-w-0">
            <p className="truncate text-lead font-semibold">{name}</p>
            <p className="truncate text-ink-3">{email}</p>
          </div>
        </div>
        <dl className="flex gap-10">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="text-label text-ink-3">{term}</dt>
              <dd className="font-medium">{fact}</dd>
            </div>
          ))}
        </dl>
      </Box>
      <p className="mt-2 text-small text-ink-3">{t('profileLead')}</p>
    </section>
  );
}
