import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { noonToday, startTestDay, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

const WRITERS = Array.from({ length: 50 }, (_, writer) => writer);

describe('fifty updates of one appointment at once', () => {
  test('each takes effect whole, one after the other', async () => {
    const id = await day.book();
    const bodyOf = (writer: number) => ({
      ...day.ids,
      token: 1000 + writer,
      appointment_details: { custom_attributes: { writer } },
      partner_meta: { writer, [`only${writer}`]: true },
      display_meta: { writer },
      patient_details: {
        first_name: `Writer ${writer}`,
        address: { city: `City ${writer}`, pincode: 500_000 + writer },
      },
    });
    const sent = await Promise.all(WRITERS.map((writer) => day.patch(id, bodyOf(writer))));
    for (const [writer, { status, body }] of sent.entries()) {
      expect(status).toBe(200);
      expect(body).toMatchObject(wholeRecordOf(bodyOf(writer)));
      expect((body as AppointmentRecord).partner_meta).toEqual(bodyOf(writer).partner_meta);
    }
    const tags = sent.map(({ headers }) => headers.get('etag'));
    expect(tags.sort()).toEqual(WRITERS.map((step) => `"${step + 2}.${step + 2}"`).sort());
    const last = await day.read(id);
    const winner = last.partner_meta['writer'] as number;
    expect(last).toMatchObject(wholeRecordOf(bodyOf(winner)));
    expect(sent[winner]?.headers.get('etag')).toBe('"51.51"');
  });

  test('with If-Match exactly one of them succeeds', async () => {
    const id = await day.book();
    const tag = (await day.send('GET', `/dr/v1/appointment/${id}`)).headers.get('etag') ?? '';
    const sent = await Promise.all(
      WRITERS.map((writer) => day.patch(id, { ...day.ids, display_meta: { writer } }, { 'if-match': tag })),
    );
    const won = sent.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 412)).toHaveLength(49);
    expect((await day.read(id)).display_meta).toEqual((won[0]?.body as AppointmentRecord).display_meta);
  });
});

function wholeRecordOf(body: {
  token: number;
  appointment_details: object;
  partner_meta: object;
  display_meta: object;
  patient_details: object;
}) {
  const { appointment_details, ...rest } = body;
  return { ...rest, ...appointment_details };
}

describe('two appointments', () => {
  test('two patients cannot get one token, however close the writers', async () => {
    const ids = await Promise.all(WRITERS.slice(0, 20).map(() => day.book()));
    const sent = await Promise.all(ids.map((id) => day.patch(id, { ...day.ids, token: 2000 })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  test('swapping tokens and queues at once never fails as our fault', async () => {
    const start_time = noonToday();
    const places = [
      { ...day.ids, token: 3000 },
      { ...day.ids, doctor_id: day.secondDoctor, token: 3001 },
    ];
    const ids = await Promise.all(
      places.map((body) => day.book({ ...body, appointment_details: { start_time } })),
    );
    for (let round = 0; round < 10; round += 1) {
      const sent = await Promise.all(ids.map((id, index) => day.patch(id, places[(index + round) % 2])));
      for (const { status } of sent) expect([200, 400]).toContain(status);
    }
  });

  test('twenty bookings under one partner id make one appointment', async () => {
    const body = {
      ...day.ids,
      partner_appointment_id: 'ONCE',
      appointment_details: { start_time: noonToday() },
    };
    const sent = await Promise.all(
      WRITERS.slice(0, 20).map(() => day.send('POST', '/dr/v1/appointment', { body })),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(19);
    const { businessId } = day.partner;
    expect(await day.context.store.appointment.count({ where: { businessId, partnerId: 'ONCE' } })).toBe(1);
  });

  test('twenty bookings of one new patient make one patient', async () => {
    const body = {
      ...day.partnerIds,
      partner_patient_id: 'NEWCOMER',
      patient_details: { first_name: 'New' },
      appointment_details: { start_time: noonToday() },
    };
    await Promise.all(WRITERS.slice(0, 20).map(() => day.send('POST', '/dr/v1/appointment', { body })));
    const { businessId } = day.partner;
    expect(await day.context.store.patient.count({ where: { businessId, partnerId: 'NEWCOMER' } })).toBe(1);
  });
});
