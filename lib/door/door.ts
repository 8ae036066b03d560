// The one port: programs go to the service, people to Next, and nobody in before everything is ready.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { everywhereHeaders } from '@/lib/page-headers';
import { SetupProblem } from '@/lib/setup-problem';
import { answer } from './answer';
import { acceptedHosts } from './hosts';
import { replaceOutsideHeaders } from './outside-headers';
import { answerParserError, endDripping, PATIENCE, type Patience } from './slow-sender';

/** Who answers once everything is ready. */
export type Rooms = {
  health: RequestListener;
  /** Null when the service is remote: its paths then lead nowhere here. */
  service: { owns: (target: string) => boolean; handle: RequestListener } | null;
  pages: RequestListener;
  /** Only development needs it, to reload pages. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

export type DoorOptions = {
  port: number;
  host: string | undefined;
  origin: string;
  trustedProxy: boolean;
  /** Less than PATIENCE only in tests. */
  patience?: Patience;
};

export type Door = {
  /** The port in use; another than asked for only when that was 0. */
  port: number;
  /** From here on requests are let in. */
  admit(rooms: Rooms): void;
  /** Takes no new connection, lets requests in flight end for at most `graceMs`, then cuts the rest. */
  close(graceMs: number): Promise<void>;
};

/**
 * Takes the port at once, so that two programs cannot both believe to have it; answers 503 until `admit`.
 * Throws SetupProblem when the port cannot be had.
 */
export async function openDoor(options: DoorOptions): Promise<Door> {
  const hosts = acceptedHosts(options.origin);
  const trust = {
    trustedProxy: options.trustedProxy,
    protocol: new URL(options.origin).protocol.slice(0, -1),
  };
  const fileHeaders = everywhereHeaders(trust.protocol === 'https');
  let rooms: Rooms | null = null;
  const inFlight = new Set<ServerResponse>();

  const { patience = PATIENCE } = options;
  const server = createServer(timing(patience), (request, response) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
    const target = request.url ?? '/';
    if (rooms?.service?.owns(target)) {
      // It watches over the bodies that it reads; twice as long leaves only those that it does not.
      endDripping(request, response, { ...patience, bodyMs: 2 * patience.bodyMs });
      return void rooms.service.handle(request, response);
    }
    endDripping(request, response, patience);
    if (!rooms) return answer(response, 503, { status: 'starting' }, { 'Retry-After': '1' });
    if (/^\/health\/?(\?|$)/.test(target)) return void rooms.health(request, response);
    // "//host/" and "http://host/" would name another server to whatever builds an address from them.
    if (!/^\/(?!\/)/.test(target))
      return answer(response, 400, { error: 'The address must begin with one slash.' });
    if (!hosts.has(request.headers.host?.toLowerCase() ?? ''))
      return answer(response, 421, misdirected(options.origin));
    replaceOutsideHeaders(request, trust);
    // Pages and handlers bring their own; files of the build come past both (proxy.ts).
    if (target.startsWith('/_next/')) setAll(response, fileHeaders);
    rooms.pages(request, response);
  });
  server.on('clientError', (error, socket) => {
    const isAnswering = [...inFlight].some((response) => response.socket === socket && response.headersSent);
    answerParserError(error, socket, isAnswering);
  });
  await listen(server, options);

  return {
    port: (server.address() as AddressInfo).port,
    admit: (ready) => {
      rooms = ready;
      // Without a listener an offer to upgrade is ignored, as HTTP asks; some clients offer h2c every time.
      if (ready.upgrade) server.on('upgrade', guardUpgrade(hosts, ready.upgrade));
    },
    close: (graceMs) =>
      new Promise((resolve) => {
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(cut);
          resolve();
        });
        for (const response of inFlight) endSoon(response);
      }),
  };
}

/** Node's own limits: for the head only, because a large body on a slow line may take its time. */
function timing({ headMs }: Patience) {
  return { headersTimeout: headMs, requestTimeout: 0, connectionsCheckingInterval: headMs / 10 };
}

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function guardUpgrade(
  hosts: Set<string>,
  upgrade: NonNullable<Rooms['upgrade']>,
): NonNullable<Rooms['upgrade']> {
  return (request, socket, head) => {
    if (hosts.has(request.headers.host?.toLowerCase() ?? '')) upgrade(request, socket, head);
    else socket.destroy();
  };
}

function misdirected(origin: string) {
  return { error: `This program is reached at ${origin}. To use another address, set PUBLIC_ORIGIN to it.` };
}

/** A live stream has no end of its own, and a browser that is cut off asks again. */
function endSoon(response: ServerResponse): void {
  const isStream = String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
  if (isStream) response.destroy();
  else response.shouldKeepAlive = false;
}

function listen(server: ReturnType<typeof createServer>, { port, host }: DoorOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    server.listen({ port, host }, resolve);
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') {
    return new SetupProblem(
      `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new SetupProblem(`Port ${port} needs more rights than this user has. Set PORT to 1024 or more.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SetupProblem(`HOST=${host} is not an address of this machine. Correct it, or leave it out.`);
  }
  return error;
}
