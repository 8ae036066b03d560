// A service that speaks the interface and the vendor's own endpoints, and has none of our extensions: the first
// instance, seen through a door that does not know them.
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Vendor = { origin: string; close: () => void };

/** Opens the door in front of the service at `behind`. */
export async function openVendor(behind: string): Promise<Vendor> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/desk-ext/')) unknown(response);
    else passOn(behind, request, response);
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

function unknown(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'application/json' });
  response.end('{"error":{"code":"NOT_FOUND","message":"There is no such endpoint."}}');
}

function passOn(behind: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const passed = ask(behind + (url ?? '/'), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
