import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClinicList } from '@/components/admin/clinic-list';
import { PageHeader } from '@/components/ui/page-header';
import { PageFailed } from '@/components/ui/page-failed';
import { EmptyState } from '@/components/ui/state-screen';
import { requireActor } from '@/lib/desk/actor';
import { managedClinics } from '@/lib/desk/clinics/clinic-list';
import { deleteManagedClinic, readDeletionImpact } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('clinics'))('title') };
}

/** The clinics of the business, for those who manage them. */
export default async function ClinicsPage() {
  const actor = await requireActor('clinic:manage');
  const t = await getTranslations('clinics');
  const list = await managedClinics(actor);
  if (list.kind !== 'ok') {
    return (
      <PageFailed title={t('failed')} again={t('again')}>
        {t('failedWhy')}
      </PageFailed>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub', { count: list.clinics.length })} />
      {list.clinics.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneWhy')}</EmptyState>
      ) : (
        <ClinicList
          clinics={list.clinics}
          actions={{ impact: readDeletionImpact, remove: deleteManagedClinic }}
        />
      )}
    </>
  );
}
