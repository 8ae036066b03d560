'use client';
import { useSyncExternalStore } from 'react';

/** Below this the panel covers the page and the navigation is a rail. The same figure as `narrow:` in globals.css. */
export const NARROW = '(width < 1101px)';
/** Below this the navigation is at the bottom. The same figure as `phone:` in globals.css. */
export const PHONE = '(width < 641px)';

/** Follows a media query; false on the server. For what CSS alone cannot do, such as roles and focus. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
