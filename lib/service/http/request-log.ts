// One line for each request, and one for each fault. No url, no body, no names: patterns, numbers and ids only.
import { log } from '@/lib/log';
import type { Exchange } from './exchange';

/** What was asked, by whom, how it ended and how long it took (ms). */
export function logRequest(exchange: Exchange, status: number): void {
  const { method, route, requestId, clientId, kid, startedAt } = exchange;
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log().info({ requestId, method, route, status, ms, clientId, kid }, 'request');
}

/** Something broke that no caller can mend. */
export function logFault({ method, route, requestId, clientId }: Exchange, error: unknown): void {
  log().error({ requestId, method, route, clientId, err: error }, 'request failed');
}
