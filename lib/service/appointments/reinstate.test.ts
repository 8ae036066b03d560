import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStatus, errorOf, noonToday, startTestDay, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

describe('coming back from CN', () => {
  const slot = (shift: number) => ({
    appointment_details: { start_time: noonToday() + shift, end_time: noonToday() + shift + 600 },
  });

  test('works on its day into a free slot, and keeps the token', async () => {
    const id = await day.book({ ...slot(6 * 3600), token: 4000 });
    await changeStatus(day, id, 'CN');
    expect(await changeStatus(day, id, 'BK')).toMatchObject({
      status: 200,
      body: { status: 'BK', token: 4000 },
    });
  });

  test('is refused when the doctor has somebody else then', async () => {
    const id = await day.book(slot(7 * 3600));
    await changeStatus(day, id, 'CN');
    const other = await day.book(slot(7 * 3600 + 599));
    const sent = await changeStatus(day, id, 'BK');
    expect(sent.status).toBe(403);
    expect(errorOf(sent).message).toMatch(/CN.*BK.*free slot/);
    await changeStatus(day, other, 'CN');
    expect(await changeStatus(day, id, 'BK')).toMatchObject({ status: 200 });
  });

  test('lets only one of two into one slot', async () => {
    const ids = await Promise.all([day.book(slot(8 * 3600)), day.book(slot(8 * 3600))]);
    await Promise.all(ids.map((id) => changeStatus(day, id, 'CN')));
    const sent = await Promise.all(ids.map((id) => changeStatus(day, id, 'BK')));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test.each([-1, 1])('is refused on another day (%i)', async (days) => {
    const id = await day.book(slot(days * 86_400));
    await changeStatus(day, id, 'CN');
    const sent = await changeStatus(day, id, 'BK');
    expect(sent.status).toBe(403);
    expect(errorOf(sent).message).toMatch(/CN.*BK.*own day/);
  });
});
