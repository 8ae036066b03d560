'use client';
import { useTranslations } from 'next-intl';
import type { UploadQueue } from './upload-queue';
import { UploadRow } from './upload-row';
import { useUploadLines } from './use-uploads';

interface UploadListProps {
  queue: UploadQueue;
  when: (moment: number) => string;
}

/** Every file of this visit to the page, with how far it is. */
export function UploadList({ queue, when }: UploadListProps) {
  const t = useTranslations('documents');
  const { lines, paused } = useUploadLines(queue);
  return (
    <ul aria-label={t('files')}>
      {lines.map((line) => (
        <UploadRow key={line.id} line={line} paused={paused} queue={queue} when={when} />
      ))}
    </ul>
  );
}
