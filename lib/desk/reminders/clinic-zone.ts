// Whose calendar a day stands on: the clinic's.
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import type { Places } from '../board/places';

/** The zone of the clinic that is asked for, else of the first: a due date is a day on a clinic's calendar. */
export function zoneOf({ clinics }: Pick<Places, 'clinics'>, clinicId?: string): string {
  const clinic = clinics.find(({ clinic_id }) => clinic_id === clinicId) ?? clinics[0];
  return clinic?.time_zone ?? DEFAULT_TIME_ZONE;
}
