import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoctorRecord } from '@/lib/contract/doctor';
import type { Slot } from '@/lib/contract/slot';
import { create, startTestDay, type Fields, type TestDay } from '../appointments/test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

const person = { firstname: 'Imran', lastname: 'Sheikh', gender: 'M' };
const missing = { status: 404, body: { status: 'error', message: 'Doctor not found' } };

describe('a doctor', () => {
  test('is created, read in both forms by either id, and changed', async () => {
    const fields = {
      mobile: '9845007710',
      email: 'imran@clinic.example',
      about: 'Skin',
      qualifications: ['MBBS'],
      profile_image_url: 'https://clinic.example/i.png',
    };
    const body = {
      ...person,
      ...fields,
      specialisations: ['Dermatology'],
      clinic_ids: [day.ids.clinic_id],
      partner_id: 'IMRAN',
    };
    const id = await create(day, day.partner, '/cdr/v1/doctor', body);
    const record = {
      id,
      ...person,
      ...fields,
      specialisation: ['Dermatology'],
      clinics: [{ id: day.ids.clinic_id, name: 'Lake View' }],
      partner_id: 'IMRAN',
    };
    for (const key of [id, 'IMRAN']) {
      const sent = await day.send('GET', `/cdr/v1/doctor/${key}/`);
      expect(sent).toMatchObject({ status: 200, body: { status: 'success' } });
      expect((sent.body as { doctor: DoctorRecord }).doctor).toEqual(record);
      expect(await day.send('GET', `/dr/v1/doctor/${key}`)).toMatchObject({
        status: 200,
        body: {
          id,
          profile: { personal: { dob: '1990-01-01' }, professional: { default_clinic: day.ids.clinic_id } },
        },
      });
    }
    const patch = { about: '', partner_clinic_ids: ['CLINIC-2'] };
    expect(await day.send('PATCH', `/cdr/v1/doctor/${id}`, { body: patch })).toMatchObject({ status: 200 });
    const changed = (await day.send('GET', `/cdr/v1/doctor/${id}`)).body as { doctor: DoctorRecord };
    expect(changed.doctor).toMatchObject({ about: '', mobile: '9845007710' });
    expect(changed.doctor.clinics).toHaveLength(2);
  });

  test("is not found by a made-up id or another business's", async () => {
    for (const id of ['x', day.theirs.doctor_id, 'd'.repeat(10_240)]) {
      expect(await day.send('GET', `/cdr/v1/doctor/${id}`)).toMatchObject(missing);
      expect(await day.send('GET', `/dr/v1/doctor/${id}`)).toMatchObject({ status: 404 });
      expect(await day.send('PATCH', `/cdr/v1/doctor/${id}`, { body: {} })).toMatchObject(missing);
    }
  });

  const wrong: [string, () => Fields, string][] = [
    ['without a first name', () => ({ firstname: undefined }), 'firstname'],
    ['without a gender', () => ({ gender: undefined }), 'gender'],
    ['with a mobile of 9', () => ({ mobile: '984500771' }), 'mobile'],
    ['with half an address', () => ({ email: 'imran@' }), 'email'],
    ['with a picture by http', () => ({ profile_image_url: 'http://a.b/c' }), 'profile_image_url'],
    ['with a partner id in use', () => ({ partner_id: 'DOC' }), 'partner_id'],
    ["with another business's clinic", () => ({ clinic_ids: [day.theirs.clinic_id] }), 'clinic_ids.0'],
    ['with both lists', () => ({ clinic_ids: [], partner_clinic_ids: [] }), 'partner_clinic_ids'],
  ];
  test.each(wrong)('is refused %s, and nothing is stored', async (_, fields, path) => {
    const before = await day.everything();
    const sent = await day.send('POST', '/cdr/v1/doctor', { body: { ...person, ...fields() } });
    expect(sent).toMatchObject({ status: 400, body: { status: 'error', details: [{ path }] } });
    expect(await day.everything()).toEqual(before);
  });
});

describe('slots', () => {
  const path = (query: string, ids: Fields = {}) => {
    const { clinic_id, doctor_id } = { ...day.ids, ...ids };
    return `/dr/v1/doctor/${doctor_id}/clinic/${clinic_id}/appointment/slot?${query}`;
  };
  const slotsOf = async (query: string) => {
    const sent = await day.send('GET', path(query));
    expect(sent).toMatchObject({ status: 200, body: { success: 'true', status_code: 200 } });
    const { schedule } = (sent.body as { data: { schedule: Record<string, { slots: Slot[] }[]> } }).data;
    return schedule[day.ids.clinic_id]?.[0]?.slots ?? [];
  };

  test('are free but where the doctor has somebody', async () => {
    const start_time = Date.parse('2027-04-01T10:00:00+05:30') / 1000;
    const id = await day.book({ appointment_details: { start_time, end_time: start_time + 20 * 60 } });
    const day1 = 'start_date=2027-04-01&end_date=2027-04-01';
    const slots = await slotsOf(day1);
    expect(slots).toHaveLength(44);
    expect(slots[0]).toMatchObject({ s: '2027-04-01T09:00:00+05:30', e: '2027-04-01T09:15:00+05:30' });
    const taken = slots.filter(({ available }) => !available).map(({ s }) => s);
    expect(taken).toEqual(['2027-04-01T10:00:00+05:30', '2027-04-01T10:15:00+05:30']);
    await day.send('PUT', `/dr/v1/appointment/${id}/cancel`);
    expect((await slotsOf(day1)).every(({ available }) => available)).toBe(true);
    expect(await slotsOf('start_date=2027-04-01&end_date=2027-04-02')).toHaveLength(88);
  });

  test('of the past are never free', async () => {
    const slots = await slotsOf('start_date=2024-04-01&end_date=2024-04-01');
    expect(slots.some(({ available }) => available)).toBe(false);
  });

  test.each([
    ['start_date=2027-04-01&end_date=2027-04-03', 'end_date'],
    ['start_date=2027-04-02&end_date=2027-04-01', 'end_date'],
    ['start_date=2027-04-01', 'end_date'],
    ['start_date=2027-04-31&end_date=2027-05-01', 'start_date'],
  ])('are refused for %s', async (query, field) => {
    expect(await day.send('GET', path(query))).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: field }] } },
    });
  });

  test('are not found for an unknown doctor or clinic', async () => {
    const query = 'start_date=2027-04-01&end_date=2027-04-01';
    for (const ids of [{ clinic_id: 'x' }, { doctor_id: 'x' }, { clinic_id: day.theirs.clinic_id }]) {
      expect(await day.send('GET', path(query, ids))).toMatchObject({ status: 404 });
    }
  });
});
