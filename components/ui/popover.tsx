'use client';
import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { FLOATING } from './class-names';

interface PopoverProps {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A small box beside its trigger; Esc and a press outside close it, the focus goes back. */
export function Popover({ label, trigger, open, onOpenChange, children }: PopoverProps) {
  return (
    <AriaPopover
      triggerRef={trigger}
      isOpen={open}
      onOpenChange={onOpenChange}
      offset={6}
      className={clsx(FLOATING, 'max-w-90')}
    >
      <Dialog aria-label={label} className="p-3.5 outline-none">
        {children}
      </Dialog>
    </AriaPopover>
  );
}
