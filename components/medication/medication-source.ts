// Medicines in the palette: the same line, read the same way, with the first few results.
import { Copy, Pill } from 'lucide-react';
import type { PaletteSource } from '@/components/shell/palette-source';
import { showToast } from '@/components/ui/toast-queue';
import { queryOfChips, readMedicationLine } from '@/lib/contract/medication-line';
import { askMedications } from './ask-medications';
import { copyName } from './copy-name';

const MOST = 5;
const MIN_LETTERS = 2;

type Say = (key: 'copied' | 'notCopied' | 'palette.all' | 'palette.copy' | 'palette.title', values?: { name: string }) => string; // prettier-ignore

/** Choosing a medicine copies its name; the last entry opens the page with the line. */
export function medicationSource(say: Say): PaletteSource {
  return {
    id: 'medications',
    title: say('palette.title'),
    find: async (text, signal) => {
      const line = text.trim();
      if (line.length < MIN_LETTERS) return [];
      const query = queryOfChips(readMedicationLine(line));
      const { results } = await askMedications({ ...query, limit: MOST }, signal);
      if (results.length === 0) return [];
      const entries = results.map(({ name, generic_name, manufacturer_name }, at) => ({
        id: `${at} ${name}`,
        label: name,
        detail: [generic_name?.replaceAll(',', ', '), manufacturer_name].filter(Boolean).join(' · '),
        icon: Copy,
        hint: say('palette.copy'),
        act: () => void copy(name, say),
      }));
      const href = `/medications?${new URLSearchParams({ line: `${line} ` }).toString()}`;
      return [...entries, { id: 'all', label: say('palette.all', { name: line }), icon: Pill, href }];
    },
  };
}

async function copy(name: string, say: Say): Promise<void> {
  showToast({ text: say((await copyName(name)) ? 'copied' : 'notCopied', { name }) });
}
