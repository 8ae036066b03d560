import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PatientFinder } from '@/components/patient/find/patient-finder';
import { PageHeader } from '@/components/ui/page-header';
import { requireActor } from '@/lib/desk/actor';
import { may } from '@/lib/desk/permissions';
import { findLikelyDuplicates, findPatientsLike, registerNewPatient } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('finder'))('title') };
}

/** Finding a patient, and registering one who is not known yet. */
export default async function PatientsPage() {
  const actor = await requireActor('patient:view');
  const t = await getTranslations('finder');
  return (
    <div className="mx-auto max-w-[932px]">
      <PageHeader title={t('title')} sub={t('sub')} />
      <PatientFinder
        find={findPatientsLike}
        duplicates={findLikelyDuplicates}
        register={may(actor, 'patient:edit') ? registerNewPatient : undefined}
      />
    </div>
  );
}
