'use client';
// The upload queue of an open page, and a guard against leaving while files are on their way.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSettled, type UploadLine } from './upload-line';
import { UploadQueue } from './upload-queue';
import { uploadRequests } from './upload-requests';

const NO_LINES: readonly UploadLine[] = [];

/**
 * One queue for one patient; null = for nobody yet. `onStored` is told of each file that is stored. The page is not
 * drawn anew for each part that arrives: what shows the files follows them by itself.
 */
export function useUploads(patientId: string | null, onStored: () => void): UploadQueue {
  const [queue] = useState(() => new UploadQueue(uploadRequests(patientId), onStored));
  const busy = useSyncExternalStore(
    queue.subscribe,
    () => queue.lines().some((line) => !isSettled(line)),
    () => false,
  );
  useEffect(() => {
    if (!busy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  return queue;
}

/** The files of a queue as they are now. */
export function useUploadLines(queue: UploadQueue): { lines: readonly UploadLine[]; paused: boolean } {
  const lines = useSyncExternalStore(queue.subscribe, queue.lines, () => NO_LINES);
  const paused = useSyncExternalStore(queue.subscribe, queue.paused, () => false);
  return { lines, paused };
}
