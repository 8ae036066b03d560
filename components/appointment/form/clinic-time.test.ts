import { expect, test } from 'vitest';
import { epochOf, localMoment } from './clinic-time';

const ZONES = ['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'];

test.each(ZONES)('an instant survives the clock of %s', (zone) => {
  for (const seconds of [1_763_620_200, 1_763_596_800, 1_772_323_140]) {
    expect(epochOf(localMoment(seconds, zone), zone)).toBe(Math.floor(seconds / 60) * 60);
  }
});

test('the same clock means another instant in another zone', () => {
  const moment = { day: '2026-11-20', clock: '10:30' };
  expect(epochOf(moment, 'Asia/Kolkata')).toBe(Date.parse('2026-11-20T05:00:00Z') / 1000);
  expect(epochOf(moment, 'America/Los_Angeles')).toBe(Date.parse('2026-11-20T18:30:00Z') / 1000);
});

test('an hour that a change of clocks skips moves forward, one that it repeats is the first', () => {
  const zone = 'America/Los_Angeles';
  expect(epochOf({ day: '2026-03-08', clock: '02:30' }, zone)).toBe(
    Date.parse('2026-03-08T10:30:00Z') / 1000,
  );
  expect(epochOf({ day: '2026-11-01', clock: '01:30' }, zone)).toBe(
    Date.parse('2026-11-01T08:30:00Z') / 1000,
  );
});

test.each(['', '10', '24:00', '10:60', '10:3'])('a clock that shows “%s” has no instant yet', (typed) => {
  expect(epochOf({ day: '2026-11-20', clock: typed }, 'UTC')).toBeUndefined();
});

test('a day that does not exist has no instant', () => {
  expect(epochOf({ day: '2026-02-30', clock: '10:30' }, 'UTC')).toBeUndefined();
});
