// The service of the interface: ours in this process, or somebody's at SERVICE_BASE_URL.
import { getRequestListener } from '@hono/node-server';
import type { Rooms } from '@/lib/door/door';
import { servicePaths } from '@/lib/door/service-paths';
import type { Environment } from '@/lib/env';
import { log } from '@/lib/log';
import { createService, type ServiceApp } from '@/lib/service/create-service';
import { deskCredentials } from '@/prisma/service/seed/programs';
import type { Closing } from './closing';
import { documentBucket } from './document-bucket';

/** The service in this process, or null with a remote one. */
export async function openService(
  environment: Environment,
  databaseUrl: string,
  masterKey: Buffer,
  closing: Closing,
): Promise<ServiceApp | null> {
  if (environment.SERVICE_BASE_URL !== undefined) return null;
  const service = createService({
    databaseUrl,
    masterKey,
    origin: environment.PUBLIC_ORIGIN,
    apiRateLimit: environment.API_RATE_LIMIT,
    medicationGateways: environment.MEDICATION_GATEWAYS,
    dataDir: environment.DATA_DIR,
    documentBucket: documentBucket(environment),
    eventsAllowPrivate: environment.EVENTS_ALLOW_PRIVATE,
    vaccinationRemindDays: environment.VACCINATION_REMIND_DAYS,
    unlimitedClient: deskCredentials(masterKey).clientId,
  });
  await closing.add('the service', () => service.close());
  // In the background: a search that comes before it is built waits for it, the start does not.
  service.context.medications.start();
  return service;
}

/** Its place behind the door: bodies stream both ways, and only its own paths reach it. */
export function serviceRoom(
  service: ServiceApp,
  medicationGateways: string[],
): NonNullable<Rooms['service']> {
  const listener = getRequestListener(service.fetch, {
    // Next needs the global Request and Response as Node made them.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      log().error({ err: error }, 'the service did not answer');
      return new Response(null, { status: 500 });
    },
  });
  return {
    owns: servicePaths(medicationGateways),
    handle: (request, response) => void listener(request, response),
  };
}
