import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppointmentRecord, AppointmentUpdated } from '@/lib/contract/appointment';
import { APPOINTMENT_STATUSES } from '@/lib/contract/appointment-status';
import { noonToday, startTestDay, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

describe('a whole update', () => {
  test('comes back as the record and is read the same afterwards', async () => {
    const id = await day.book({ partner_appointment_id: 'A-1' });
    const before = await day.read(id);
    const body = {
      ...day.ids,
      token: 41,
      appointment_details: {
        start_time: before.start_time + 60,
        end_time: before.start_time + 1260,
        mode: 'VIDEO',
        custom_attributes: { label: ['paid'], tags: ['vitals'], deep: { z: 1, a: [1.5, null] } },
        video_connect: { vendor: 'other', url: 'https://meet.example/x' },
      },
      partner_meta: { z: 1, a: { b: [-1.0000533616466891e26] } },
      patient_details: {
        age: 42,
        designation: 'Mrs.',
        first_name: 'Meera',
        middle_name: '',
        last_name: 'Iyer Rao',
        partner_patient_id: 'PAT-NEW',
        mobile: '+919900011122',
        gender: 'O',
        address: { city: 'Mysuru' },
      },
      display_meta: { zone: 'B', room: 12, fee: 0.1 },
    };
    const sent = await day.patch(id, body);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({
      appointment_id: id,
      partner_appointment_id: 'A-1',
      ...day.ids,
      partner_patient_id: 'PAT-NEW',
      token: 41,
      status: 'BK',
      ...body.appointment_details,
      partner_meta: body.partner_meta,
      display_meta: body.display_meta,
      notes: null,
      patient_details: { ...body.patient_details, dob: null, address: { city: 'Mysuru', pincode: null } },
    });
    expect(Object.keys((sent.body as AppointmentRecord).display_meta)).toEqual(['zone', 'room', 'fee']);
    expect(sent.headers.get('etag')).toBe('"2.2"');
    expect(await day.read(id)).toEqual(sent.body);
    await day.patch(id, { ...day.ids, patient_details: { partner_patient_id: 'PAT' } });
  });

  test('works by the partner ids, in the path and in the body', async () => {
    const id = await day.book({ partner_appointment_id: 'A/2 ä' });
    const path = `/dr/v2/appointment/${encodeURIComponent('A/2 ä')}?partner_id=1`;
    const sent = await day.send('PATCH', path, { body: { ...day.partnerIds, token: 7 } });
    expect(sent).toMatchObject({ status: 200, body: { appointment_id: id, token: 7 } });
    for (const query of ['?partner_id=0', '?partner_id=', '']) {
      const asService = path.replace('?partner_id=1', query);
      expect(await day.send('PATCH', asService, { body: day.partnerIds })).toMatchObject({ status: 404 });
    }
  });

  test('names unknown keys without storing them', async () => {
    const id = await day.book();
    const misspelled = { ...day.ids, tokn: 1, appointment_details: { mod: 'PHONE' } };
    const { body } = await day.patch(id, misspelled);
    expect((body as AppointmentUpdated).ignored_fields).toEqual(['tokn', 'appointment_details.mod']);
    const { body: right } = await day.patch(id, day.ids);
    expect(right).not.toHaveProperty('ignored_fields');
  });
});

describe('merging', () => {
  test('absent fields stay, nested ones too, and the objects of the partner are replaced whole', async () => {
    const id = await day.book({
      notes: 'by phone',
      partner_meta: { a: 1, b: 2 },
      display_meta: { room: 1, zone: 'B' },
      appointment_details: { custom_attributes: { tags: ['x'] } },
    });
    await day.patch(id, { ...day.ids, patient_details: { address: { city: 'Hubli', pincode: 580001 } } });
    const before = await day.read(id);
    const { body } = await day.patch(id, {
      ...day.ids,
      appointment_details: { mode: 'PHONE', custom_attributes: { other: true } },
      partner_meta: { c: 3 },
      display_meta: { zone: 'C' },
      patient_details: { last_name: 'Sen', address: { pincode: 580002 } },
    });
    expect(body).toEqual({
      ...before,
      mode: 'PHONE',
      custom_attributes: { other: true },
      partner_meta: { c: 3 },
      display_meta: { zone: 'C' },
      patient_details: {
        ...before.patient_details,
        last_name: 'Sen',
        address: { city: null, pincode: 580002 },
      },
      updated_at: expect.any(Number) as number,
    });
  });

  test('a birth date and an age replace each other', async () => {
    const id = await day.book();
    const details = async (patient_details: object) =>
      ((await day.patch(id, { ...day.ids, patient_details })).body as AppointmentRecord).patient_details;
    expect(await details({ age: 0 })).toMatchObject({ age: 0, dob: null });
    expect(await details({ dob: '2000-02-29' })).toMatchObject({ age: null, dob: '2000-02-29' });
  });

  test('an age grows with the years since it was given', async () => {
    const id = await day.book();
    await day.patch(id, { ...day.ids, patient_details: { age: 30 } });
    const where = { businessId: day.partner.businessId, id: day.ids.patient_id };
    const ageGivenAt = Math.floor(Date.now() / 1000) - 2.5 * 365.25 * 86_400;
    await day.context.store.patient.updateMany({ where, data: { ageGivenAt } });
    expect((await day.read(id)).patient_details.age).toBe(32);
  });

  test('a stored video link goes when the mode changes away from VIDEO', async () => {
    const video_connect = { vendor: 'other', url: 'https://meet.example/y' };
    const id = await day.book({ appointment_details: { mode: 'VIDEO', video_connect } });
    expect((await day.read(id)).video_connect).toEqual(video_connect);
    const { body } = await day.patch(id, { ...day.ids, appointment_details: { mode: 'PHONE' } });
    expect(body).toMatchObject({ mode: 'PHONE', video_connect: null });
  });

  test('moves to another clinic and doctor of the business, and to another day', async () => {
    const id = await day.book({ token: 88 });
    const ids = { ...day.ids, clinic_id: day.secondClinic, doctor_id: day.secondDoctor };
    const start_time = noonToday() + 3 * 86_400;
    const { body } = await day.patch(id, {
      ...ids,
      appointment_details: { start_time, end_time: start_time + 60 },
    });
    expect(body).toMatchObject({
      ...ids,
      partner_clinic_id: 'CLINIC-2',
      partner_doctor_id: 'DOC-2',
      token: 88,
    });
    const date = new Date((start_time + 5.5 * 3600) * 1000).toISOString().slice(0, 10);
    const list = await day.send('GET', `/dr/v1/appointment?start_date=${date}&end_date=${date}`);
    expect(list.body).toMatchObject({ appointments: [{ appointment_id: id }] });
  });

  test('is allowed in every state', async () => {
    for (const status of APPOINTMENT_STATUSES) {
      const id = await day.book();
      const where = { businessId: day.partner.businessId, id };
      await day.context.store.appointment.updateMany({ where, data: { status } });
      const sent = await day.patch(id, { ...day.ids, display_meta: { note: status } });
      expect(sent).toMatchObject({ status: 200, body: { status, display_meta: { note: status } } });
    }
  });
});

describe('versions', () => {
  test('an update that changes nothing keeps version, time and history', async () => {
    const id = await day.book({ display_meta: { a: 1, b: 2 } });
    const { patient_details, display_meta } = await day.read(id);
    const { dob, age: _, partner_patient_id: __, address: ___, ...rest } = patient_details;
    const before = await day.everything();
    const sent = await day.patch(id, {
      ...day.ids,
      display_meta,
      patient_details: dob === null ? rest : { ...rest, dob },
    });
    expect(sent.status).toBe(200);
    expect(await day.everything()).toEqual(before);
  });

  test('the order of display_meta is content', async () => {
    const id = await day.book({ display_meta: { a: 1, b: 2 } });
    const sent = await day.patch(id, { ...day.ids, display_meta: { b: 2, a: 1 } });
    expect(sent.headers.get('etag')).toMatch(/^"2\./);
    expect(Object.keys((sent.body as AppointmentRecord).display_meta)).toEqual(['b', 'a']);
  });

  test('If-Match takes the current tag, one of a list, and any', async () => {
    const id = await day.book();
    const etag = async () => (await day.send('GET', `/dr/v1/appointment/${id}`)).headers.get('etag') ?? '';
    const headers = [(tag: string) => tag, (tag: string) => `"9.9", ${tag}`, () => '*'];
    for (const [token, header] of headers.entries()) {
      const body = { ...day.ids, token: 200 + token };
      const sent = await day.patch(id, body, { 'if-match': header(await etag()) });
      expect(sent.status).toBe(200);
    }
  });

  test('a stale If-Match is refused with what changed, when, and by whom; nothing changes', async () => {
    const id = await day.book({ display_meta: { room: 1 } });
    const read = (await day.send('GET', `/dr/v1/appointment/${id}`)).headers.get('etag') ?? '';
    const change = { display_meta: { room: 2 }, patient_details: { first_name: 'Mira' } };
    await day.patch(id, { ...day.ids, ...change });
    const before = await day.everything();
    const sent = await day.patch(id, { ...day.ids, token: 201 }, { 'if-match': read });
    expect(sent).toMatchObject({
      status: 412,
      body: {
        error: {
          code: 'PRECONDITION_FAILED',
          details: [
            {
              path: 'display_meta.room',
              changed_by: 'program first',
              changed_at: expect.any(Number) as number,
            },
            { path: 'patient_details.first_name', changed_by: 'program first' },
          ],
        },
      },
    });
    expect(await day.everything()).toEqual(before);
    for (const odd of ['"1"', 'W/"1.1"', 'nonsense', '""']) {
      expect(await day.patch(id, day.ids, { 'if-match': odd })).toMatchObject({ status: 412 });
    }
  });
});
