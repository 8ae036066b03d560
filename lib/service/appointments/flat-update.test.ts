import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, noonToday, startTestDay, type Fields, type TestDay } from './test-day';

let day: TestDay;
let id: string;
beforeAll(async () => {
  day = await startTestDay();
  id = await day.book({ partner_appointment_id: 'FLAT', appointment_details: { start_time: noonToday() } });
});
afterAll(() => day.close());

const patch = (body: Fields, end = '', headers = {}) =>
  day.send('PATCH', `/dr/v1/appointment/${id}${end}`, { body, headers });

describe('the flat form', () => {
  test('changes what it names, by either id', async () => {
    const before = await day.read(id);
    const body = {
      token: 5,
      end_time: noonToday() + 60,
      display_meta: { a: 1 },
      patient_details: { age: 9 },
    };
    expect(await patch(body)).toMatchObject({ status: 204, body: '' });
    expect(await day.read(id)).toMatchObject({
      ...{ clinic_id: before.clinic_id, start_time: before.start_time },
      ...body,
    });
    const partner = '/dr/v1/appointment/FLAT?partner_id=1';
    expect(await day.send('PATCH', partner, { body: { token: 6 } })).toMatchObject({ status: 204 });
    expect((await day.read(id)).token).toBe(6);
  });

  test.each([
    [{ token: 0 }, 'token'],
    [{ end_time: 946_684_800 }, 'end_time'],
    [{ start_time: 1_800_000_000, end_time: 1_800_000_000 }, 'end_time'],
    [{ start_time: 4_000_000_000 }, 'start_time'],
    [{ video_connect: { vendor: 'v', url: 'https://a.b' } }, 'video_connect'],
    [{ custom_attributes: { tags: 1 } }, 'custom_attributes.tags'],
    [{ display_meta: { k: null } }, 'display_meta.k'],
    [{ patient_details: { age: 1, dob: '2020-01-01' } }, 'patient_details.age'],
  ])('refuses %j', async (body, path) => {
    const before = await day.everything();
    const sent = await patch(body);
    expect(sent.status).toBe(400);
    expect(errorOf(sent).details).toMatchObject([{ path }]);
    expect(await day.everything()).toEqual(before);
  });

  test('knows If-Match, and nothing of another business', async () => {
    expect(await patch({ token: 8 }, '', { 'if-match': '"0.0"' })).toMatchObject({ status: 412 });
    const path = `/dr/v1/appointment/${day.theirs.appointment_id}`;
    for (const end of ['', '/custom_attribute']) {
      expect(await day.send('PATCH', path + end, { body: {} })).toMatchObject({ status: 404 });
    }
  });
});

describe('custom attributes by themselves', () => {
  test('are set one by one', async () => {
    await patch({ payment_status: ['paid'], tags: ['a'] }, '/custom_attribute');
    expect(await patch({ tags: ['b'] }, '/custom_attribute')).toMatchObject({ status: 204 });
    expect((await day.read(id)).custom_attributes).toMatchObject({ payment_status: ['paid'], tags: ['b'] });
  });

  test.each([
    [{ tags: 'a' }, 'tags'],
    [{ other: { a: 1 } }, 'other'],
    [{ big: ['x'.repeat(8190)] }, ''],
  ])('refuse %#', async (body, path) => {
    const before = await day.everything();
    const sent = await patch(body, '/custom_attribute');
    expect(sent.status).toBe(400);
    expect(errorOf(sent).details?.map((detail) => detail.path)).toContain(path);
    expect(await day.everything()).toEqual(before);
  });

  test('refuse what is too large only together with what stays', async () => {
    await patch({ first: ['x'.repeat(5000)] }, '/custom_attribute');
    const before = await day.everything();
    expect(await patch({ second: ['x'.repeat(5000)] }, '/custom_attribute')).toMatchObject({ status: 400 });
    expect(await day.everything()).toEqual(before);
  });
});
