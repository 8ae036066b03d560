'use client';
// The browser's side of the medication search.
import { fetchSignedIn } from '@/components/session/signed-in';
import type { MedicationQuery, MedicationResult } from '@/lib/contract/medication';

export interface FoundMedications {
  results: MedicationResult[];
  milliseconds: number;
}

/** Why nothing was found out. With a sentence of the service when it refused the question. */
export class MedicationsError extends Error {
  override readonly name = 'MedicationsError';
  constructor(readonly sentence: string | null) {
    super('The medication search gave no answer.');
  }
}

type Answer = ({ kind: 'ok' } & FoundMedications) | { kind: 'invalid' | 'refused'; message: string };

/** Asks once. Throws MedicationsError. */
export async function askMedications(query: MedicationQuery, signal: AbortSignal): Promise<FoundMedications> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const response = await fetchSignedIn(`/api/medications?${search.toString()}`, {
    signal,
    cache: 'no-store',
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || ![200, 400, 502].includes(response.status)) throw new MedicationsError(null);
  const answer = (await response.json()) as Answer;
  if (answer.kind === 'ok') return answer;
  throw new MedicationsError(answer.message ?? null);
}
