'use client';
/** Focus goes into a panel when it opens and back to where it came from when it closes. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { PAGE_FRAME_ID } from './panel-slot';

/** Moves the focus to `[data-autofocus]` in the panel, or to the panel; when it is gone, back to the opener. */
export function useFocusInAndBack(
  panel: RefObject<HTMLElement | null>,
  returnFocusId: string | undefined,
): void {
  const [opener] = useState(() => document.activeElement);
  const backupId = useEffectEvent(() => returnFocusId);
  useEffect(() => {
    const opened = panel.current;
    const first = opened?.querySelector<HTMLElement>('[data-autofocus]') ?? opened;
    first?.focus({ preventScroll: true });
    return () => {
      const target = usable(opener) ?? usable(document.getElementById(backupId() ?? ''));
      // Later, when the panel has left and the page below is no longer inert; never while it still stands.
      queueMicrotask(() => {
        if (!opened?.isConnected) target?.focus({ preventScroll: true });
      });
    };
  }, [panel, opener]);
}

function usable(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement && element.isConnected && element !== document.body ? element : null;
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
