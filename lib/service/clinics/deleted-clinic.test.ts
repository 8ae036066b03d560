// A deleted clinic, looked for on every operation there is: only the history of its appointments names it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsWith } from '../app';
import type { Operation } from '../http/operation';
import { startTestService, type Sent, type TestService } from '../test-service';
import { makerOf, makeWorld, sendCall, type By, type Call, type World } from '../test-calls';

const operations = operationsWith(['/svc-mcp']);
/** What was booked stays to be read, and a day that has begun is worked off. */
const HISTORY = [
  'listAppointments', 'getAppointment', 'updateAppointmentFlat', 'updateCustomAttributes', 'cancelAppointment',
  'completeAppointment', 'parkAppointment', 'changeAppointmentStatus', 'checkInAppointment', 'listDeliveries',
]; // prettier-ignore
/** They need the clinic itself. */
const REFUSED: Record<string, number> = {
  updateAppointment: 400,
  createAppointment: 400,
  rescheduleAppointment: 400,
  getClinic: 404,
  getBusinessClinic: 404,
  listSlots: 404,
  createDoctor: 400,
  updateDoctor: 400,
};

describe.each([
  ['service', ''],
  ['service', '/'],
  ['partner', ''],
  ['partner', '/'],
] as const)('a clinic deleted by the id of the %s, its path ending in "%s"', (by: By, end) => {
  let service: TestService;
  let world: World;
  /** Made while the clinic lived. */
  const calls = new Map<Operation, Call>();
  const answers = new Map<string, Sent>();
  beforeAll(async () => {
    service = await startTestService();
    world = await makeWorld(service);
    for (const operation of operations) calls.set(operation, await makerOf(operation)(world, by));
    const deleted = await service.send('DELETE', `/cdr/v1/clinic/${world.clinic[by]}${end}`);
    expect(deleted).toMatchObject({ status: 200, body: { status: 'success' } });
    for (const [operation, call] of calls) {
      answers.set(operation.id, await sendCall(world, operation, call));
    }
  });
  afterAll(() => service.close());

  it.each(operations.map(({ id }) => id))('%s does not show it', (id) => {
    const { status, body } = answers.get(id) ?? { status: 0, body: null };
    expect(status, JSON.stringify(body)).toSatisfy(
      (got) => got === (REFUSED[id] ?? got) && Number(got) < 500,
    );
    if (id in REFUSED || HISTORY.includes(id)) return;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    for (const sign of [world.clinic.service, 'Banyan Street', `"${world.clinic.partner}"`]) {
      expect(JSON.stringify(body)).not.toContain(sign);
    }
  });

  it('its appointments can still be read, with its id', async () => {
    for (const id of ['listAppointments', 'getAppointment']) {
      expect(JSON.stringify(answers.get(id)?.body)).toContain(world.clinic.service);
    }
    const day = `start_date=2026-01-01&end_date=2026-01-02&clinic_id=${world.clinic.service}`;
    expect((await service.send('GET', `/dr/v1/appointment?${day}`)).status).toBe(200);
  });

  it('is not there a second time, by neither id and neither path', async () => {
    for (const id of [world.clinic.service, world.clinic.partner]) {
      for (const tail of ['', '/']) {
        const again = await service.send('DELETE', `/cdr/v1/clinic/${id}${tail}`);
        expect(again).toMatchObject({ status: 404, body: { status: 'error', message: 'Clinic not found' } });
      }
    }
  });
});
