'use client';
import { useState } from 'react';
import { attempt } from '@/components/session/signed-in';
import { AppointmentEditor } from './appointment-editor';
import type { EditorOpening } from './opening';
import type { Opened, SaveOutcome, SaveRequest, SignedOut } from './saving';

interface AppointmentPageProps {
  opening: EditorOpening;
  save: (request: SaveRequest) => Promise<SaveOutcome | SignedOut>;
}

/** The editor as a page of its own. */
export function AppointmentPage({ opening, save }: AppointmentPageProps) {
  const [opened, setOpened] = useState<Opened>(opening.opened);
  return (
    <AppointmentEditor
      {...opening}
      opened={opened}
      save={(request) => attempt(() => save(request))}
      onStored={setOpened}
      layout="page"
    />
  );
}
