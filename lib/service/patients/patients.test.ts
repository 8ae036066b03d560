import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PatientRecord } from '@/lib/contract/patient';
import type { ShortProfile } from '@/lib/contract/patient-search';
import { create, errorOf, startTestDay, type Fields, type TestDay } from '../appointments/test-day';

let day: TestDay;
const add = (fields: Fields) =>
  create(day, day.partner, '/dr/v1/patient', { first_name: 'Ravi', gender: 'M', age: 40, ...fields });
beforeAll(async () => {
  day = await startTestDay();
  await add({ last_name: 'Sharma', mobile: '+919811100001', partner_patient_id: 'UHID-100' });
  await add({ first_name: 'Rani', last_name: 'Sharma', gender: 'F', mobile: '+919811100001' });
  await add({
    first_name: 'मीरा',
    middle_name: 'बाई',
    last_name: 'शर्मा',
    gender: 'F',
    mobile: '+14155550100',
  });
  await add({ first_name: '50%_off', last_name: 'Shah' });
});
afterAll(() => day.close());

const get = (path: string) => day.send('GET', path);
const found = async (query: string) => {
  const sent = await get(`/profiles/v1/patient/search?${query}`);
  expect(sent.status).toBe(200);
  return (sent.body as ShortProfile[]).map(({ fln }) => fln);
};

describe('the directory', () => {
  test('adds, reads by either id, and changes field by field', async () => {
    const fields = { designation: 'Mr.', middle_name: 'K', last_name: 'Nair', mobile: '+919722200009' };
    const id = await add({
      ...fields,
      partner_patient_id: 'P/1',
      address: { city: 'Kochi' },
      partner_meta: { b: 1, a: 2 },
    });
    const record = (await get(`/dr/v1/patient/${id}`)).body as PatientRecord;
    expect(record).toMatchObject({
      ...fields,
      patient_id: id,
      partner_patient_id: 'P/1',
      age: 40,
      dob: null,
      address: { city: 'Kochi', pincode: null },
      partner_meta: { b: 1, a: 2 },
    });
    expect((await get('/dr/v1/patient/P%2F1?partner_id=1')).body).toEqual(record);

    const patch = { dob: '1986-01-31', last_name: 'Menon', lastname: 'x' };
    const sent = await day.send('PATCH', '/dr/v1/patient/P%2F1?partner_id=1', { body: patch });
    expect(sent).toMatchObject({ status: 201, body: { patient_id: id, ignored_fields: ['lastname'] } });
    expect((await get(`/dr/v1/patient/${id}`)).body).toMatchObject({
      ...fields,
      last_name: 'Menon',
      dob: '1986-01-31',
      age: null,
    });
  });

  test('a change shows in the appointments of the patient and makes their tags stale', async () => {
    const patient_id = await add({});
    const appointment = await day.book({ patient_id });
    const tag = (await get(`/dr/v1/appointment/${appointment}`)).headers.get('etag') ?? '';
    await day.send('PATCH', `/dr/v1/patient/${patient_id}`, { body: { first_name: 'Ravindra' } });
    expect((await day.read(appointment)).patient_details.first_name).toBe('Ravindra');
    const body = { ...day.ids, patient_id, token: 900 };
    expect(await day.patch(appointment, body, { 'if-match': tag })).toMatchObject({ status: 412 });
  });

  test('refuses a partner id in use, on adding and on changing', async () => {
    const id = await add({});
    const before = await day.everything();
    const body = { first_name: 'X', gender: 'M', age: 1, partner_patient_id: 'UHID-100' };
    expect(await day.send('POST', '/dr/v1/patient', { body })).toMatchObject({
      status: 409,
      body: { error: { code: 'PATIENT_ALREADY_EXISTS', details: [{ path: 'partner_patient_id' }] } },
    });
    const patch = { partner_patient_id: 'UHID-100' };
    expect(await day.send('PATCH', `/dr/v1/patient/${id}`, { body: patch })).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_REQUEST', details: [{ path: 'partner_patient_id' }] } },
    });
    expect(await day.everything()).toEqual(before);
  });

  test.each([
    [{ first_name: undefined }, 'first_name'],
    [{ gender: undefined }, 'gender'],
    [{ age: undefined }, 'dob'],
    [{ dob: '1990-01-01' }, 'age'],
    [{ mobile: '9811100001' }, 'mobile'],
    [{ partner_meta: [] }, 'partner_meta'],
    [{ address: { pincode: 'x' } }, 'address.pincode'],
  ])('refuses %j', async (fields, path) => {
    const before = await day.everything();
    const body = { first_name: 'X', gender: 'M', age: 1, ...fields };
    const sent = await day.send('POST', '/dr/v1/patient', { body });
    expect(sent.status).toBe(400);
    expect(errorOf(sent).details).toMatchObject([{ path }]);
    expect(await day.everything()).toEqual(before);
  });

  test('knows nobody of another business, and no made-up id', async () => {
    for (const id of [day.theirs.patient_id, 'x', 'p'.repeat(10_240)]) {
      const gone = {
        status: 404,
        body: { error: { code: expect.stringMatching(/^PATIENTS?_NOT_FOUND$/) as string } },
      };
      expect(await get(`/dr/v1/patient/${id}`)).toMatchObject(gone);
      expect(await day.send('PATCH', `/dr/v1/patient/${id}`, { body: { age: 1 } })).toMatchObject(gone);
    }
  });
});

describe('searching', () => {
  test('by the beginning of any name, whatever the case', async () => {
    expect(await found('prefix=sharma')).toEqual(['Rani Sharma', 'Ravi Sharma']);
    expect(await found('prefix=ravi%20sh')).toEqual(['Ravi Sharma']);
    expect(await found(`prefix=${encodeURIComponent('मीरा')}`)).toEqual(['मीरा बाई शर्मा']);
    expect(await found(`prefix=${encodeURIComponent('शर्')}`)).toEqual(['मीरा बाई शर्मा']);
    expect(await found('prefix=arma')).toEqual([]);
  });

  test('by the partner id and by the number, with or without its prefix', async () => {
    expect(await found('prefix=uhid-1')).toEqual(['Ravi Sharma']);
    for (const number of ['98111000', '+9198111000', '9198111000', '98111%20000']) {
      expect(await found(`prefix=${number.replace('+', '%2B')}`)).toEqual(['Rani Sharma', 'Ravi Sharma']);
    }
    expect(await found('prefix=%2B1415')).toEqual(['मीरा बाई शर्मा']);
  });

  test('takes signs of a pattern as what they are', async () => {
    expect(await found('prefix=50%25_')).toEqual(['50%_off Shah']);
    expect(await found('prefix=%25')).toEqual([]);
    expect(await found('prefix=_')).toEqual([]);
    expect(await found(`prefix=${encodeURIComponent('\\')}`)).toEqual([]);
  });

  test('gives at most the limit', async () => {
    expect(await found('prefix=r&limit=1')).toHaveLength(1);
    for (const query of ['', 'prefix=', 'prefix=r&limit=0', 'prefix=r&limit=51', 'prefix=r&limit=x']) {
      expect(await get(`/profiles/v1/patient/search?${query}`)).toMatchObject({ status: 400 });
    }
  });

  test('by a whole number gives everybody who shares it', async () => {
    const both = ['Rani', 'Ravi'];
    for (const mobile of ['9811100001', '%2B919811100001', '+919811100001']) {
      const sent = await get(`/dr/v1/business/patients/search?mobile=${mobile}`);
      const { profiles } = (sent.body as { data: { profiles: PatientRecord[] } }).data;
      expect(profiles.map(({ first_name }) => first_name)).toEqual(both);
    }
    const short = await get('/profiles/v1/patient/by-mobile/?mob=%2B919811100001');
    expect((short.body as ShortProfile[]).map(({ fln }) => fln)).toEqual(['Rani Sharma', 'Ravi Sharma']);
    expect((await get('/profiles/v1/patient/by-mobile?mob=%2B910000000000')).body).toEqual([]);
    expect(await get('/dr/v1/business/patients/search?mobile=123')).toMatchObject({ status: 400 });
  });

  test('shows nobody of another business', async () => {
    const sent = await get('/dr/v1/business/patients/search?mobile=9845007710');
    expect(JSON.stringify(sent.body)).not.toContain(day.theirs.patient_id);
    expect(JSON.stringify((await get('/profiles/v1/patient/search?prefix=Meera')).body)).not.toContain(
      day.theirs.patient_id,
    );
  });

  test('page by page meets everybody once', async () => {
    const { businessId } = day.partner;
    const total = await day.context.store.patient.count({ where: { businessId } });
    const met: string[] = [];
    for (let page = 1; page !== -1;) {
      const { body } = await get(`/profiles/v1/patient/minified/?pageNo=${page}&pageSize=3`);
      const answer = body as { profiles: ShortProfile[]; currPageMeta: { nextPage: number } };
      met.push(...answer.profiles.map(({ oid }) => oid));
      page = answer.currPageMeta.nextPage;
    }
    expect(new Set(met).size).toBe(total);
    expect(met).toHaveLength(total);
  });
});
