/** What the page about events draws and what it can ask for. */

import type { Verdict } from '@/lib/display/verdict';

export interface DeliveryInView {
  id: string;
  /** ISO 8601, UTC */
  at: string;
  way: string;
  verdict: Verdict;
  status: number;
  reason: string | null;
  address: string;
  bytes: number;
  event: {
    id: string;
    kind: string;
    transactionId: string;
    state: string;
    attempts: number;
    problem: string | null;
  } | null;
}

export interface OpenedInView extends DeliveryInView {
  headers: Record<string, string>;
  body: string;
  storedBody: string | null;
  arrivals: { id: string; at: string; verdict: Verdict }[];
}

export interface DeliveryOutView {
  id: string;
  event: string;
  transaction_id: string;
  endpoint: string;
  signed: boolean;
  state: string;
  /** Epoch milliseconds */
  created_at: number;
  due_at: number | null;
  attempts: {
    number: number;
    at: number;
    /** Milliseconds */
    took: number;
    status: number | null;
    problem: string | null;
    answer: string;
  }[];
}

export interface OpenedOutView extends DeliveryOutView {
  body: string;
}

export type Refused = {
  kind: 'gone' | 'forbidden' | 'unreachable' | 'refused' | 'invalid' | 'signed-out';
};
export type Opened<View> = { kind: 'ok'; delivery: View } | Refused;
export type Done = { kind: 'ok' } | Refused;

export interface EventActions {
  openIn: (id: string) => Promise<Opened<OpenedInView>>;
  openOut: (id: string) => Promise<Opened<OpenedOutView>>;
  processAgain: (id: string) => Promise<Done>;
  sendAgain: (id: string) => Promise<Done>;
  sendTest: () => Promise<{ kind: 'ok'; status: number } | Refused>;
}

export type EventsView =
  { way: 'in'; rows: readonly DeliveryInView[] } | { way: 'out'; rows: readonly DeliveryOutView[] };
