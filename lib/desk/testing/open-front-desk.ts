// A desk at work for one test file: its own database, a service in this process, a clinic with a doctor and a patient.
import { expect } from 'vitest';
import { getAppointment } from '@/lib/gateway/appointments';
import { book, makeClinicWorld, type ClinicWorld } from '@/lib/gateway/testing/clinic-world';
import type { StartService } from '@/lib/gateway/testing/ways';
import { setServiceTransport, type GatewayTransport } from '@/lib/gateway/transport';
import type { Actor } from '../actor';
import type { AppointmentChanges } from '../appointments/appointment-changes';
import { openAppointment } from '../appointments/open-appointment';
import type { SaveOutcome } from '../appointments/save-appointment';
import type { SaveInput } from '../appointments/save-input';
import { openTestDesk, type TestDesk } from './open-desk';

/** 12:00 in Kolkata, far from any test's today. */
export const NOON = Date.parse('2031-03-10T06:30:00Z') / 1000;

export type FrontDesk = {
  desk: TestDesk;
  ids: ClinicWorld;
  transport: GatewayTransport;
  close: () => Promise<void>;
};

/** Opens it; the service is started by the test, which alone may know both rooms. */
export async function openFrontDesk(service: Awaited<ReturnType<StartService>>): Promise<FrontDesk> {
  const desk = await openTestDesk();
  const { clientId, clientSecret } = service.partner;
  const transport: GatewayTransport = {
    fetch: service.fetch,
    baseUrl: 'http://service.test',
    clientId,
    clientSecret,
    kind: 'embedded',
  };
  setServiceTransport(transport);
  return {
    desk,
    ids: await makeClinicWorld(),
    transport,
    close: async () => {
      await service.close();
      await desk.close();
    },
  };
}

let booked = 0;

/** Books the next quarter of an hour; the card has two pairs, there is one tag and no token. */
export function bookNext(ids: ClinicWorld): Promise<string> {
  const start = NOON + 900 * booked++;
  return book(ids, start, {
    display_meta: { insurance: 'Self pay', visit_count: 4 },
    appointment_details: { start_time: start, custom_attributes: { tags: ['fasting'] } },
  });
}

/** What an editor that is opened now would hand in, once these changes are made. */
export async function edit(actor: Actor, id: string, changes: AppointmentChanges): Promise<SaveInput> {
  const opened = await openAppointment(actor, id);
  if (opened.kind !== 'ok') throw new Error(`The editor did not open: ${opened.kind}`);
  return { id, etag: opened.etag, base: opened.record, changes };
}

/** The record as the service has it now. */
export async function stored(id: string) {
  return (await getAppointment(id)).record;
}

/** The outcome, which must be of this kind. */
export function expectKind<Kind extends SaveOutcome['kind']>(outcome: SaveOutcome, kind: Kind) {
  expect(outcome).toHaveProperty('kind', kind);
  return outcome as Extract<SaveOutcome, { kind: Kind }>;
}
