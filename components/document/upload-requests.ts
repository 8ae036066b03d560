'use client';
// What the browser asks of the server for a file: take a part, store the whole, forget it.
import { fetchSignedIn } from '@/components/session/signed-in';
import type { Receipt, RefusalReason } from '@/lib/display/document';
import type { UploadDetails } from './upload-line';

export type PartAnswer =
  { kind: 'received'; received: number } | { kind: 'too-large' } | { kind: 'no-answer' };

export type StoreAnswer =
  | { kind: 'stored'; receipt: Receipt; again: boolean }
  | { kind: 'incomplete'; received: number }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'no-answer' };

export type UploadRequests = {
  sendPart: (id: string, offset: number, part: Blob, signal: AbortSignal) => Promise<PartAnswer>;
  store: (id: string, file: StoredFile, signal: AbortSignal) => Promise<StoreAnswer>;
  forget: (id: string) => Promise<void>;
};

export type StoredFile = { name: string; size: number; details: UploadDetails };

/** The requests for one patient; null = nobody knows yet whose the documents are. */
export function uploadRequests(patientId: string | null): UploadRequests {
  return {
    async sendPart(id, offset, part, signal) {
      const headers = { 'Content-Type': 'application/octet-stream', 'Upload-Offset': String(offset) };
      const response = await ask(id, { method: 'PUT', body: part, headers, signal });
      if (response?.status === 413) return { kind: 'too-large' };
      if (!response || !(response.ok || response.status === 409)) return { kind: 'no-answer' };
      const { received } = (await response.json()) as { received: number };
      return { kind: 'received', received };
    },
    async store(id, { name, size, details }, signal) {
      const { kind, title, caseId, tasks } = details;
      const body = { patient_id: patientId, file_name: name, size, kind, title, case_id: caseId, tasks };
      const headers = { 'Content-Type': 'application/json' };
      const response = await ask(id, { method: 'POST', body: JSON.stringify(body), headers, signal });
      if (response && response.status >= 400 && response.status < 500) {
        return { kind: 'refused', reason: 'refused' };
      }
      if (!response?.ok) return { kind: 'no-answer' };
      const answer = (await response.json()) as StoreAnswer | { kind: 'unreachable' };
      return answer.kind === 'unreachable' ? { kind: 'no-answer' } : answer;
    },
    async forget(id) {
      await ask(id, { method: 'DELETE' });
    },
  };
}

/** Null when the server cannot be reached. A session that has ended waits for the sign-in over the page. */
async function ask(id: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetchSignedIn(`/api/documents/incoming/${id}`, { ...init, cache: 'no-store' });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
