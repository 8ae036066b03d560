'use client';
// The address is the board's memory: clinic, doctor, day, and the appointment that is open.
import { useSearchParams } from 'next/navigation';
import { type AddressName, type BoardAddress, readAddress } from './read-address';

/** What the address says now. */
export function useBoardAddress(): BoardAddress {
  return readAddress(Object.fromEntries(useSearchParams()));
}

/** Goes to another board or panel without asking the server for the page again; Back leads here. `null` drops a name. */
export function goTo(change: Partial<Record<AddressName, string | null>>): void {
  const search = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  window.history.pushState(null, '', query === '' ? window.location.pathname : `?${query}`);
}
