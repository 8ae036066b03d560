// Today's patients with what changed, every word ready.
import { getTranslations } from 'next-intl/server';
import type { ChangedPatientView } from '@/components/patient/changed-patients';
import { localDay } from '@/lib/contract/time';
import type { PatientChanges } from '@/lib/desk/cases/todays-changes';
import { dayWords, shownCard } from '@/lib/display';

/** In the order in which they come. */
export async function changedPatientsFor(patients: readonly PatientChanges[]): Promise<ChangedPatientView[]> {
  const say = await getTranslations('display');
  const now = Math.floor(Date.now() / 1000);
  return patients.map(({ visit, zone, total, whole, looked_at, changes }) => {
    const card = shownCard(visit, { zone, now, doctor: '' }, say);
    return {
      patientId: visit.patient_id,
      name: card.name,
      detail: [card.about, card.phone].filter(Boolean).join(' · '),
      token: card.token,
      time: card.starts,
      total,
      whole,
      looked: looked_at !== null,
      changes: changes.map(({ id, mark, item }) => ({
        id,
        mark,
        name: item?.display_name ?? '',
        kind: item?.hi_type ?? item?.type ?? '',
        day: item ? dayWords(localDay(item.occurred_at ?? item.created_at, zone)).date : '',
      })),
    };
  });
}
