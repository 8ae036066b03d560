import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FactorSection } from '@/components/second-factor/factor-section';
import { SessionList } from '@/components/session/session-list';
import { StaffProfile } from '@/components/staff/staff-profile';
import { PageHeader } from '@/components/ui/page-header';
import { requireSession } from '@/lib/desk/actor';
import { secondFactorOf } from '@/lib/desk/second-factor/set-up';
import { listSessions } from '@/lib/desk/sessions/session-list';
import { endAllOtherSessions, endOneSession } from './actions';
import { renewOwnRecoveryCodes, switchOffSecondFactor } from './second-factor-actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('title') };
}

export default async function AccountPage() {
  const { actor } = await requireSession();
  const t = await getTranslations('account');
  const { name, email, role, clinicIds } = actor;
  const factor = await secondFactorOf(actor);
  return (
    <div className="max-w-180">
      <PageHeader title={t('title')} />
      <StaffProfile profile={{ name, email, role, clinics: clinicIds?.length ?? null }} />
      <FactorSection
        on={factor.kind === 'on' ? { since: factor.since, codesLeft: factor.codesLeft } : null}
        actions={{ off: switchOffSecondFactor, codes: renewOwnRecoveryCodes }}
      />
      <SessionList {...await listSessions(actor)} endOne={endOneSession} endOthers={endAllOtherSessions} />
    </div>
  );
}
