// What the page about events asks the desk for, and how it answers.
import type { DeliveryRecord, OpenedDelivery } from '@/lib/contract/event';
import type { DeliveryIn, OpenedDeliveryIn } from '@/lib/display/delivery';

export type Refused = {
  kind: 'gone' | 'forbidden' | 'unreachable' | 'refused' | 'invalid' | 'signed-out';
};
export type Opened<View> = { kind: 'ok'; delivery: View } | Refused;
export type Done = { kind: 'ok' } | Refused;

export interface EventActions {
  openIn: (id: string) => Promise<Opened<OpenedDeliveryIn>>;
  openOut: (id: string) => Promise<Opened<OpenedDelivery>>;
  processAgain: (id: string) => Promise<Done>;
  sendAgain: (id: string) => Promise<Done>;
  sendTest: () => Promise<{ kind: 'ok'; status: number } | Refused>;
}

export type EventsView =
  { way: 'in'; rows: readonly DeliveryIn[] } | { way: 'out'; rows: readonly DeliveryRecord[] };
