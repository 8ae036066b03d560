// A whole service on an empty database of its own, for tests: real PostgreSQL, real requests, two businesses.
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { SCOPES } from '@/lib/contract/credentials';
import { openTestDatabase } from '@/prisma/test-database';
import { createService, type ServiceApp, type ServiceOptions } from './create-service';
import { createBusiness } from './credentials/businesses';
import { createClient } from './credentials/clients';
import { createSharedKey } from './credentials/shared-keys';
import type { SharedKey } from '@/lib/jwe';
import type { Operation } from './http/operation';

export const TEST_ORIGIN = 'http://service.test';

export type TestPartner = {
  businessId: string;
  clientId: string;
  clientSecret: string;
  key: SharedKey;
  token: string;
};

export type TestService = ServiceApp & {
  databaseUrl: string;
  partner: TestPartner;
  /** A second business that shares nothing with the first. */
  other: TestPartner;
  /** Sends a request with the first partner's token; an object as body is sent as JSON. */
  send: (method: string, path: string, options?: SendOptions) => Promise<Sent>;
};

export type SendOptions = { body?: unknown; headers?: Record<string, string>; token?: string | null };
/** `body` is the parsed JSON, or the text where it is none. */
export type Sent = { status: number; headers: Headers; body: unknown };

/** Starts it; `close` removes the database. Other operations than the interface's may stand in the table. */
export async function startTestService(
  options: Partial<ServiceOptions> = {},
  table?: readonly Operation[],
): Promise<TestService> {
  const database = await openTestDatabase();
  const app = createService(
    {
      databaseUrl: database.url,
      masterKey: randomBytes(32),
      origin: TEST_ORIGIN,
      apiRateLimit: 1_000_000,
      medicationGateways: ['/svc-mcp', '/eka-mcp'],
      dataDir: tmpdir(),
      ...options,
    },
    table,
  );
  const partner = await makePartner(app, 'first');
  const other = await makePartner(app, 'second');
  return {
    ...app,
    databaseUrl: database.url,
    partner,
    other,
    send: (method, path, sent) => send(app, method, path, { token: partner.token, ...sent }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A business with a program that may do everything and one shared key. */
export async function makePartner({ context }: ServiceApp, name: string): Promise<TestPartner> {
  const { credentials } = context;
  const businessId = await createBusiness(credentials, `business ${name}`);
  const client = await createClient(credentials, { businessId, name: `program ${name}`, scopes: SCOPES });
  const key = await createSharedKey(credentials, businessId);
  const now = Math.floor(Date.now() / 1000);
  const token = await credentials.tokens.issue({ clientId: client.clientId, businessId }, now);
  return { businessId, ...client, key, token };
}

async function send(app: ServiceApp, method: string, path: string, options: SendOptions): Promise<Sent> {
  const headers = new Headers(options.headers);
  if (options.token && !headers.has('auth') && !headers.has('authorization'))
    headers.set('auth', options.token);
  const hasBody = options.body !== undefined;
  if (hasBody && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const body = hasBody ? { body: bodyInit(options.body) } : {};
  const response = await app.fetch(new Request(TEST_ORIGIN + path, { method, headers, ...body }));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

function bodyInit(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array
    ? (body as string | Uint8Array<ArrayBuffer>)
    : JSON.stringify(body);
}
