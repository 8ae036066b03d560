// The neighbouring endpoints refuse as the vendor documents it (reference vendor-facts 4), in their family's shape.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from './test-calls';
import { startTestService, type TestService } from './test-service';

let service: TestService;
let world: World;
beforeAll(async () => {
  service = await startTestService();
  world = await makeWorld(service);
});
afterAll(() => service.close());

const said = expect.any(String) as string;

describe('a move that is not allowed has the code of its operation', () => {
  it.each([
    ['PUT', 'cancel', 'CANCEL_NOT_ALLOWED'],
    ['POST', 'complete', 'COMPLETE_NOT_ALLOWED'],
    ['POST', 'parked', 'COMPLETE_NOT_ALLOWED'],
    ['PUT', 'reschedule', 'RESCHEDULE_NOT_ALLOWED'],
    ['POST', 'change-status', 'TRANSITION_NOT_ALLOWED'],
  ])('%s …/%s', async (method, tail, code) => {
    const appointment = await world.book('CM');
    const body = { reschedule: { start_time: 1_900_000_000 }, 'change-status': { status: 'NS' } }[tail];
    const path = `/dr/v1/appointment/${appointment.service}/${tail}`;
    expect(await service.send(method, path, { ...(body && { body }) })).toMatchObject({
      status: 403,
      body: { error: { code, message: said } },
    });
  });
});

describe('what is wrong or unknown', () => {
  it.each<[string, string, number, object]>([
    [
      'POST',
      '/dr/v1/appointment',
      400,
      { data: {}, error: { code: 'INVALID_REQUEST_PARAMETERS', message: said } },
    ],
    ['GET', '/dr/v1/appointment', 400, { error: { code: 'INVALID_REQUEST_PARAMETERS', message: said } }],
    ['GET', '/dr/v1/appointment/nobody', 404, { error: { code: 'NOT_FOUND', message: said } }],
    ['PATCH', '/dr/v1/appointment/nobody', 404, { error: { code: 'APPOINTMENT_NOT_FOUND', message: said } }],
    [
      'GET',
      '/dr/v1/patient/nobody',
      404,
      { status_code: 404, success: false, error: { code: 'PATIENTS_NOT_FOUND' } },
    ],
    [
      'GET',
      '/dr/v1/business/clinic/nobody',
      404,
      { success: false, code: 'CLINIC_NOT_FOUND', message: said },
    ],
    ['GET', '/dr/v1/doctor/nobody', 404, { data: {}, error: { code: said, message: said } }],
    [
      'GET',
      '/dr/v1/doctor/nobody/clinic/nobody/appointment/slot?start_date=2026-11-23&end_date=2026-11-23',
      404,
      { success: 'false', status_code: 404, message: said },
    ],
    ['GET', '/cdr/v1/doctor/nobody/', 404, { status: 'error', message: 'Doctor not found' }],
  ])('%s %s: %d', async (method, path, status, body) => {
    const sent = await service.send(method, path, method === 'GET' ? {} : { body: {} });
    expect(sent).toMatchObject({ status, body });
  });

  it('is said in the same way to a stranger', async () => {
    expect(await service.send('GET', '/dr/v1/business/entities', { token: null })).toMatchObject({
      status: 401,
      body: { data: {}, status_code: 401, success: false, error: { code: 'UNAUTHORIZED', message: said } },
    });
  });
});
