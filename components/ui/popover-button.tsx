'use client';
import clsx from 'clsx';
import { type ReactNode, Suspense, lazy } from 'react';
import { usePopup } from './use-popup';

const loadPopover = () => import('./popover');
const Popover = lazy(async () => ({ default: (await loadPopover()).Popover }));

interface PopoverButtonProps {
  /** Names what opens. */
  label: string;
  /** What the trigger shows. */
  children: ReactNode;
  className: string;
  /** The content; gets a function that closes it. */
  content: (close: () => void) => ReactNode;
}

/** A button that opens a small box beside it: an explanation, a few controls. Loaded with the first hover or focus. */
export function PopoverButton({ label, children, className, content }: PopoverButtonProps) {
  const popup = usePopup('dialog', () => void loadPopover());
  return (
    <>
      <button type="button" {...popup.triggerProps} className={clsx(className, 'cursor-pointer')}>
        {children}
      </button>
      {popup.wanted && (
        <Suspense>
          <Popover label={label} trigger={popup.trigger} open={popup.open} onOpenChange={popup.change}>
            {content(() => popup.change(false))}
          </Popover>
        </Suspense>
      )}
    </>
  );
}
