// The service as a start opens it: behind the door, through Hono, with everything that a request passes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createService } from '@/lib/service/create-service';
import { serviceRoom } from '@/lib/start/service';
import type { ServerSetting } from './measure';

const { databaseUrl, masterKey, dataDir } = JSON.parse(process.env['BENCH_SETTING'] ?? '{}') as ServerSetting;
const service = createService({
  databaseUrl,
  masterKey: Buffer.from(masterKey, 'base64url'),
  origin: 'http://bench.test',
  apiRateLimit: 1_000_000_000,
  medicationGateways: [],
  dataDir,
});
const server = createServer(serviceRoom(service, []).handle);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
