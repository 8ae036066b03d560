'use client';
import clsx from 'clsx';
import { type ReactNode, Suspense, lazy } from 'react';
import { PICKER } from './picker-label';
import { usePopup } from './use-popup';

const loadPopup = () => import('./calendar-popup');
const CalendarPopup = lazy(async () => ({ default: (await loadPopup()).CalendarPopup }));

interface CalendarButtonProps {
  /** Names the calendar: "Day shown". */
  label: string;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string;
  onChange: (iso: string) => void;
  /** What the trigger shows, usually a PickerLabel. */
  children: ReactNode;
  className?: string | undefined;
}

/** A picker for a day that is always set, such as the day a page shows. For a form's date use DateField. */
export function CalendarButton({ label, value, onChange, children, className }: CalendarButtonProps) {
  const popup = usePopup('dialog', () => void loadPopup());
  return (
    <>
      <button type="button" {...popup.triggerProps} className={clsx(className ?? PICKER, 'cursor-pointer')}>
        <span className="sr-only">{label}: </span>
        {children}
      </button>
      {popup.wanted && (
        <Suspense>
          <CalendarPopup
            label={label}
            value={value}
            onChange={onChange}
            trigger={popup.trigger}
            open={popup.open}
            onOpenChange={popup.change}
          />
        </Suspense>
      )}
    </>
  );
}
