// Deliveries to the desk's door as the page about events shows them.
import type { Verdict } from './verdict';

export type DeliveryIn = {
  id: string;
  /** ISO 8601, UTC */
  at: string;
  /** signed or unsigned */
  way: string;
  verdict: Verdict;
  /** What the sender was answered */
  status: number;
  reason: string | null;
  address: string;
  bytes: number;
  /** What it told of; null where no event could be read or the sender was not known */
  event: {
    id: string;
    kind: string;
    transactionId: string;
    state: string;
    attempts: number;
    problem: string | null;
  } | null;
};

export type OpenedDeliveryIn = DeliveryIn & {
  headers: Record<string, string>;
  body: string;
  /** What is stored, where this delivery says something else */
  storedBody: string | null;
  /** Every delivery of the same event, the first ones first */
  arrivals: { id: string; at: string; verdict: Verdict }[];
};
