// What the two threads that build an index say to each other and to the program. Arrays are handed over without a copy.
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { IndexParts } from '../medication-index';
import type { Catalogue } from './catalogue-store';

/** What a thread is started with; `other` leads to the other thread. */
export type ThreadOrder = { program: string; databaseUrl: string; other: MessagePort };
/** What the names thread hands to the program. */
export type BuiltParts = { catalogue: number; parts: IndexParts };
/** What the facts thread is to read, as the database was at the moment of a snapshot. */
export type FactsOrder = { newest: Catalogue; snapshot: string };

type Place = Pick<MessagePort, 'postMessage'>;

/** Hands an object over, with the memory of all arrays in it. */
export function handOver(to: Place | null, value: object): void {
  to?.postMessage(value, [...buffersOf(value)]);
}

/** Hands an order to the other thread and waits for what it gives back. One order at a time. */
export async function orderFrom<Result>(other: MessagePort, order: object): Promise<Result> {
  handOver(other, order);
  const [result] = (await once(other, 'message')) as [Result];
  return result;
}

/** The memory of all arrays in an object; each once, as none can be handed over twice. */
function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) buffersOf(inner, found);
  }
  return found;
}
