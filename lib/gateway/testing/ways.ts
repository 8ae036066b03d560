// The ways to the service over which the same tests must pass: in this process, over a socket, to another instance.
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '@/lib/env';
import type { SharedKey } from '@/lib/jwe';
import type { GatewayTransport } from '../transport';

/** An embedded service and a program that may do everything, as a test starts them. */
export type StartService = (options?: { origin: string }) => Promise<{
  fetch: GatewayTransport['fetch'];
  partner: { clientId: string; clientSecret: string; key: SharedKey };
  close: () => Promise<void>;
}>;

export type Way = { transport: GatewayTransport; close: () => Promise<void> };
type NamedWay = [name: string, open: () => Promise<Way>];

/** For `describe.each`. The last one only when SERVICE_BASE_URL names an instance, with the credentials beside it. */
export function waysTo(start: StartService): NamedWay[] {
  const ways: NamedWay[] = [
    ['in this process', () => inProcess(start, false)],
    ['in this process, sealed', () => inProcess(start, true)],
    ['over a socket', () => overSocket(start, false)],
    ['over a socket, sealed', () => overSocket(start, true)],
  ];
  const another = toAnotherInstance();
  return another ? [...ways, ['at SERVICE_BASE_URL', () => Promise.resolve(another)]] : ways;
}

async function inProcess(start: StartService, sealed: boolean): Promise<Way> {
  const { fetch, partner, close } = await start();
  return {
    transport: { ...asProgram(partner, sealed), fetch, baseUrl: 'http://service.test', kind: 'embedded' },
    close,
  };
}

/** The service is started under the address where it can be reached, because it writes links to itself. */
async function overSocket(start: StartService, sealed: boolean): Promise<Way> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const service = await start({ origin });
  const listener = getRequestListener(service.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => void listener(request, response));
  return {
    transport: {
      ...asProgram(service.partner, sealed),
      fetch: (request) => fetch(request),
      baseUrl: origin,
      kind: 'remote',
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.close();
    },
  };
}

function asProgram(
  { clientId, clientSecret, key }: Awaited<ReturnType<StartService>>['partner'],
  sealed: boolean,
) {
  return { clientId, clientSecret, ...(sealed && { sharedKey: key }) };
}

function toAnotherInstance(): Way | null {
  const { SERVICE_BASE_URL, SERVICE_CLIENT_ID, SERVICE_CLIENT_SECRET, SERVICE_SHARED_KEY } = readEnvironment(
    process.env,
  );
  if (SERVICE_BASE_URL === undefined) return null;
  return {
    transport: {
      fetch: (request) => fetch(request),
      baseUrl: SERVICE_BASE_URL,
      clientId: SERVICE_CLIENT_ID ?? '',
      clientSecret: SERVICE_CLIENT_SECRET ?? '',
      kind: 'remote',
      ...(SERVICE_SHARED_KEY && { sharedKey: SERVICE_SHARED_KEY }),
    },
    close: () => Promise.resolve(),
  };
}
