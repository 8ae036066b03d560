'use client';
// Results while typing. Each question has its own answer, so an older one can never replace a newer one.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MedicationQuery, MedicationResult } from '@/lib/contract/medication';
import { compositionKey } from '@/lib/contract/medication-groups';
import { askMedications, type FoundMedications, type MedicationsError } from './ask-medications';

/** Enough to fold equal compositions; the service gives 100 at most. */
const RESULTS_MAX = 40;
const COMPOSITION_MAX = 100;
const FRESH_MS = 60_000;

const BASICS = { retry: false, staleTime: FRESH_MS, networkMode: 'always' } as const;

/** What the search finds; until the newest answer is there, the one before it stands (`isPlaceholderData`). */
export function useMedications(query: MedicationQuery) {
  const asked = Object.values(query).some((value) => value !== undefined);
  return useQuery<FoundMedications, MedicationsError>({
    ...BASICS,
    queryKey: ['medications', query],
    queryFn: ({ signal }) => askMedications({ ...query, limit: RESULTS_MAX }, signal),
    enabled: asked,
    ...(asked && { placeholderData: keepPreviousData }),
  });
}

/** Products of the same composition, strength and form as `result`, from anybody; none while that is not known. */
export function useSameComposition(result: MedicationResult | undefined): MedicationResult[] {
  const key = result ? compositionKey(result) : null;
  const { data } = useQuery<MedicationResult[], MedicationsError>({
    ...BASICS,
    queryKey: ['composition', key],
    queryFn: async ({ signal }) => {
      const { generic_name, product_type } = result ?? {};
      const query = { generic_names: generic_name ?? undefined, form: product_type ?? undefined };
      const { results } = await askMedications({ ...query, limit: COMPOSITION_MAX }, signal);
      return results.filter((other) => compositionKey(other) === key);
    },
    enabled: key !== null,
  });
  return data ?? [];
}
