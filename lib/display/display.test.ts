import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { APPOINTMENT_STATUSES } from '@/lib/contract/appointment-status';
import { anAppointment, aPatient } from '@/components/appointment/testing/an-appointment';
import {
  ageOn,
  clockTime,
  dayAfter,
  fullName,
  minutesSince,
  phoneEnding,
  sameNameKey,
  shownCard,
  statusFacts,
  type Say,
} from '@/lib/display';
import messages from '@/messages/en.json';

const say: Say = createTranslator({ locale: 'en', messages, namespace: 'display' });
const START = Date.parse('2026-11-20T05:00:00Z') / 1000;

describe('a card', () => {
  it('shows the words of the drawing', () => {
    expect(shownCard(anAppointment(), { zone: 'Asia/Kolkata', now: START, doctor: 'Dr Rao' }, say)).toEqual({
      token: '12',
      name: 'Mr. Aarav Sharma',
      about: 'about 42 M',
      phone: '··7710',
      doctor: 'Dr Rao',
      starts: '10:30',
      ends: '10:45',
      mode: 'Video',
      status: { word: 'Waiting', tone: 'wait', icon: 'clock' },
      labels: ['VIP', 'fasting'],
      pairs: [
        { key: 'vendor_patient_id', label: 'Vendor Patient Id', value: 'AP-2231' },
        { key: 'insurance', label: 'Insurance', value: 'Self pay' },
        { key: 'visit_count', label: 'Visit Count', value: '4' },
      ],
    });
  });

  it('leaves empty what nobody knows', () => {
    const nobody = aPatient({
      designation: null, first_name: null, middle_name: null, last_name: null, mobile: null, gender: null, age: null,
    }); // prettier-ignore
    const record = anAppointment({
      token: null,
      mode: 'INCLINIC',
      custom_attributes: {},
      display_meta: {},
      patient_details: nobody,
    });
    expect(shownCard(record, { zone: 'UTC', now: START, doctor: '' }, say)).toMatchObject({
      token: '', name: '', about: '', phone: '', doctor: '', mode: '', labels: [], pairs: [],
    }); // prettier-ignore
  });

  it('shows a label once that is a tag as well, and survives attributes of another shape', () => {
    const labelsOf = (custom_attributes: ReturnType<typeof anAppointment>['custom_attributes']) =>
      shownCard(anAppointment({ custom_attributes }), { zone: 'UTC', now: START, doctor: '' }, say).labels;
    expect(labelsOf({ label: ['VIP'], tags: ['paid', 'VIP'] })).toEqual(['VIP', 'paid']);
    expect(labelsOf({ label: 'VIP', tags: [1] })).toEqual([]);
  });

  it('shows a letter, a mode or a state of a remote service', () => {
    const record = anAppointment({
      mode: 'HOME_VISIT',
      status: 'RV',
      patient_details: aPatient({ gender: 'X' }),
    });
    expect(shownCard(record, { zone: 'UTC', now: START, doctor: '' }, say)).toMatchObject({
      mode: 'HOME_VISIT',
      about: 'about 42 X',
      status: { word: 'Not here' },
    });
  });
});

describe('the seven words', () => {
  const word = (status: string, now = START) => statusFacts({ status, start_time: START }, now).word;

  it('every state has one', () => {
    expect(Object.fromEntries(APPOINTMENT_STATUSES.map((status) => [status, word(status)]))).toEqual({
      BK: 'notHere', CK: 'waiting', OG: 'inRoom', PA: 'parked', CM: 'done', CMNP: 'done', CN: 'cancelled',
      NS: 'notHere', RE: 'cancelled', AB: 'done',
    }); // prettier-ignore
  });

  it('so has every state of the vendor', () => {
    expect(['CND', 'CNS', 'PC', 'PNR', 'RES', 'RED', 'NSD', 'NSS', 'IN'].map((status) => word(status))).toEqual([
      'cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'notHere', 'notHere', 'notHere',
    ]); // prettier-ignore
  });

  it('a booked patient is quietly not here before the start and loudly after it', () => {
    expect(statusFacts({ status: 'BK', start_time: START }, START - 1)).toMatchObject({
      tone: 'done',
      icon: 'calendar-clock',
    });
    expect(statusFacts({ status: 'BK', start_time: START }, START)).toMatchObject({
      tone: 'alert',
      icon: 'circle-alert',
    });
  });

  it('only a waiting patient can be skipped', () => {
    expect(statusFacts({ status: 'CK', start_time: START }, START, true).word).toBe('skipped');
    expect(statusFacts({ status: 'OG', start_time: START }, START, true).word).toBe('inRoom');
  });
});

describe('age', () => {
  const on = (day: string, dob: string) => ageOn(day, { dob, age: null });

  it('is exact from a birth date and about from an age', () => {
    expect(on('2026-11-20', '1984-11-20')).toEqual({ count: 42, unit: 'years', about: false });
    expect(on('2026-11-19', '1984-11-20')).toEqual({ count: 41, unit: 'years', about: false });
    expect(ageOn('2026-11-20', { dob: null, age: 0 })).toEqual({ count: 0, unit: 'years', about: true });
    expect(ageOn('2026-11-20', { dob: '1984-03-05', age: 42 })?.about).toBe(false);
    expect(ageOn('2026-11-20', { dob: null, age: null })).toBeNull();
  });

  it('is in months under two years and in days under one month', () => {
    expect(on('2026-11-20', '2024-11-20')).toMatchObject({ count: 2, unit: 'years' });
    expect(on('2026-11-20', '2024-11-21')).toMatchObject({ count: 23, unit: 'months' });
    expect(on('2026-11-20', '2026-10-21')).toMatchObject({ count: 30, unit: 'days' });
    expect(on('2026-11-20', '2026-11-20')).toMatchObject({ count: 0, unit: 'days' });
    // Born "tomorrow" in a zone that is ahead of the clinic's
    expect(on('2026-11-20', '2026-11-21')).toMatchObject({ count: 0, unit: 'days' });
  });

  it('of someone born on 29 February grows on 1 March', () => {
    expect(on('2027-02-28', '2000-02-29')?.count).toBe(26);
    expect(on('2027-03-01', '2000-02-29')?.count).toBe(27);
  });
});

describe('names and numbers', () => {
  it('a name has single blanks, and empty parts leave no trace', () => {
    expect(fullName(aPatient({ designation: ' Dr. ', middle_name: '', last_name: null }))).toBe('Dr. Aarav');
  });

  it('two who are easily mixed up have one key', () => {
    const key = (first_name: string, last_name: string, designation = '') =>
      sameNameKey(aPatient({ first_name, last_name, designation }));
    expect(key('José', 'Sharma', 'Mr.')).toBe(key('jose', 'SHARMA'));
    // Vowel signs are letters, not accents
    expect(key('राम', '')).not.toBe(key('रमा', ''));
  });

  it('only the last four digits of a phone are shown', () => {
    expect(phoneEnding('+919845007710')).toBe('··7710');
    expect(phoneEnding(null)).toBe('');
  });
});

describe('the clinic’s clock', () => {
  it('is the clinic’s, in every zone and on both sides of a change of clocks', () => {
    expect(clockTime(START, 'Asia/Kolkata')).toBe('10:30');
    expect(clockTime(START, 'Pacific/Kiritimati')).toBe('19:00');
    expect(clockTime(START, 'America/Los_Angeles')).toBe('21:00');
    expect(clockTime(Date.parse('2026-11-01T08:30:00Z') / 1000, 'America/Los_Angeles')).toBe('01:30');
    expect(clockTime(Date.parse('2026-11-01T09:30:00Z') / 1000, 'America/Los_Angeles')).toBe('01:30');
    expect(clockTime(Date.parse('2026-11-19T18:30:00Z') / 1000, 'Asia/Kolkata')).toBe('00:00');
  });

  it('counts whole minutes and days', () => {
    expect(minutesSince(START, START + 119)).toBe(1);
    expect(minutesSince(START, START - 5)).toBe(0);
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  });
});
