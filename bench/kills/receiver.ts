// Receives events and remembers how often each id came.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Receiver = {
  endpoint: string;
  /** How often each event came, by its id. */
  seen: Map<string, number>;
  close: () => Promise<void>;
};

export async function startReceiver(): Promise<Receiver> {
  const seen = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    request.resume();
    request.on('end', () => {
      seen.set(id, (seen.get(id) ?? 0) + 1);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
