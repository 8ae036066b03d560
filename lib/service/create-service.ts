// Puts the service together: store, credentials and the app over the table of operations.
import { operationsWith } from './app';
import type { ServiceContext } from './context';
import { openCredentials } from './credentials/credentials';
import { openDocuments } from './documents/documents';
import type { S3Place } from './documents/storage/s3';
import type { Operation } from './http/operation';
import { policyHeader } from './http/rate-limit';
import { standingHeaders } from './http/respond';
import { makeApp } from './http/routes';
import { refusalLimiter } from './http/sealed-exchange';
import { PATIENCE, type Patience } from './http/slow-body';
import { LiveIndex } from './medications/catalogue/live-index';
import { documentationOperations } from './openapi/operations';
import { openStore } from './store';

export type ServiceOptions = {
  databaseUrl: string;
  /** 32 bytes. */
  masterKey: Buffer;
  /** The origin the interface is served from, such as http://localhost:3000. */
  origin: string;
  /** Requests a minute of one client. */
  apiRateLimit: number;
  /** First path segments under which medications are searched. */
  medicationGateways: string[];
  dataDir: string;
  /** Whether events may go to http and to private addresses; off unless said. */
  eventsAllowPrivate?: boolean;
  /** How many days before its due date a vaccination is reminded of; seven unless said. */
  vaccinationRemindDays?: number;
  /** The client_id of the one program without a rate limit: the desk in the same process. */
  unlimitedClient?: string;
  /** The bucket for documents; a folder under dataDir unless said. */
  documentBucket?: S3Place | undefined;
  /** How long bodies may take; half a minute, and uploads longer, unless said. */
  patience?: Patience;
};

export type ServiceApp = {
  /** Answers a request; Node's adapter gives its bindings too, and then the answer goes straight to the socket. */
  fetch: (request: Request, bindings?: object) => Promise<Response>;
  /** Lets go of the database. */
  close: () => Promise<void>;
  context: ServiceContext;
};

/** The embedded service over a migrated database. `table` is another list of operations only in tests. */
export function createService(
  options: ServiceOptions,
  table: readonly Operation[] = operationsWith(options.medicationGateways),
): ServiceApp {
  const { databaseUrl, masterKey, origin, apiRateLimit, medicationGateways, dataDir } = options;
  const { eventsAllowPrivate = false, vaccinationRemindDays = 7, unlimitedClient = null } = options;
  const { patience = PATIENCE } = options;
  const store = openStore(databaseUrl);
  const credentials = openCredentials({ store, masterKey, origin, apiRateLimit });
  const documents = openDocuments({ dataDir, masterKey, bucket: options.documentBucket });
  const medications = new LiveIndex(databaseUrl);
  const context = {
    store,
    credentials,
    documents,
    medications,
    masterKey,
    origin,
    dataDir,
    medicationGateways,
    eventsAllowPrivate,
    vaccinationRemindDays,
    unlimitedClient,
    patience,
  };
  const standing = standingHeaders(origin, policyHeader(credentials.requests));
  const app = makeApp([...table, ...documentationOperations(table, context)], {
    service: context,
    refusals: refusalLimiter(),
    standing,
  });
  return {
    fetch: async (request, bindings) => app.fetch(request, bindings),
    close: async () => {
      await medications.close();
      await store.$disconnect();
    },
    context,
  };
}
