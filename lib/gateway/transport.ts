// How requests reach the service: its own function in this process, or the network. server.ts decides it once.
import type { SharedKey } from '@/lib/jwe';
import type { TokenState } from './session';

export type GatewayTransport = {
  fetch: (request: Request) => Promise<Response>;
  /** The service's origin, such as `http://localhost:3000`; its path families stand at the root. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** With it every JSON body is sealed and sealed answers are asked for. */
  sharedKey?: SharedKey;
  /** The prefix of its medication search; the interface's unless given. */
  medicationGateway?: string | undefined;
  kind: 'embedded' | 'remote';
  /** How long one question may take, token and repetitions included; 10 s unless set. */
  timeLimitMs?: number;
};

/** A transport with the token that was obtained over it. */
export type Connection = { transport: GatewayTransport; tokens: TokenState };

// On globalThis, because Next's bundle and server.ts each load this file: one transport, one token.
const SHARED = Symbol.for('front-desk.service-transport');
type Shared = typeof globalThis & { [SHARED]?: Connection };

/** Sets the way to the service for the whole process; tokens of an earlier one are forgotten. */
export function setServiceTransport(transport: GatewayTransport): void {
  (globalThis as Shared)[SHARED] = { transport, tokens: { grant: null, pending: null } };
}

/** The way to the service. Throws when server.ts has not set one. */
export function serviceTransport(): GatewayTransport {
  return connection().transport;
}

/** From now on nothing is sealed; for a key that ends while the service is in this process. */
export function stopSealing(): void {
  const { sharedKey: _, ...plain } = serviceTransport();
  setServiceTransport(plain);
}

/** The transport and its token, for the gateway's own files. */
export function connection(): Connection {
  const open = (globalThis as Shared)[SHARED];
  if (!open)
    throw new Error(
      'The gateway has no way to the service: server.ts calls setServiceTransport before Next starts.',
    );
  return open;
}
