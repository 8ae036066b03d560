import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REQUESTABLE_STATUSES } from '@/lib/contract/appointment-moves';
import { APPOINTMENT_STATUSES, mayMove, type AppointmentStatus } from '@/lib/contract/appointment-status';
import { changeStatus, errorOf, inState, noonToday, startTestDay, type TestDay } from './test-day';

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

const at = (id: string, action: string) => `/dr/v1/appointment/${id}/${action}`;

describe('the table of moves', () => {
  let slot = noonToday() + 9 * 3600;
  const moves = APPOINTMENT_STATUSES.flatMap((from) => REQUESTABLE_STATUSES.map((to) => [from, to] as const));
  test.each(moves)('%s to %s', async (from, to) => {
    // A time of its own, so that CN finds its slot free.
    slot += 1;
    const id = await inState(day, from, { startTime: slot, endTime: slot + 1 });
    const before = await day.everything();
    const sent = await changeStatus(day, id, to);
    if (mayMove(from, to)) {
      expect(sent).toMatchObject({ status: 200, body: { appointment_id: id, status: to } });
      return;
    }
    expect(sent.status).toBe(403);
    const { code, message } = errorOf(sent);
    expect(code).toBe('TRANSITION_NOT_ALLOWED');
    expect(message).toMatch(new RegExp(`\\b${from}\\b.*\\b${to}\\b`));
    expect(await day.everything()).toEqual(before);
  });

  test('holds along any path of moves', async () => {
    const path = fc.array(fc.constantFrom(...REQUESTABLE_STATUSES), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(path, async (steps) => {
        slot += 1;
        const id = await day.book({ appointment_details: { start_time: slot, end_time: slot + 1 } });
        let status: AppointmentStatus = 'BK';
        for (const to of steps) {
          const allowed = mayMove(status, to);
          expect((await changeStatus(day, id, to)).status).toBe(allowed ? 200 : 403);
          if (allowed) status = to;
          expect((await day.read(id)).status).toBe(status);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the operations of the moves', () => {
  const routes: [string, string, string, AppointmentStatus, AppointmentStatus, object?][] = [
    ['cancel', 'PUT', 'cancel', 'BK', 'CN'],
    ['park', 'POST', 'parked', 'CK', 'PA'],
    ['complete without a word', 'POST', 'complete', 'OG', 'CMNP'],
    ['complete without prescription', 'POST', 'complete', 'OG', 'CMNP', { prescription: false }],
    ['complete with prescription', 'POST', 'complete', 'OG', 'CM', { prescription: true }],
  ];
  test.each(routes)('%s', async (_, method, action, from, to, body) => {
    const id = await inState(day, from);
    expect(await day.send(method, at(id, action), body ? { body } : {})).toMatchObject({
      status: 204,
      body: '',
    });
    expect((await day.read(id)).status).toBe(to);
    const again = await day.send(method, at(id, action), body ? { body } : {});
    expect(again.status).toBe(403);
    expect(await day.send(method, at('nobody', action))).toMatchObject({
      status: 404,
      body: { error: { code: 'APPOINTMENT_NOT_FOUND' } },
    });
    const theirs = await day.send(method, at(day.theirs.appointment_id, action));
    expect(theirs).toMatchObject({ status: 404, body: { error: { code: 'APPOINTMENT_NOT_FOUND' } } });
  });

  test('take the partner id', async () => {
    await day.book({ partner_appointment_id: 'BY PARTNER' });
    const path = at('BY%20PARTNER', 'cancel');
    expect(await day.send('PUT', path)).toMatchObject({ status: 404 });
    expect(await day.send('PUT', `${path}?partner_id=1`)).toMatchObject({ status: 204 });
  });

  test.each([{ status: 'RE' }, { status: 'XX' }, { status: null }, {}])(
    '%j is no state to ask for',
    async (body) => {
      const id = await day.book();
      const sent = await day.send('POST', at(id, 'change-status'), { body });
      expect(sent.status).toBe(400);
      expect(errorOf(sent).details).toMatchObject([{ path: 'status' }]);
    },
  );

  test('complete takes a wrong word about the prescription for what it is', async () => {
    const id = await inState(day, 'OG');
    const sent = await day.send('POST', at(id, 'complete'), { body: { prescription: 'yes' } });
    expect(sent.status).toBe(400);
    expect((await day.read(id)).status).toBe('OG');
  });
});
