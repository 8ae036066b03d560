'use client';
// What the sources find for the typed text, as one flat list for the arrows.
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { PaletteEntry, PaletteSource } from './palette-source';

export interface PaletteGroup {
  id: string;
  title: string;
  entries: readonly PaletteEntry[];
  /** Where its first entry stands in the flat list. */
  from: number;
}

/** Groups keep their place while newer answers are on their way; an older answer never replaces a newer one. */
export function usePaletteEntries(sources: readonly PaletteSource[], text: string) {
  const answers = useQueries({
    queries: sources.map(({ id, find }) => ({
      queryKey: ['palette', id, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(text, signal),
      placeholderData: keepPreviousData<readonly PaletteEntry[]>,
      retry: false,
      networkMode: 'always' as const,
      gcTime: 0,
    })),
  });
  const groups: PaletteGroup[] = [];
  let from = 0;
  sources.forEach(({ id, title }, at) => {
    const entries = answers[at]?.data ?? [];
    if (entries.length > 0) groups.push({ id, title, entries, from });
    from += entries.length;
  });
  return {
    groups,
    entries: groups.flatMap((group) => group.entries),
    asking: answers.some(({ isFetching }) => isFetching),
    failed: sources.filter((_, at) => answers[at]?.isError).map(({ title }) => title),
  };
}
