import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_MAX, type AppointmentRecord } from '@/lib/contract/appointment';
import { changeStatus, checkIn, noonToday, startTestDay, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

describe('checking in', () => {
  test('gives the next token, keeps one that is there, and undoing keeps it too', async () => {
    const first = await day.book({ doctor_id: day.secondDoctor });
    expect(await checkIn(day, first)).toMatchObject({ status: 200, body: { status: 'CK', token: 1 } });
    await changeStatus(day, first, 'BK');
    expect(await checkIn(day, first)).toMatchObject({ body: { token: 1 } });
    const own = await day.book({ doctor_id: day.secondDoctor, token: 10 });
    expect(await checkIn(day, own)).toMatchObject({ body: { token: 10 } });
    const next = await day.book({ doctor_id: day.secondDoctor });
    expect(await checkIn(day, next)).toMatchObject({ body: { token: 11 } });
  });

  test('never gives a token twice on a day, whatever happens between', async () => {
    const step = fc.record({
      act: fc.constantFrom('book', 'book with token', 'check in', 'cancel', 'retoken', 'no show'),
      pick: fc.nat(20),
      token: fc.integer({ min: 1, max: 60 }),
    });
    let queue = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        queue += 1;
        const start_time = noonToday() + queue * 86_400;
        const made: string[] = [];
        const given = new Set<number>();
        const holders = new Map<string, number>();
        const held = (record: AppointmentRecord) => {
          if (record.token !== null) {
            given.add(record.token);
            holders.set(record.appointment_id, record.token);
          }
        };
        for (const { act, pick, token } of steps) {
          const id = made[pick % Math.max(made.length, 1)];
          if (act.startsWith('book') || id === undefined) {
            const body = { appointment_details: { start_time }, ...(act === 'book with token' && { token }) };
            const sent = await day.send('POST', '/dr/v1/appointment', { body: { ...day.ids, ...body } });
            if (sent.status !== 201) continue;
            const booked = (sent.body as { appointment_id: string }).appointment_id;
            made.push(booked);
            held(await day.read(booked));
          } else if (act === 'check in') {
            const before = holders.get(id);
            const sent = await checkIn(day, id);
            if (sent.status !== 200) continue;
            const record = sent.body as AppointmentRecord;
            if (before === undefined) expect(given.has(record.token ?? 0)).toBe(false);
            else expect(record.token).toBe(before);
            held(record);
          } else if (act === 'retoken') {
            const sent = await day.patch(id, { ...day.ids, token });
            if (sent.status === 200) held(sent.body as AppointmentRecord);
          } else {
            await changeStatus(day, id, act === 'cancel' ? 'CN' : 'NS');
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('thirty at once get thirty tokens', async () => {
    const clinic_id = day.secondClinic;
    const ids = await Promise.all(Array.from({ length: 30 }, () => day.book({ clinic_id })));
    const sent = await Promise.all(ids.map((id) => checkIn(day, id)));
    const tokens = sent.map(({ body }) => (body as AppointmentRecord).token ?? 0);
    expect(tokens.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  test('says so when the last token was given', async () => {
    const start_time = noonToday() + 500 * 86_400;
    await day.book({ token: TOKEN_MAX, appointment_details: { start_time } });
    const id = await day.book({ appointment_details: { start_time } });
    const before = await day.everything();
    expect(await checkIn(day, id)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
    expect(await day.everything()).toEqual(before);
  });
});
