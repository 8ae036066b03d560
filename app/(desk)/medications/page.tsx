import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MedicationSearch } from '@/components/medication/medication-search';
import { PageHeader } from '@/components/ui/page-header';
import { requireActor } from '@/lib/desk/actor';

interface MedicationsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('medications'))('title') };
}

/** The medication search. `line` of the address is what the line begins with; a medicine's name says nothing of anybody. */
export default async function MedicationsPage({ searchParams }: MedicationsPageProps) {
  const { staffId } = await requireActor('medication:search');
  const { line: asked } = await searchParams;
  const line = typeof asked === 'string' ? asked : '';
  const t = await getTranslations('medications');
  return (
    <div className="mx-auto max-w-[932px]">
      <PageHeader title={t('title')} sub={t('sub')} />
      <MedicationSearch key={line} staffId={staffId} line={line} />
    </div>
  );
}
