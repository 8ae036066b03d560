'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { PanelBody, PanelHeader } from '@/components/ui/panel-parts';
import { SidePanel } from '@/components/ui/side-panel';
import { DetailsFields } from './details-fields';
import { DropArea } from './drop-area';
import { keepLastChoice, readLastChoice } from './last-choice';
import { UploadFooter } from './upload-footer';
import type { UploadDetails } from './upload-line';
import { UploadList } from './upload-list';
import type { UploadQueue } from './upload-queue';

interface AddDocumentsPanelProps {
  /** Of the person whose documents they are; null = nobody knows yet. */
  initials: string | null;
  /** Whose documents: name, and what tells two alike apart. */
  whose: string;
  uploads: UploadQueue;
  encrypted: boolean;
  cases: readonly { id: string; label: string }[];
  when: (moment: number) => string;
  onClose: () => void;
}

/** Where documents are added, with the person they are added to always in sight. Closing it stops nothing. */
export function AddDocumentsPanel(props: AddDocumentsPanelProps) {
  const { initials, whose, uploads, encrypted, cases, when, onClose } = props;
  const t = useTranslations('documents');
  const [details, setDetails] = useState<UploadDetails>(() => ({
    title: '',
    caseId: null,
    ...readLastChoice(),
  }));
  const add = (files: File[]) => {
    keepLastChoice(details);
    uploads.add(files, details);
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
        <UploadList queue={uploads} when={when} />
      </PanelBody>
      <UploadFooter queue={uploads} onClose={onClose} />
    </SidePanel>
  );
}
