// What a start needs besides the service itself: the first business, the desk's own program in it, and the
// gateway's way to the service.
import type { Environment } from '@/lib/env';
import { setServiceTransport } from '@/lib/gateway/transport';
import type { ServiceApp } from '@/lib/service/create-service';
import { firstAdministratorLink, prepareDemo } from '@/prisma/demo';
import { subscribeDesk } from './subscribe';
import { documentBucket } from './document-bucket';

// As Node made it, taken before the pages load: Next replaces it by one that gives a repeated reading the first answer.
const networkFetch = globalThis.fetch;

/**
 * Opens the gateway: in this process, or over the network when SERVICE_BASE_URL is set. On an empty database the
 * demonstration is made first. Returns the path of the link for the first administrator while there is no staff.
 */
export async function openGateway(
  env: Environment,
  databaseUrl: string,
  masterKey: Buffer,
  service: ServiceApp | null,
): Promise<string | null> {
  if (service) await openEmbedded(env, databaseUrl, masterKey, service);
  else openRemote(env);
  return firstAdministratorLink(databaseUrl);
}

async function openEmbedded(env: Environment, databaseUrl: string, masterKey: Buffer, service: ServiceApp) {
  const { desk } = await prepareDemo({
    databaseUrl,
    deskDatabaseUrl: databaseUrl,
    masterKey,
    dataDir: env.DATA_DIR,
    documentBucket: documentBucket(env),
    origin: env.PUBLIC_ORIGIN,
    demo: env.DEMO,
  });
  setServiceTransport({
    kind: 'embedded',
    fetch: service.fetch,
    baseUrl: env.PUBLIC_ORIGIN,
    clientId: desk.clientId,
    clientSecret: desk.clientSecret,
    medicationGateway: env.MEDICATION_GATEWAYS[0],
    ...(desk.sharedKey && { sharedKey: desk.sharedKey }),
  });
  // Before the jobs start: an event is only spread to those who are subscribed by then.
  await subscribeDesk(env.PUBLIC_ORIGIN, masterKey);
}

function openRemote(env: Environment): void {
  setServiceTransport({
    kind: 'remote',
    fetch: (request) => networkFetch(request),
    baseUrl: env.SERVICE_BASE_URL ?? '',
    clientId: env.SERVICE_CLIENT_ID ?? '',
    clientSecret: env.SERVICE_CLIENT_SECRET ?? '',
    medicationGateway: env.MEDICATION_GATEWAYS[0],
    ...(env.SERVICE_SHARED_KEY && { sharedKey: env.SERVICE_SHARED_KEY }),
  });
}
