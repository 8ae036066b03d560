import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { book, makeClinicWorld } from '@/lib/gateway/testing/clinic-world';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { at, boardOf, idsIn } from '../testing/open-board';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { forgetReadings } from './shared-reading';

let front: FrontDesk;
let meera: Actor;

beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meera = await hire(front.desk);
});
afterAll(() => front.close());
beforeEach(forgetReadings);
afterEach(() => void vi.useRealTimers());

describe('the day', () => {
  // One moment, four clinics, three dates.
  it.each([
    ['Pacific/Kiritimati', '2031-03-11', '2031-03-12'],
    ['Asia/Kolkata', '2031-03-11', '2031-03-11'],
    ['UTC', '2031-03-10', '2031-03-11'],
    ['America/Los_Angeles', '2031-03-10', '2031-03-11'],
  ])('is the clinic’s own in %s', async (zone, morning, evening) => {
    at('2031-03-10T19:30:00Z');
    const { clinic_id } = await makeClinicWorld(zone);
    forgetReadings();
    expect((await boardOf(meera, { clinicId: clinic_id })).today).toBe(morning);
    at('2031-03-11T11:00:00Z');
    expect((await boardOf(meera, { clinicId: clinic_id })).today).toBe(evening);
  });

  it('holds an appointment one minute before midnight and not the one after it, also when the clocks change', async () => {
    for (const [zone, lastMinute] of [
      ['Asia/Kolkata', '2031-03-09T18:29:00Z'],
      // On this day the clocks of California go forward; it has 23 hours.
      ['America/Los_Angeles', '2031-03-10T06:59:00Z'],
      ['Pacific/Kiritimati', '2031-03-09T09:59:00Z'],
    ] as const) {
      const ids = await makeClinicWorld(zone);
      const start = Date.parse(lastMinute) / 1000;
      const [late, next] = [await book(ids, start), await book(ids, start + 60)];
      forgetReadings();
      const board = await boardOf(meera, { clinicId: ids.clinic_id, day: '2031-03-09' });
      expect([zone, idsIn(board, 'queue')]).toEqual([zone, [late]]);
      const after = await boardOf(meera, { clinicId: ids.clinic_id, day: board.nextDay });
      expect(idsIn(after, 'queue')).toEqual([next]);
    }
  });

  it('has neighbours, and a day that does not exist is today', async () => {
    const { today } = await boardOf(meera);
    expect(await boardOf(meera, { day: '2031-02-30' })).toMatchObject({ day: today });
    expect(await boardOf(meera, { day: '2032-02-29' })).toMatchObject({
      previousDay: '2032-02-28',
      nextDay: '2032-03-01',
    });
  });
});
