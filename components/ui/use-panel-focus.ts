'use client';
/** Focus goes into a panel when it opens and back to where it came from when it closes. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { PAGE_FRAME_ID } from './panel-slot';

/** Moves the focus to `[data-autofocus]` in the panel, or to the panel; on unmount back to the opener. */
export function useFocusInAndBack(
  panel: RefObject<HTMLElement | null>,
  returnFocusId: string | undefined,
): void {
  const backupId = useEffectEvent(() => returnFocusId);
  useEffect(() => {
    const opener = document.activeElement;
    const first = panel.current?.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? panel.current)?.focus({ preventScroll: true });
    return () => giveBack(opener, backupId());
  }, [panel]);
}

function giveBack(opener: Element | null, backupId: string | undefined): void {
  const usable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = usable ? opener : backupId ? document.getElementById(backupId) : null;
  // After the commit: until then the page below may still be inert and refuse the focus.
  if (target) queueMicrotask(() => target.focus({ preventScroll: true }));
}

/** Calls `onEscape` for Esc, unless a list, menu or dialog on top of the panel has used the key. */
export function useEscape(onEscape: () => void): void {
  const act = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Puts the page out of reach of keyboard and assistive technology while something covers it. */
export function useInertPage(inert: boolean): void {
  useLayoutEffect(() => {
    const frame = document.getElementById(PAGE_FRAME_ID);
    if (!frame || !inert) return undefined;
    frame.inert = true;
    return () => {
      frame.inert = false;
    };
  }, [inert]);
}
