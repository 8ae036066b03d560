// A test service behind a real socket, asked byte by byte: what no well-behaved client library would send.
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServiceApp } from './create-service';

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export type TestSocket = {
  /** Where programs of their own reach it. */
  origin: string;
  /** Writes the chunks, one after the other; gives everything that came back until the other side closed. */
  exchange: (chunks: Chunks) => Promise<string>;
  /** The same, but hangs up after the last chunk. */
  breakOff: (chunks: Chunks) => Promise<string>;
  /** Waits until the service has done with every request, answered or broken off. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openTestSocket(service: ServiceApp): Promise<TestSocket> {
  const answering = new Set<Promise<unknown>>();
  const listener = getRequestListener(
    (request, bindings) => {
      const answer = service.fetch(request, bindings);
      answering.add(answer);
      return answer;
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const talk = (chunks: Chunks, hangUp: boolean) =>
    new Promise<string>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      const received: Buffer[] = [];
      socket.on('data', (chunk) => received.push(chunk));
      // The other side may close before everything is written; what it said counts.
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(Buffer.concat(received).toString()));
      socket.on('end', () => socket.end());
      socket.on('connect', () => void writeAll(chunks, socket, hangUp));
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    exchange: (chunks) => talk(chunks, false),
    breakOff: (chunks) => talk(chunks, true),
    settled: async () => {
      await Promise.allSettled(answering);
      answering.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function writeAll(chunks: Chunks, socket: Socket, hangUp: boolean): Promise<void> {
  for await (const chunk of chunks) {
    if (socket.destroyed) return;
    socket.write(chunk);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (hangUp) socket.end();
}
