// The search as a start opens it, behind the door, for bench/medications/endpoint-load.ts.
import { openDoor } from '@/lib/door/door';
import { createService } from '@/lib/service/create-service';
import { serviceRoom } from '@/lib/start/service';

export type EndpointSetting = { databaseUrl: string; masterKey: string; dataDir: string };

const ORIGIN = 'http://bench.test';
const GATEWAYS = ['/svc-mcp'];
const { databaseUrl, masterKey, dataDir } = JSON.parse(
  process.env['BENCH_SETTING'] ?? '{}',
) as EndpointSetting;
const service = createService({
  databaseUrl,
  masterKey: Buffer.from(masterKey, 'base64url'),
  origin: ORIGIN,
  apiRateLimit: 1_000_000_000,
  medicationGateways: GATEWAYS,
  dataDir,
});
await service.context.medications.current();
const door = await openDoor({ port: 0, host: '127.0.0.1', origin: ORIGIN, trustedProxy: false });
const none = () => undefined;
door.admit({ service: serviceRoom(service, GATEWAYS), health: none, pages: none });
process.send?.({ port: door.port });
