'use client';
// Warns before unsaved work is left: by closing, by a link, by the back button, by closing the tab.
import { useCallback, useEffect, useState } from 'react';
import { askBeforeLeaving } from '../unsaved';

type Leaving = { go: () => void };

/** While `dirty`, every way out ends in `leaving` (its `go` leads on) until `decide` is called. */
export function useUnsavedGuard(dirty: boolean) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const decide = useCallback(() => setLeaving(null), []);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (go: () => void) => setLeaving({ go });
    const releases = [askBeforeLeaving(ask), guardTab(), guardLinks(ask), guardHistory(ask)];
    return () => {
      for (const release of releases) release();
    };
  }, [dirty]);
  return { leaving, decide };
}

function guardTab(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Links of the shell know nothing of the editor, so their clicks are caught on the way down. */
function guardLinks(ask: (go: () => void) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || elsewhere || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => link.click());
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The entry is already left when the browser says so: it is returned to before the router hears of it. */
function guardHistory(ask: (go: () => void) => void): () => void {
  let returning = false;
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    if (returning) {
      returning = false;
      return;
    }
    returning = true;
    history.forward();
    ask(() => history.back());
  };
  window.addEventListener('popstate', onPop, true);
  return () => window.removeEventListener('popstate', onPop, true);
}
