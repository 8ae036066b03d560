'use client';
import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { type Toast, currentToasts, newestUndo, subscribeToToasts, undoToast } from './toast-queue';
import { isTyping } from './use-shortcut';

const NONE: readonly Toast[] = [];
const loadList = () => import('./toast-list');
const ToastList = lazy(async () => ({ default: (await loadList()).ToastList }));

/** Where toasts stand. Their list comes after the page, so that it is there when the line is lost. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  useUndoKey();
  useEffect(() => void loadList(), []);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}

/** Ctrl+Z takes back the newest action, except in a text box, where it belongs to the typing. */
function useUndoKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const toast = wanted && !isTyping(event.target) ? newestUndo() : undefined;
      if (!toast) return;
      event.preventDefault();
      undoToast(toast.id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
