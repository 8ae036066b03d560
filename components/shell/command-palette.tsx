'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { medicationSource } from '@/components/medication/medication-source';
import { patientSource } from '@/components/patient/find/patient-source';
import type { FinderProps } from './finder';
import { PaletteSearch } from './palette-search';
import { placeSource } from './place-source';

interface CommandPaletteProps extends FinderProps {
  open: boolean;
  /** What was typed before the palette was there. */
  typedEarly: () => string;
  onClose: () => void;
}

/** Everything that can be found or done from anywhere, by typing. Esc closes it, the focus goes back. */
export function CommandPalette({ label, places, finds, open, typedEarly, onClose }: CommandPaletteProps) {
  const t = useTranslations('palette');
  const sayMedications = useTranslations('medications');
  const sayFinder = useTranslations('finder');
  const [client] = useState(() => new QueryClient());
  const sources = useMemo(
    () => [
      ...(finds.patients ? [patientSource(t('patients'), (token) => sayFinder('token', { token }), finds.patients)] : []), // prettier-ignore
      placeSource(t('places'), places),
      ...(finds.medications ? [medicationSource((key, values) => sayMedications(key, values ?? { name: '' }))] : []), // prettier-ignore
    ],
    [t, sayMedications, sayFinder, places, finds.medications, finds.patients],
  );
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable
      className="fixed inset-0 z-60 bg-veil p-4 pt-[12vh] data-entering:animate-fade phone:p-2 phone:pt-2"
    >
      <Modal className="mx-auto flex max-h-[min(560px,80dvh)] w-full max-w-160 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float data-entering:animate-appear">
        <Dialog aria-label={label} className="flex min-h-0 flex-col outline-none">
          <QueryClientProvider client={client}>
            <PaletteSearch label={label} sources={sources} typedEarly={typedEarly} onClose={onClose} />
          </QueryClientProvider>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
