'use client';
import { type KeyboardEvent, useRef, useState } from 'react';

/** State of a trigger whose popup is loaded on first use; `load` is called early, on hover and focus. */
export function usePopup(role: 'menu' | 'dialog', load: () => void) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Kept once opened, so that closing can be animated and opening again is at once.
  const [wanted, setWanted] = useState(false);
  const change = (next: boolean) => {
    if (next) setWanted(true);
    setOpen(next);
  };
  return {
    open,
    wanted,
    change,
    trigger,
    triggerProps: {
      ref: trigger,
      'aria-haspopup': role,
      'aria-expanded': open,
      onPointerEnter: load,
      onFocus: load,
      onClick: () => change(!open),
      onKeyDown: (event: KeyboardEvent) => {
        // Esc here: the popup is asked for and still on its way, so the focus has not moved into it yet.
        const opens = event.key === 'ArrowDown' && !open;
        const closes = event.key === 'Escape' && open;
        if (!opens && !closes) return;
        event.preventDefault();
        change(opens);
      },
    },
  };
}
