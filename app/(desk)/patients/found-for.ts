// Found patients with every word ready for the browser.
import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import type { FoundView } from '@/components/patient/find/found-view';
import { DEFAULT_TIME_ZONE, localDay } from '@/lib/contract/time';
import type { Setback } from '@/lib/desk/appointments/outcome';
import { dayWords, shownPerson } from '@/lib/display';
import type { PatientMet } from '@/lib/gateway/find-patients';

/** In their order; `today` is the clinic's day. */
export async function foundViews<Found extends PatientMet>(
  patients: readonly Found[],
  today: string,
): Promise<(FoundView & { from: Found })[]> {
  const say = await getTranslations('display');
  return patients.map((patient) => {
    const { name, about, phone } = shownPerson(patient, today, say);
    const { last_visit, token_today, mobile, standingUnknown = false } = patient;
    return {
      id: patient.patient_id,
      name,
      about,
      phone,
      partnerId: patient.partner_patient_id ?? '',
      lastVisit: last_visit === null ? '' : dayWords(localDay(last_visit, DEFAULT_TIME_ZONE)).whole,
      visitsKnown: !standingUnknown,
      token: token_today?.toString() ?? '',
      way: patient.way,
      phoneGroup: mobile === null ? '' : createHash('sha256').update(mobile).digest('base64url').slice(0, 12),
      sharedBy: patient.shared_by,
      from: patient,
    };
  });
}

/** What went wrong, for the browser: the service's own sentence where it has one. */
export function troubleOf(setback: Setback): { kind: 'trouble'; sentence: string | null } {
  return { kind: 'trouble', sentence: 'message' in setback ? setback.message : null };
}
