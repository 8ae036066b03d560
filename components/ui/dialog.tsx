'use client';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

interface DialogProps {
  open: boolean;
  /** Esc, or a press outside when that is allowed. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, the main one last. */
  actions: ReactNode;
  /** `alertdialog` for a question that must be answered; it does not close by a press outside. */
  role?: 'dialog' | 'alertdialog' | undefined;
  width?: 'small' | 'large' | undefined;
}

/** A question or a short task that stops everything else. Rare: prefer acting at once with a way back. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  width = 'small',
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={role === 'dialog'}
      className="fixed inset-0 z-60 grid grid-rows-[100%] place-items-center bg-veil p-4 data-entering:animate-fade"
    >
      <Modal
        className={`flex max-h-full w-full flex-col rounded-card border border-line bg-surface shadow-float data-entering:animate-appear ${width === 'small' ? 'max-w-115' : 'max-w-180'}`}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <Heading slot="title" className="px-5 pt-4.5 pb-2 text-lead font-semibold">
            {title}
          </Heading>
          <div className="min-h-0 overflow-y-auto px-5 pb-4 text-ink-2">{children}</div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
            {actions}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
