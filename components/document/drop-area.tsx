'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FILE_BYTES_MAX, MEDIA_TYPES } from '@/lib/contract/document';
import { LinkButton } from '@/components/ui/link-button';

const ACCEPT = Object.entries(MEDIA_TYPES)
  .flatMap(([type, extensions]) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(',');
const MEGABYTES = FILE_BYTES_MAX / 1024 / 1024;

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  /** Encrypted with a key of ours, or by the line alone. */
  encrypted: boolean;
  /** To whom they go. */
  whose: string;
}

/** Where files come in: dropped, pasted, chosen, or taken with the camera. The limits stand here before any choice. */
export function DropArea({ onFiles, encrypted, whose }: DropAreaProps) {
  const t = useTranslations('documents.drop');
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  usePastedFiles(onFiles);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <div
      role="group"
      aria-label={t('label')}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        take(event.dataTransfer.files);
      }}
      className={clsx(
        'mb-4 rounded-card border-[1.5px] border-dashed bg-accent-soft p-4.5 text-center text-ink-2',
        over ? 'border-accent' : 'border-accent-line',
      )}
    >
      <p dir="auto" className="mb-1 truncate text-small font-semibold text-ink">
        {whose}
      </p>
      <p>
        {t.rich('ways', {
          choose: (words) => (
            <LinkButton data-autofocus="" onClick={() => chooser.current?.click()}>
              {words}
            </LinkButton>
          ),
          camera: (words) => <LinkButton onClick={() => camera.current?.click()}>{words}</LinkButton>,
        })}
      </p>
      <p className="mt-1 text-small text-ink-2">
        {t('limits', { megabytes: MEGABYTES })} · {encrypted ? t('encrypted') : t('plain')}
      </p>
      <FileInput ref={chooser} label={t('choose')} multiple accept={ACCEPT} onFiles={take} />
      <FileInput ref={camera} label={t('camera')} accept="image/*" capture="environment" onFiles={take} />
    </div>
  );
}

type FileInputProps = Omit<React.ComponentProps<'input'>, 'onChange'> & {
  label: string;
  onFiles: (files: FileList | null) => void;
};

function FileInput({ label, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        onFiles(event.target.files);
        // The same file can be chosen again.
        event.target.value = '';
      }}
    />
  );
}

function usePastedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
