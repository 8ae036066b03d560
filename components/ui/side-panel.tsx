'use client';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PANEL_SLOT_ID } from './panel-slot';
import { PanelCloseContext } from './panel-parts';
import { NARROW, useMediaQuery } from './use-media-query';
import { useEscape, useFocusInAndBack, useInertPage } from './use-panel-focus';

interface SidePanelProps {
  /** Names the panel: "Edit appointment". */
  label: string;
  /** Asked for by Esc and by the close button; the page decides, for example after a question about unsaved work. */
  onClose: () => void;
  /** Where the focus goes back to when the element that had it is gone. */
  returnFocusId?: string | undefined;
  children: ReactNode;
}

/**
 * A place to work beside the page, which stays alive. Up to 1100 px it covers the page, on a phone all of it, and the page below cannot be reached.
 * Fill it with PanelHeader, PanelBody and PanelFooter. Mounting opens it, unmounting closes it.
 */
export function SidePanel(props: SidePanelProps) {
  const slot = useSyncExternalStore(
    noChanges,
    () => document.getElementById(PANEL_SLOT_ID) ?? document.body,
    () => null,
  );
  return slot && createPortal(<OpenPanel {...props} />, slot);
}

function OpenPanel({ label, onClose, returnFocusId, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const covering = useMediaQuery(NARROW);
  useInertPage(covering);
  useFocusInAndBack(panel, returnFocusId);
  useEscape(onClose);
  return (
    <PanelCloseContext value={onClose}>
      {covering && (
        <div
          aria-hidden="true"
          onClick={onClose}
          className="fixed inset-0 z-30 animate-fade bg-veil phone:hidden"
        />
      )}
      <section
        ref={panel}
        tabIndex={-1}
        aria-label={label}
        data-side-panel=""
        {...(covering ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' })}
        className="fixed top-(--top-bar) right-0 bottom-0 z-30 flex w-(--panel-width) animate-panel flex-col border-l border-line bg-surface shadow-none outline-none narrow:top-0 narrow:w-[min(100%,600px)] narrow:shadow-float phone:w-full phone:border-l-0 print:hidden"
      >
        {children}
      </section>
    </PanelCloseContext>
  );
}

function noChanges(): () => void {
  return () => undefined;
}
