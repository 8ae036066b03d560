'use client';
// A page's line to the server: while somebody looks at the page, it hears at once that something changed.
import { useEffect, useEffectEvent, useState } from 'react';

/** After the server has turned the line away, as it does when the session has ended. */
const AGAIN_MS = 5_000;

/** A change was told of; or the line was opened, before which some may have been missed. */
export type Heard = 'change' | 'opened';

/**
 * Calls `heard` when `path` tells of a change, and when the line was opened. True while it is open. A page that
 * nobody sees holds no line: a browser has only six for all.
 */
export function useLive(path: string, heard: (what: Heard) => void): boolean {
  const [open, setOpen] = useState(false);
  const tell = useEffectEvent(heard);
  useEffect(() => {
    let line: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(again);
      line?.close();
      line = undefined;
      setOpen(false);
    };
    const connect = () => {
      close();
      if (document.hidden) return;
      line = new EventSource(path);
      line.onopen = () => {
        setOpen(true);
        tell('opened');
      };
      line.onmessage = () => tell('change');
      line.onerror = () => {
        setOpen(false);
        // Else the browser connects again by itself.
        if (line?.readyState === EventSource.CLOSED) again = setTimeout(connect, AGAIN_MS);
      };
    };
    connect();
    document.addEventListener('visibilitychange', connect);
    return () => {
      document.removeEventListener('visibilitychange', connect);
      close();
    };
  }, [path]);
  return open;
}
