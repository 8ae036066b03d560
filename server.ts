// The only entry of the program, in development and in production: settings, database, pages, then the door.
import { openDoor } from '@/lib/door/door';
import { createHealth } from '@/lib/door/health';
import { openPages } from '@/lib/door/pages';
import { holdDataDirectory } from '@/lib/data-directory';
import { startInboxWorker } from '@/lib/desk/events/inbox-worker';
import { startHearing } from '@/lib/desk/live/hearing';
import { closeDeskStore } from '@/lib/desk/store';
import { environment } from '@/lib/env';
import { startJobs } from '@/lib/jobs/worker';
import { masterKey } from '@/lib/master-key';
import { createClosing } from '@/lib/start/closing';
import { openDatabase } from '@/lib/start/database';
import { openGateway } from '@/lib/start/gateway';
import { endAfterFailedStart, endOnSignals } from '@/lib/start/ending';
import { openService, serviceRoom } from '@/lib/start/service';
import { surviveUncaught } from '@/lib/start/uncaught';
import { welcome } from '@/lib/start/welcome';

/** How long requests in flight may take after the first signal. */
const GRACE_MS = 15_000;

const closing = createClosing();
const allOpen = surviveUncaught(closing);
const started = start(process.argv.includes('--dev')).catch((error: unknown) =>
  endAfterFailedStart(error, closing),
);
endOnSignals(closing, started);
await started;

async function start(dev: boolean): Promise<void> {
  const env = environment();
  const { PORT: port, HOST: host, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin } = env;
  const door = await openDoor({ port, host, origin, trustedProxy: env.TRUSTED_PROXY });
  const hold = holdDataDirectory(dataDir);
  await closing.add('the data directory', () => hold.release());
  const key = masterKey(dataDir, env.MASTER_KEY);
  const keyBytes = Buffer.from(key, 'base64url');
  // Next's bundle has its own copy of lib/env.ts: what was chosen here is told to it in the environment.
  Object.assign(process.env, { DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, MASTER_KEY: key });

  const loading = openPages(import.meta.dirname, port, dev);
  // Awaited below; until then a failure must not count as one that nobody caught.
  loading.catch(() => undefined);
  const databaseUrl = await openDatabase(env, closing);
  process.env['DATABASE_URL'] = databaseUrl;
  const service = await openService(env, databaseUrl, keyBytes, closing);
  const firstAdministrator = await openGateway(env, databaseUrl, keyBytes, service);
  await closing.add("the desk's store", closeDeskStore);
  const hearing = startHearing(databaseUrl);
  await closing.add('the hearing of changes', () => hearing.stop());
  const inbox = startInboxWorker();
  await closing.add('the inbox', () => inbox.stop());
  if (service) {
    const jobs = await startJobs(service, databaseUrl);
    await closing.add('the jobs', () => jobs.stop());
  }
  const health = createHealth(databaseUrl);
  await closing.add('the health check', () => health.close());
  const pages = await loading;
  await closing.add('the pages', () => pages.close());

  door.admit({
    ...pages,
    service: service && serviceRoom(service, env.MEDICATION_GATEWAYS),
    health: (request, response) => void health.handle(request, response),
  });
  await closing.add('the requests in flight', () => door.close(GRACE_MS));
  allOpen();
  welcome(origin, dataDir, firstAdministrator);
}
