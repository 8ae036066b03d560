'use client';
// Who presses Ctrl K types on at once. The letters that come before there is a box are kept for it, and act nowhere.
import { useCallback, useEffect, useRef } from 'react';
import { isTyping } from '@/components/ui/use-shortcut';

/** Keeps what is typed outside any box while `open`; the function that it returns gives it. */
export function useEarlyTyping(open: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!open) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1) typed.current += event.key;
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keep, true);
    return () => {
      typed.current = '';
      document.removeEventListener('keydown', keep, true);
    };
  }, [open]);
  return useCallback(() => typed.current, []);
}
