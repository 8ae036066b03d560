import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClinicRecord } from '@/lib/contract/clinic';
import type { DoctorRecord } from '@/lib/contract/doctor';
import { create, noonToday, startTestDay, type Fields, type TestDay } from '../appointments/test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

const addClinic = (fields: Fields = {}) =>
  create(day, day.partner, '/cdr/v1/clinic', { name: 'Hill Top', address: '2 Hill Road', ...fields });
const clinicOf = async (id: string) =>
  ((await day.send('GET', `/cdr/v1/clinic/${id}`)).body as { clinic: ClinicRecord }).clinic;
const deleted = { status: 200, body: { status: 'success', message: 'Clinic Deleted Successfully' } };
const missing = { status: 404, body: { status: 'error', message: 'Clinic not found' } };

describe('a clinic', () => {
  test('is created, read by either id, listed and changed', async () => {
    const fields = {
      city: 'Pune',
      state: 'MH',
      pincode: '411001',
      contact: '02012345678',
      time_zone: 'Asia/Dubai',
    };
    const id = await addClinic({ ...fields, partner_id: 'HILL', doctor_ids: [day.ids.doctor_id] });
    const record = {
      id,
      name: 'Hill Top',
      address: '2 Hill Road',
      ...fields,
      mobile: '02012345678',
      partner_id: 'HILL',
      doctors: [{ id: day.ids.doctor_id, firstname: 'Asha', lastname: 'Rao' }],
    };
    expect(await clinicOf(id)).toEqual(record);
    expect(await clinicOf('HILL')).toEqual(record);
    const list = await day.send('GET', '/cdr/v1/clinic/');
    expect((list.body as { clinics: ClinicRecord[] }).clinics).toContainEqual(record);

    const patch = { name: 'Hill Foot', partner_doctor_ids: ['DOC', 'DOC-2'], nam: 1 };
    const sent = await day.send('PATCH', `/cdr/v1/clinic/${id}`, { body: patch });
    expect(sent).toMatchObject({
      status: 200,
      body: { status: 'success', ekaid: id, ignored_fields: ['nam'] },
    });
    const again = await day.send('PATCH', '/cdr/v1/clinic/HILL/', { body: { address: '3 Hill Road' } });
    expect(again).toMatchObject({ status: 200, body: { status: 'success', ekaid: id } });
    const changed = await clinicOf(id);
    expect(changed).toMatchObject({ ...fields, name: 'Hill Foot', address: '3 Hill Road' });
    expect(changed.doctors.map((doctor) => doctor.id).sort()).toEqual(
      [day.ids.doctor_id, day.secondDoctor].sort(),
    );
  });

  test('has its appointments on other days when its zone changes', async () => {
    const id = await addClinic();
    // 20:00 UTC: already the 11th in India, still the 10th in London.
    const start_time = Date.UTC(2027, 2, 10, 20) / 1000;
    await day.book({ clinic_id: id, appointment_details: { start_time } });
    const on = async (date: string) =>
      (await day.send('GET', `/dr/v1/appointment?start_date=${date}&end_date=${date}&clinic_id=${id}`)).body;
    expect(await on('2027-03-11')).toMatchObject({ appointments: [{ clinic_id: id }] });
    await day.send('PATCH', `/cdr/v1/clinic/${id}`, { body: { time_zone: 'Europe/London' } });
    expect(await on('2027-03-10')).toMatchObject({ appointments: [{ clinic_id: id }] });
  });
});

describe('deleting', () => {
  test.each(['', '/'])(
    'by service id and by partner id, path ending in "%s"; a second time it is not found',
    async (end) => {
      const partnerId = `DEL${end.length}`;
      const first = await addClinic();
      const second = await addClinic({ partner_id: partnerId });
      for (const id of [first, partnerId]) {
        expect(await day.send('DELETE', `/cdr/v1/clinic/${id}${end}`)).toMatchObject(deleted);
        expect(await day.send('DELETE', `/cdr/v1/clinic/${id}${end}`)).toMatchObject(missing);
      }
      expect(await day.send('GET', `/cdr/v1/clinic/${second}`)).toMatchObject(missing);
    },
  );

  test('twenty at once delete it once', async () => {
    const id = await addClinic();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => day.send('DELETE', `/cdr/v1/clinic/${id}/`)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('hides it everywhere, keeps its history, and frees its partner id', async () => {
    const id = await addClinic({ partner_id: 'AGAIN', doctor_ids: [day.ids.doctor_id] });
    const appointment = await day.book({ clinic_id: id });
    const record = await day.read(appointment);
    await day.send('DELETE', `/cdr/v1/clinic/${id}/`);

    const answers = [
      '/cdr/v1/clinic',
      '/cdr/v1/doctor',
      `/cdr/v1/doctor/${day.ids.doctor_id}`,
      `/dr/v1/doctor/${day.ids.doctor_id}`,
      '/dr/v1/business/entities',
    ];
    for (const path of answers) {
      const sent = await day.send('GET', path);
      expect(sent.status).toBe(200);
      expect(JSON.stringify(sent.body)).not.toContain(id);
    }
    const date = new Date(noonToday() * 1000).toISOString().slice(0, 10);
    const slots = `/dr/v1/doctor/${day.ids.doctor_id}/clinic/${id}/appointment/slot?start_date=${date}&end_date=${date}`;
    for (const path of [`/cdr/v1/clinic/${id}`, `/dr/v1/business/clinic/${id}`, slots]) {
      expect(await day.send('GET', path)).toMatchObject({ status: 404 });
    }
    expect(await day.send('PATCH', `/cdr/v1/clinic/${id}`, { body: { name: 'x' } })).toMatchObject(missing);
    expect(await day.read(appointment)).toEqual(record);

    const next = await addClinic({ partner_id: 'AGAIN' });
    expect((await clinicOf('AGAIN')).id).toBe(next);
    expect((await day.read(appointment)).partner_clinic_id).toBe('AGAIN');
  });

  test.each(['nowhere', '%2e%2e%2fx', "'%20OR%201=1", 'x'.repeat(10_240)])('does not find %s', async (id) => {
    const before = await day.everything();
    expect(await day.send('DELETE', `/cdr/v1/clinic/${id}`)).toMatchObject(missing);
    expect(await day.everything()).toEqual(before);
  });

  test("does not find another business's", async () => {
    const before = await day.everything();
    expect(await day.send('DELETE', `/cdr/v1/clinic/${day.theirs.clinic_id}/`)).toMatchObject(missing);
    expect(await day.everything()).toEqual(before);
  });
});

describe('a body is refused, and nothing is stored', () => {
  const cases: [string, () => Fields, string][] = [
    ['without a name', () => ({ name: undefined }), 'name'],
    ['without an address', () => ({ address: undefined }), 'address'],
    ['with a pincode of 5', () => ({ pincode: '56003' }), 'pincode'],
    ['with a contact of 9', () => ({ contact: '123456789' }), 'contact'],
    ['with an unknown zone', () => ({ time_zone: 'Asia/Nowhere' }), 'time_zone'],
    ['with a partner id in use', () => ({ partner_id: 'CLINIC' }), 'partner_id'],
    ['with an unknown doctor', () => ({ doctor_ids: [day.ids.doctor_id, 'x'] }), 'doctor_ids.1'],
    ["with another business's doctor", () => ({ doctor_ids: [day.theirs.doctor_id] }), 'doctor_ids.0'],
    ['with both lists', () => ({ doctor_ids: [], partner_doctor_ids: [] }), 'partner_doctor_ids'],
    ['with null', () => ({ city: null }), 'city'],
  ];
  test.each(cases)('%s', async (_, fields, path) => {
    const before = await day.everything();
    const body = { name: 'N', address: 'A', ...fields() };
    const sent = await day.send('POST', '/cdr/v1/clinic', { body });
    expect(sent).toMatchObject({ status: 400, body: { status: 'error', details: [{ path }] } });
    expect(await day.everything()).toEqual(before);
  });

  test('when its new zone would put one token twice on a day', async () => {
    const id = await addClinic();
    const evening = Date.UTC(2027, 5, 1, 20) / 1000;
    for (const start_time of [evening, evening - 12 * 3600]) {
      await day.book({ clinic_id: id, token: 1, appointment_details: { start_time } });
    }
    const before = await day.everything();
    const sent = await day.send('PATCH', `/cdr/v1/clinic/${id}`, { body: { time_zone: 'Etc/UTC' } });
    expect(sent).toMatchObject({ status: 400, body: { details: [{ path: 'time_zone' }] } });
    expect(await day.everything()).toEqual(before);
  });
});

describe('the business', () => {
  test('names itself and lists its own', async () => {
    const { businessId } = day.partner;
    expect(await day.send('GET', '/cdr/v1/get_business_info/')).toMatchObject({
      status: 200,
      body: { status: 'success', bid: businessId, business_name: 'business first' },
    });
    const { body } = await day.send('GET', '/dr/v1/business/entities');
    expect(body).toMatchObject({
      status_code: 200,
      success: true,
      data: { business: { business_id: businessId } },
    });
    const text = JSON.stringify(body);
    for (const own of [day.ids.clinic_id, day.ids.doctor_id, day.secondClinic]) expect(text).toContain(own);
    for (const foreign of [day.theirs.clinic_id, day.theirs.doctor_id]) expect(text).not.toContain(foreign);
    const doctors = (await day.send('GET', '/cdr/v1/doctor')).body as { doctors: DoctorRecord[] };
    expect(doctors.doctors.map(({ id }) => id)).not.toContain(day.theirs.doctor_id);
  });
});
