'use client';
// The upload queue of an open page, and a guard against leaving while files are on their way.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSettled, type UploadLine } from './upload-line';
import { UploadQueue } from './upload-queue';
import { uploadRequests } from './upload-requests';

const NO_LINES: readonly UploadLine[] = [];

export type Uploads = { queue: UploadQueue; lines: readonly UploadLine[]; paused: boolean };

/** One queue for one patient; null = for nobody yet. `onStored` is told of each file that is stored. */
export function useUploads(patientId: string | null, onStored: () => void): Uploads {
  const [queue] = useState(() => new UploadQueue(uploadRequests(patientId), onStored));
  const lines = useSyncExternalStore(queue.subscribe, queue.lines, () => NO_LINES);
  const paused = useSyncExternalStore(queue.subscribe, queue.paused, () => false);
  const busy = lines.some((line) => !isSettled(line));
  useEffect(() => {
    if (!busy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  return { queue, lines, paused };
}
