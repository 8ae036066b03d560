// Patients in the palette: the recent ones before typing, then whoever fits.
import { UserRound } from 'lucide-react';
import type { PaletteSource } from '@/components/shell/palette-source';
import type { FindPatients } from './found-view';
import { askPatients } from './use-found';

const MOST = 6;

/** Choosing a patient opens their page. */
export function patientSource(
  title: string,
  token: (token: string) => string,
  find: FindPatients,
): PaletteSource {
  return {
    id: 'patients',
    title,
    find: async (text) => {
      const { patients } = await askPatients(find, text);
      return patients.slice(0, MOST).map(({ id, name, about, phone, token: number, lastVisit }) => ({
        id,
        label: name,
        detail: [about, phone, lastVisit].filter(Boolean).join(' · '),
        icon: UserRound,
        hint: number ? token(number) : undefined,
        href: `/patients/${encodeURIComponent(id)}`,
      }));
    },
  };
}
