import { describe, expect, test } from 'vitest';
import { APPOINTMENT_STATUSES } from '@/lib/contract/appointment-status';
import { DEFAULT_TIME_ZONE, localDay } from '@/lib/contract/time';
import { demoBusiness, otherBusiness } from './business-rows';

const MIDNIGHT = Date.parse('2027-02-11T00:00:00+05:30') / 1000;
/** Every half hour of a day at the clinic, its first and its last second. */
const TIMES = [...Array.from({ length: 48 }, (_, half) => half * 1800), 1, 86_399];

describe('the rows of the demonstration', () => {
  test.each(TIMES)('%i seconds into the day, lie on it, in every state, around now', (seconds) => {
    const now = MIDNIGHT + seconds;
    const { today } = demoBusiness('biz', now);
    expect(today).toHaveLength(60);
    expect(new Set(today.map(({ status }) => status))).toEqual(new Set(APPOINTMENT_STATUSES));
    for (const row of today) {
      expect(row.day).toBe('2027-02-11');
      expect(localDay(row.startTime, DEFAULT_TIME_ZONE)).toBe(row.day);
      expect(row.endTime).toBeGreaterThan(row.startTime);
      if (['CM', 'CMNP', 'AB', 'OG'].includes(row.status)) expect(row.startTime).toBeLessThanOrEqual(now);
      expect(row.createdAt).toBeLessThanOrEqual(row.updatedAt);
      expect(row.updatedAt).toBeLessThanOrEqual(now);
      expect(row.checkedInAt ?? 0).toBeLessThanOrEqual(now);
    }
    const queues = today
      .filter(({ token }) => token !== null)
      .map(({ doctorId, token }) => `${doctorId} ${token}`);
    expect(new Set(queues).size).toBe(queues.length);
  });

  test('of the two weeks begin tomorrow, and no doctor has two patients at a time', () => {
    const { coming } = demoBusiness('biz', MIDNIGHT + 36_000);
    const days = [...new Set(coming.map(({ day }) => day))].sort();
    expect(days[0]).toBe('2027-02-12');
    expect(days.at(-1)).toBe('2027-02-25');
    expect(days).toHaveLength(12);
    const times = coming.map(({ doctorId, startTime }) => `${doctorId} ${startTime}`);
    expect(new Set(times).size).toBe(times.length);
  });

  test('are the same people every time, under ids that nobody can guess', () => {
    const [one, two] = [demoBusiness('biz', MIDNIGHT), demoBusiness('biz', MIDNIGHT)];
    const names = ({ patients }: typeof one) =>
      patients.map(({ firstName, lastName, dob }) => [firstName, lastName, dob]);
    expect(names(one)).toEqual(names(two));
    const ids = new Set([...one.patients, ...two.patients].map(({ id }) => id));
    expect(ids.size).toBe(600);
  });

  test('of the two businesses have nothing in common', () => {
    const own = demoBusiness('one', MIDNIGHT);
    const other = otherBusiness('two', MIDNIGHT);
    const ids = ({ clinics, doctors, patients }: typeof own) =>
      [...clinics, ...doctors, ...patients].flatMap(({ id, partnerId }) => [id, partnerId]);
    expect(ids(other).filter((id) => ids(own).includes(id))).toEqual([]);
  });
});
