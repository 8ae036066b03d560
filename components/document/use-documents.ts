'use client';
// A patient's documents on the page: listed, renewed after an upload, and checked one by one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { fetchSignedIn } from '@/components/session/signed-in';
import type { CheckResult, ShownDocument } from '@/lib/display/document';

export type Documents = {
  /** undefined = on its way, null = the service does not answer */
  documents: readonly ShownDocument[] | null | undefined;
  refresh: () => void;
};

/** The list, and how to ask for it again. */
export function useDocuments(patientId: string): Documents {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['documents', patientId],
    queryFn: ({ signal }) => listDocuments(patientId, signal),
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data === null ? 5000 : false),
  });
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: ['documents', patientId] });
  }, [client, patientId]);
  return { documents: data, refresh };
}

async function listDocuments(patientId: string, signal: AbortSignal): Promise<ShownDocument[] | null> {
  try {
    const response = await fetchSignedIn(`/api/patients/${encodeURIComponent(patientId)}/documents`, {
      signal,
      cache: 'no-store',
    });
    if (!response.ok) return null;
    return ((await response.json()) as { documents: ShownDocument[] }).documents;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export type Checks = {
  /** What the last reading back on this page came to, by document. */
  results: ReadonlyMap<string, CheckResult>;
  /** How many of how many are read back at the moment. */
  running: { done: number; of: number } | null;
  check: (documents: readonly ShownDocument[]) => void;
};

/** Reads documents back, one after the other. */
export function useChecks(onDone: () => void): Checks {
  const [results, setResults] = useState<ReadonlyMap<string, CheckResult>>(new Map());
  const [running, setRunning] = useState<Checks['running']>(null);
  const check = async (documents: readonly ShownDocument[]) => {
    const comparable = documents.filter(({ sha256 }) => sha256 !== null);
    for (const [done, { id, sha256 }] of comparable.entries()) {
      setRunning({ done, of: comparable.length });
      const result = await checkOne(id, sha256 ?? '');
      setResults((known) => new Map(known).set(id, result));
    }
    setRunning(null);
    onDone();
  };
  return { results, running, check: (documents) => void check(documents) };
}

async function checkOne(id: string, sha256: string): Promise<CheckResult> {
  try {
    const response = await fetchSignedIn(`/api/documents/${encodeURIComponent(id)}/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sha256 }),
      cache: 'no-store',
    });
    return response.ok ? ((await response.json()) as { check: CheckResult }).check : 'unreachable';
  } catch (error) {
    if (error instanceof TypeError) return 'unreachable';
    throw error;
  }
}
