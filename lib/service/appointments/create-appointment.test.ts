import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_DURATION_SECONDS } from '@/lib/contract/appointment';
import { errorOf, noonToday, startTestDay, type Fields, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
  await day.book({ partner_appointment_id: 'TAKEN', token: 70 });
});
afterAll(() => day.close());

const when = { appointment_details: { start_time: noonToday() } };
const post = (body: Fields) => day.send('POST', '/dr/v1/appointment', { body });

describe('booking', () => {
  test('answers with the id; the record holds what was sent and what follows from it', async () => {
    const sent = await post({
      ...day.ids,
      ...when,
      notes: 'window seat',
      display_meta: { room: 4 },
      token: 71,
    });
    expect(sent).toMatchObject({ status: 201, body: { appointment_id: expect.any(String) as string } });
    const { appointment_id } = sent.body as { appointment_id: string };
    expect(await day.read(appointment_id)).toMatchObject({
      ...day.ids,
      ...day.partnerIds,
      partner_appointment_id: null,
      status: 'BK',
      mode: 'INCLINIC',
      token: 71,
      start_time: noonToday(),
      end_time: noonToday() + DEFAULT_DURATION_SECONDS,
      notes: 'window seat',
      display_meta: { room: 4 },
      partner_meta: {},
      custom_attributes: {},
      video_connect: null,
      patient_details: { first_name: 'Meera', dob: '1984-03-07', age: null },
    });
  });

  test('adds a patient whom the partner names for the first time, and knows them the next time', async () => {
    const ids = { ...day.partnerIds, partner_patient_id: 'FIRST-VISIT' };
    const patient_details = { first_name: 'Kiran', age: 30, mobile: '+919812345678' };
    const first = await post({ ...ids, ...when, patient_details });
    const second = await post({ ...ids, ...when, patient_details: { last_name: 'Bedi' } });
    const [one, two] = await Promise.all(
      [first, second].map(({ body }) => day.read((body as { appointment_id: string }).appointment_id)),
    );
    expect(two?.patient_id).toBe(one?.patient_id);
    expect(one?.patient_details).toMatchObject({ ...patient_details, last_name: 'Bedi' });
    expect(one?.partner_patient_id).toBe('FIRST-VISIT');
  });
});

describe('a booking is refused, and nothing is stored', () => {
  const cases: [string, () => Fields, number, string[]][] = [
    ['without a start', () => ({ appointment_details: {} }), 400, ['appointment_details.start_time']],
    ['without details', () => ({ appointment_details: undefined }), 400, ['appointment_details']],
    ['with end before start', () => ({ appointment_details: { start_time: noonToday(), end_time: 946_684_800 } }), 400, ['appointment_details.end_time']],
    ['with a video link in the clinic', () => ({ appointment_details: { start_time: noonToday(), video_connect: { vendor: 'v', url: 'https://a.b' } } }), 400, ['appointment_details.video_connect']],
    ['with a token of the queue', () => ({ token: 70 }), 400, ['token']],
    ['with a partner id that is in use', () => ({ partner_appointment_id: 'TAKEN' }), 409, ['partner_appointment_id']],
    ['with unknown ids', () => ({ clinic_id: 'x', doctor_id: 'y', patient_id: 'z' }), 400, ['clinic_id', 'doctor_id', 'patient_id']],
    ["with another business's ids", () => ({ clinic_id: day.theirs.clinic_id, doctor_id: day.theirs.doctor_id, patient_id: day.theirs.patient_id }), 400, ['clinic_id', 'doctor_id', 'patient_id']],
    ['for a new patient by the service id', () => ({ patient_id: 'new', patient_details: { first_name: 'N' } }), 400, ['patient_id']],
    ['with notes of 5001', () => ({ notes: 'n'.repeat(5001) }), 400, ['notes']],
  ]; // prettier-ignore
  test.each(cases)('%s', async (_, fields, status, paths) => {
    const before = await day.everything();
    const sent = await post({ ...day.ids, ...when, ...fields() });
    expect(sent.status).toBe(status);
    expect(errorOf(sent).details?.map(({ path }) => path)).toEqual(paths);
    expect(await day.everything()).toEqual(before);
  });

  const newcomers: [string, Fields, string][] = [
    ['unknown, without details', {}, 'partner_patient_id'],
    ['unknown, without a first name', { patient_details: { age: 3 } }, 'patient_details.first_name'],
    [
      'unknown, with two different ids',
      { patient_details: { first_name: 'N', partner_patient_id: 'B' } },
      'patient_details.partner_patient_id',
    ],
  ];
  test.each(newcomers)('for a patient of the partner who is %s', async (_, fields, path) => {
    const before = await day.everything();
    const sent = await post({ ...day.partnerIds, partner_patient_id: 'A', ...when, ...fields });
    expect(sent.status).toBe(400);
    expect(errorOf(sent).details).toMatchObject([{ path }]);
    expect(await day.everything()).toEqual(before);
  });

  test('at a deleted clinic', async () => {
    const made = await day.send('POST', '/cdr/v1/clinic', { body: { name: 'Gone', address: 'x' } });
    const clinic_id = (made.body as { ekaid: string }).ekaid;
    await day.send('DELETE', `/cdr/v1/clinic/${clinic_id}`);
    const sent = await post({ ...day.ids, clinic_id, ...when });
    expect(sent.status).toBe(400);
    expect(errorOf(sent).details).toMatchObject([{ path: 'clinic_id' }]);
  });
});
