import { expect, test } from 'vitest';
import { toCalendarDate, toTime } from './iso-date';

test('a real day is read', () => {
  expect(toCalendarDate('1984-03-05')?.toString()).toBe('1984-03-05');
  expect(toCalendarDate('2024-02-29')?.toString()).toBe('2024-02-29');
});

test.each(['2023-02-29', '2024-13-01', '5/3/84', '', null])('%s is no day', (text) => {
  expect(toCalendarDate(text)).toBeNull();
});

test('a time of day is read to the minute', () => {
  expect(toTime('09:45')?.toString()).toBe('09:45:00');
});

test.each(['24:00', '10:60', '9:45', null])('%s is no time of day', (text) => {
  expect(toTime(text)).toBeNull();
});
