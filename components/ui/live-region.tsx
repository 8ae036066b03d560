'use client';
import { useSyncExternalStore } from 'react';
import { type Announcement, type Politeness, lastAnnouncement, subscribeToAnnouncements } from './announcer';

const SILENCE: Announcement = { id: 0, text: '' };

/** Where announce() speaks. Stands once in the shell, empty until something happens. */
export function LiveRegion() {
  return (
    <>
      <Voice politeness="polite" />
      <Voice politeness="assertive" />
    </>
  );
}

function Voice({ politeness }: { politeness: Politeness }) {
  const { id, text } = useSyncExternalStore(
    subscribeToAnnouncements,
    () => lastAnnouncement(politeness),
    () => SILENCE,
  );
  return (
    <div role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} className="sr-only">
      <span key={id}>{text}</span>
    </div>
  );
}
