'use client';
// The clinic's present, counted on from the server's clock: this computer's own clock may be wrong.
import { useEffect, useState } from 'react';
import type { ReceivedBoard } from './ask-board';

const TICK_MS = 10_000;

/** Epoch seconds now, renewed every ten seconds. */
export function useClinicClock({ view, receivedAt }: ReceivedBoard): number {
  const [here, setHere] = useState(receivedAt);
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return view.now + Math.max(0, Math.floor((here - receivedAt) / 1000));
}
