'use client';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Calendar } from './calendar';
import { FLOATING } from './class-names';
import { toCalendarDate } from './iso-date';

interface CalendarPopupProps {
  label: string;
  value: string;
  onChange: (iso: string) => void;
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The calendar of a CalendarButton, loaded with the first hover or focus. */
export function CalendarPopup({ label, value, onChange, trigger, open, onOpenChange }: CalendarPopupProps) {
  return (
    <Popover
      triggerRef={trigger}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      className={FLOATING}
    >
      <Dialog aria-label={label} className="outline-none">
        <Calendar
          aria-label={label}
          autoFocus
          value={toCalendarDate(value)}
          onChange={(date) => {
            onChange(date.toString());
            onOpenChange(false);
          }}
        />
      </Dialog>
    </Popover>
  );
}
