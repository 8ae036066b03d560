// A desk at work in the process of the bench.
import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/desk/actor';
import { createStaff } from '@/lib/desk/staff/create-staff';
import { deskStore } from '@/lib/desk/store';
import { setServiceTransport } from '@/lib/gateway/transport';
import { migrate } from '@/prisma/migrate';
import type { OwnService } from './own-service';

/** The desk beside the service in this process, and somebody who works at it. */
export async function openDesk({ setting, partner, app }: OwnService): Promise<Actor> {
  const { databaseUrl } = setting;
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: setting.masterKey,
    LOG_LEVEL: 'error',
  });
  await migrate({ databaseUrl, rooms: ['desk'] });
  const { clientId, clientSecret } = partner;
  const fetch = (request: Request) => app.fetch(request);
  setServiceTransport({ fetch, baseUrl: setting.origin, clientId, clientSecret, kind: 'embedded' });
  const person = { name: 'Meera Nair', email: 'meera@clinic.example', role: 'receptionist' } as const;
  const password = randomBytes(18).toString('base64url');
  const staffId = await createStaff(deskStore(), { ...person, password, clinicIds: null });
  return { ...person, staffId, doctorId: null, clinicIds: null, sessionId: 'none' };
}
