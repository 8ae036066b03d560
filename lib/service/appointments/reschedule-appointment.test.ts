import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, inState, noonToday, startTestDay, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

const reschedule = (id: string, body: object) =>
  day.send('PUT', `/dr/v1/appointment/${id}/reschedule`, { body });

describe('rescheduling', () => {
  test('ends the old one and books its continuation, which takes the partner id along', async () => {
    const id = await day.book({ partner_appointment_id: 'MOVE', token: 4100, display_meta: { a: 1 } });
    const before = await day.read(id);
    const start_time = noonToday() + 2 * 86_400;
    const body = { start_time, clinic_id: day.secondClinic, doc_id: day.secondDoctor };
    const sent = await reschedule(id, body);
    expect(sent.status).toBe(204);
    expect(await day.read(id)).toMatchObject({ status: 'RE', partner_appointment_id: null, token: 4100 });
    const next = await day.send('GET', sent.headers.get('location') ?? '');
    expect(next.body).toMatchObject({
      status: 'BK',
      partner_appointment_id: 'MOVE',
      clinic_id: day.secondClinic,
      doctor_id: day.secondDoctor,
      token: null,
      start_time,
      end_time: start_time + before.end_time - before.start_time,
      display_meta: { a: 1 },
    });
    const byPartner = await day.send('GET', '/dr/v1/appointment/MOVE?partner_id=1');
    expect(byPartner.body).toEqual(next.body);
  });

  test.each([
    ['no start', {}, 'start_time'],
    ['end before start', { start_time: 1_800_000_000, end_time: 1_800_000_000 }, 'end_time'],
    ['unknown clinic', { start_time: 1_800_000_000, clinic_id: 'x' }, 'clinic_id'],
    ['unknown doctor', { start_time: 1_800_000_000, doc_id: 'x' }, 'doc_id'],
    ['unknown partner clinic', { start_time: 1_800_000_000, partner_clinic_id: 'x' }, 'partner_clinic_id'],
    ['a mixture', { start_time: 1_800_000_000, clinic_id: 'x', partner_doctor_id: 'y' }, 'partner_doctor_id'],
  ])('is refused with %s', async (_, body, path) => {
    const id = await day.book();
    const before = await day.everything();
    const sent = await reschedule(id, body);
    expect(sent.status).toBe(400);
    expect(errorOf(sent).details).toMatchObject([{ path }]);
    expect(await day.everything()).toEqual(before);
  });

  test('asks for another clinic when that of the appointment was deleted', async () => {
    const body = { name: 'Closing', address: '1 Lane' };
    const clinic = await day.send('POST', '/cdr/v1/clinic/', { body });
    const clinic_id = (clinic.body as { ekaid: string }).ekaid;
    const id = await day.book({ clinic_id });
    await day.send('DELETE', `/cdr/v1/clinic/${clinic_id}/`);
    const start_time = noonToday() + 86_400;
    const sent = await reschedule(id, { start_time });
    expect(sent.status).toBe(400);
    const message = 'is required: the clinic of the appointment was deleted; send another one';
    expect(errorOf(sent).details).toEqual([{ path: 'clinic_id', message }]);
    expect((await reschedule(id, { start_time, clinic_id: day.secondClinic })).status).toBe(204);
  });

  test('is refused from a state that lacks the move', async () => {
    const id = await inState(day, 'CK');
    const sent = await reschedule(id, { start_time: noonToday() });
    expect(sent.status).toBe(403);
    expect(errorOf(sent).message).toMatch(/CK.*RE/);
  });
});
