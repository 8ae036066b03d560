import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@/lib/contract/appointment-status';
import { closeDay } from './close-day';
import { errorOf, inState, noonToday, startTestDay, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

const dateOf = (seconds: number) => new Date((seconds + 5.5 * 3600) * 1000).toISOString().slice(0, 10);

describe('midnight at the clinic', () => {
  test('ends what is open on days that have passed, once, and nothing else', async () => {
    const yesterday = noonToday() - 86_400;
    const columns = { startTime: yesterday, endTime: yesterday + 60, day: dateOf(yesterday) };
    const ended = new Map<AppointmentStatus, string>();
    for (const status of APPOINTMENT_STATUSES) ended.set(status, await inState(day, status, columns));
    const today = await inState(day, 'OG');
    await closeDay(day.context.store, noonToday());
    for (const [status, id] of ended) {
      const queued = ['BK', 'CK', 'PA'].includes(status);
      expect((await day.read(id)).status).toBe(queued ? 'NS' : status === 'OG' ? 'AB' : status);
    }
    expect((await day.read(today)).status).toBe('OG');
    const before = await day.everything();
    expect(await closeDay(day.context.store, noonToday())).toBe(0);
    expect(await day.everything()).toEqual(before);
  });

  test("comes by the clinic's zone, and is named as the writer", async () => {
    const body = { name: 'Far', address: 'x', time_zone: 'Pacific/Auckland' };
    const made = await day.send('POST', '/cdr/v1/clinic', { body });
    const clinic_id = (made.body as { ekaid: string }).ekaid;
    // 10:00 in UTC is 15:30 in India and at least 22:00 in Auckland.
    const start_time = Math.floor(Date.UTC(2027, 0, 15, 10) / 1000);
    const far = await day.book({ clinic_id, appointment_details: { start_time } });
    const near = await day.book({ appointment_details: { start_time } });
    const tag = (await day.send('GET', `/dr/v1/appointment/${far}`)).headers.get('etag') ?? '';
    await closeDay(day.context.store, start_time + 4 * 3600);
    expect([(await day.read(far)).status, (await day.read(near)).status]).toEqual(['NS', 'BK']);
    const sent = await day.patch(far, { ...day.ids, clinic_id }, { 'if-match': tag });
    expect(errorOf(sent).details).toMatchObject([{ path: 'status', changed_by: 'midnight' }]);
  });
});
