// The service and its jobs as a start opens them, without the pages, in a process of its own. Asked for anything, it
// tells the most memory that it had, in KB.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startJobs } from '@/lib/jobs/worker';
import { createService } from '@/lib/service/create-service';
import { serviceRoom } from '@/lib/start/service';
import type { ServiceSetting } from './own-service';

const { databaseUrl, masterKey, dataDir, origin } = JSON.parse(
  process.env['BENCH_SETTING'] ?? '{}',
) as ServiceSetting;
const service = createService({
  databaseUrl,
  masterKey: Buffer.from(masterKey, 'base64url'),
  origin,
  apiRateLimit: 1_000_000_000,
  medicationGateways: [],
  dataDir,
  eventsAllowPrivate: true,
});
await startJobs(service, databaseUrl);
const server = createServer(serviceRoom(service, []).handle);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ peak: process.resourceUsage().maxRSS }));
