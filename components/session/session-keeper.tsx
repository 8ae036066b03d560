'use client';
import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { askSession } from './session-requests';
import type { SessionTimes } from './session-times';
import { LIVE, SessionWatch } from './session-watch';
import { onSignedOut } from './signed-in';

const WarningDialog = lazy(async () => ({ default: (await import('./warning-dialog')).WarningDialog }));
const OverDialog = lazy(async () => ({ default: (await import('./over-dialog')).OverDialog }));

interface SessionKeeperProps {
  person: { staffId: string; name: string; email: string };
  times: SessionTimes;
}

/** Stands once on every page behind sign-in, draws nothing until the session ends. Its dialogs arrive when needed. */
export function SessionKeeper({ person, times }: SessionKeeperProps) {
  const { staffId } = person;
  const [watch] = useState(
    () => new SessionWatch({ staffId, ask: askSession, onSomebodyElse: () => window.location.reload() }),
  );
  useEffect(() => {
    watch.start(times);
    return () => watch.stop();
  }, [watch, times]);
  useEffect(() => listen(watch), [watch]);
  const state = useSyncExternalStore(watch.subscribe, watch.state, () => LIVE);

  return (
    <Suspense>
      {state.kind === 'warning' && (
        <WarningDialog
          endsAt={state.endsAt}
          final={state.final}
          onStay={() => void watch.stay()}
          onLater={() => watch.later()}
          onSignIn={() => watch.end()}
        />
      )}
      {state.kind === 'over' && (
        <OverDialog name={person.name} email={person.email} onSignedIn={(fresh) => watch.begin(fresh)} />
      )}
    </Suspense>
  );
}

/** Returns how to stop listening. */
function listen(watch: SessionWatch): () => void {
  const worked = () => watch.worked();
  // A computer that slept, a tab that was away: the timers may be late, and another tab may have signed in.
  const seen = () => {
    if (document.visibilityState === 'visible') void watch.look();
  };
  const quiet = { capture: true, passive: true };
  window.addEventListener('keydown', worked, quiet);
  window.addEventListener('pointerdown', worked, quiet);
  document.addEventListener('visibilitychange', seen);
  const stopHearing = onSignedOut(() => void watch.look(true));
  return () => {
    window.removeEventListener('keydown', worked, quiet);
    window.removeEventListener('pointerdown', worked, quiet);
    document.removeEventListener('visibilitychange', seen);
    stopHearing();
  };
}
