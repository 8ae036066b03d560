'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { announce } from '@/components/ui/announcer';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { PanelBody, PanelFooter, PanelHeader } from '@/components/ui/panel-parts';
import { SidePanel } from '@/components/ui/side-panel';
import { DetailsFields } from './details-fields';
import { DropArea } from './drop-area';
import { keepLastChoice, readLastChoice } from './last-choice';
import { isSettled, type UploadDetails } from './upload-line';
import { UploadRow } from './upload-row';
import type { Uploads } from './use-uploads';

interface AddDocumentsPanelProps {
  /** Of the person whose documents they are; null = nobody knows yet. */
  initials: string | null;
  /** Whose documents: name, and what tells two alike apart. */
  whose: string;
  uploads: Uploads;
  encrypted: boolean;
  cases: readonly { id: string; label: string }[];
  when: (moment: number) => string;
  onClose: () => void;
}

/** Where documents are added, with the person they are added to always in sight. Closing it stops nothing. */
export function AddDocumentsPanel(props: AddDocumentsPanelProps) {
  const { initials, whose, uploads, encrypted, cases, when, onClose } = props;
  const t = useTranslations('documents');
  const { queue, lines, paused } = uploads;
  const [details, setDetails] = useState<UploadDetails>(() => ({
    title: '',
    caseId: null,
    ...readLastChoice(),
  }));
  const stored = lines.filter(({ state }) => state.kind === 'stored').length;
  const busy = lines.some((line) => !isSettled(line));
  useSpokenEnds(uploads);
  const add = (files: File[]) => {
    keepLastChoice(details);
    queue.add(files, details);
    setDetails({ ...details, title: '' });
  };
  return (
    <SidePanel label={t('add')} onClose={onClose}>
      <PanelHeader
        lead={initials !== null && <Avatar initials={initials} size={36} />}
        title={t('add')}
        detail={whose}
      />
      <PanelBody>
        <DropArea onFiles={add} encrypted={encrypted} whose={whose} />
        <DetailsFields details={details} onChange={setDetails} cases={cases} />
        <ul aria-label={t('files')}>
          {lines.map((line) => (
            <UploadRow
              key={line.id}
              line={line}
              paused={paused}
              when={when}
              onRetry={() => queue.retry(line.id)}
              onCancel={() => queue.cancel(line.id)}
            />
          ))}
        </ul>
      </PanelBody>
      <PanelFooter note={lines.length > 0 && t('storedOf', { stored, count: lines.length })}>
        {busy && (
          <Button onClick={() => (paused ? queue.resume() : queue.pause())}>
            {t(paused ? 'resume' : 'pause')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </PanelFooter>
    </SidePanel>
  );
}

/** Says once how it went when nothing is on its way any more. */
function useSpokenEnds({ lines }: Uploads): void {
  const t = useTranslations('documents');
  const settled = lines.filter(isSettled).length;
  const refused = lines.filter(({ state }) => state.kind === 'refused').length;
  const over = lines.length > 0 && settled === lines.length;
  useEffect(() => {
    if (over) announce(t('spoken', { stored: settled - refused, refused }));
  }, [over, settled, refused, t]);
}
