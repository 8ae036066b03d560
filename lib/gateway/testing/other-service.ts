// A service of somebody else's on a real socket, for tests of what the gateway makes of its answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayTransport } from '../transport';

export const GRANT = {
  access_token: 'first',
  expires_in: 1800,
  refresh_token: 'refresh-1',
  refresh_expires_in: 86_400,
};

type Answers = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export type OtherService = {
  origin: string;
  /** Method, path and query of every request that arrived, in order; logins included. */
  asked: string[];
  close: () => Promise<void>;
};

/** Starts it on a free port. Logins are answered with GRANT, everything else by `answers`. */
export async function startOtherService(answers: Answers, grantLogins = true): Promise<OtherService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      if (grantLogins && request.url?.startsWith('/connect-auth')) sendJson(response, 200, GRANT);
      else answers(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Ends an answer with a JSON value. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}

/** The way to it over the socket. */
export function overSocket(origin: string, different: Partial<GatewayTransport> = {}): GatewayTransport {
  return {
    fetch: (request) => fetch(request),
    baseUrl: origin,
    clientId: 'desk',
    clientSecret: 'a secret of the desk',
    kind: 'remote',
    ...different,
  };
}
