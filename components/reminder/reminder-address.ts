// The address is the worklist's memory: view, part of the time, doctor, clinic, and the reminder that is open.
import { DUES, VIEWS, type Due, type View } from '@/lib/display/reminder-words';

export type ReminderAddress = {
  view: View;
  due?: Due | undefined;
  doctor?: string | undefined;
  clinic?: string | undefined;
  open?: string | undefined;
};
type Search = Record<string, string | string[] | undefined>;

/** What the address says; what makes no sense is left out. */
export function readReminderAddress(search: Search): ReminderAddress {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    view: VIEWS.find((view) => view === text('view')) ?? 'open',
    due: DUES.find((due) => due === text('due')),
    doctor: text('doctor'),
    clinic: text('clinic'),
    open: text('open'),
  };
}

/** Goes there without asking the server for the page again; Back leads here. `null` drops a name. */
export function goToReminders(change: Partial<Record<keyof ReminderAddress, string | null>>): void {
  const search = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  window.history.pushState(null, '', query === '' ? window.location.pathname : `?${query}`);
}
