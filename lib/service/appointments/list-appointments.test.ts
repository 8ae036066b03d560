import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_SIZE, type AppointmentList } from '@/lib/contract/appointment-list';
import { create, errorOf, startTestDay, type TestDay } from './test-day';

/** 2027-03-10 in India begins at 18:30 UTC of the day before. */
const MIDNIGHT = Date.UTC(2027, 2, 9, 18, 30) / 1000;

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
  const details = (start_time: number) => ({ appointment_details: { start_time } });
  await day.book({ ...details(MIDNIGHT - 60), display_meta: { at: 'last minute' } });
  await Promise.all(Array.from({ length: 60 }, (_, index) => day.book(details(MIDNIGHT + index * 60))));
  await day.book({ ...details(MIDNIGHT), clinic_id: day.secondClinic, doctor_id: day.secondDoctor });
  await create(day, day.other, '/dr/v1/appointment', {
    clinic_id: day.theirs.clinic_id,
    doctor_id: day.theirs.doctor_id,
    patient_id: day.theirs.patient_id,
    ...details(MIDNIGHT),
  });
});
afterAll(() => day.close());

const list = async (query: string) => {
  const sent = await day.send('GET', `/dr/v1/appointment?${query}`);
  expect(sent.status).toBe(200);
  return (sent.body as AppointmentList).appointments;
};
const oneDay = 'start_date=2027-03-10&end_date=2027-03-10';

describe('a list of days', () => {
  test("counts days by the clinic's zone", async () => {
    const before = await list('start_date=2027-03-09&end_date=2027-03-09');
    expect(before.map(({ display_meta }) => display_meta['at'])).toEqual(['last minute']);
  });

  test('comes in the order of time, page by page, each appointment once, nothing of another business', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list(`${oneDay}&page_no=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE.days, PAGE_SIZE.days, 1, 0]);
    const all = pages.flat();
    expect(new Set(all.map(({ appointment_id }) => appointment_id)).size).toBe(61);
    const times = all.map(({ start_time }) => start_time);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(all.every(({ clinic_id }) => clinic_id !== day.theirs.clinic_id)).toBe(true);
  });

  test('narrows to a clinic, a doctor, both; its pages are then larger', async () => {
    const first = await list(`${oneDay}&clinic_id=${day.ids.clinic_id}`);
    expect(first).toHaveLength(PAGE_SIZE.doctorOrClinic);
    expect(await list(`${oneDay}&doctor_id=${day.secondDoctor}`)).toHaveLength(1);
    const both = `${oneDay}&clinic_id=${day.ids.clinic_id}&doctor_id=${day.secondDoctor}`;
    expect(await list(both)).toHaveLength(0);
    expect(await list(`${oneDay}&clinic_id=${day.theirs.clinic_id}`)).toHaveLength(0);
  });

  test('reaches over seven days', async () => {
    expect(await list('start_date=2027-03-03&end_date=2027-03-10&page_no=2')).toHaveLength(2);
  });
});

describe('a list of a patient', () => {
  test('holds all days in pages of its own size', async () => {
    const patient = `patient_id=${day.ids.patient_id}`;
    expect(await list(patient)).toHaveLength(PAGE_SIZE.patient);
    expect(await list(`${patient}&page_no=3`)).toHaveLength(2);
    expect(await list(`patient_id=${day.theirs.patient_id}`)).toHaveLength(0);
    expect(await list('patient_id=nobody')).toHaveLength(0);
  });
});

describe('a query is refused', () => {
  test.each([
    ['', ['start_date', 'end_date']],
    ['start_date=2027-03-10', ['end_date']],
    ['start_date=2027-02-30&end_date=2027-03-01', ['start_date']],
    ['start_date=2027-03-10&end_date=2027-03-09', ['end_date']],
    ['start_date=2027-03-10&end_date=2027-03-18', ['end_date']],
    [`${oneDay}&patient_id=p`, ['start_date', 'end_date']],
    [`${oneDay}&page_no=-1`, ['page_no']],
    [`${oneDay}&page_no=1.5`, ['page_no']],
    [`${oneDay}&page_no=`, ['page_no']],
    [`${oneDay}&doctor_id=${'d'.repeat(129)}`, ['doctor_id']],
  ])('%s', async (query, paths) => {
    const sent = await day.send('GET', `/dr/v1/appointment?${query}`);
    expect(sent.status).toBe(400);
    expect(errorOf(sent).code).toBe('INVALID_REQUEST_PARAMETERS');
    expect(errorOf(sent).details?.map(({ path }) => path)).toEqual(paths);
  });
});
