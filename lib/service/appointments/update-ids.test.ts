import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, noonToday, startTestDay, type Fields, type TestDay } from './test-day';

let day: TestDay;
let id: string;
beforeAll(async () => {
  day = await startTestDay();
  id = await day.book({ partner_appointment_id: 'MINE', appointment_details: { start_time: noonToday() } });
  const other = { first_name: 'Other', gender: 'M', age: 9, partner_patient_id: 'OTHER-PAT' };
  await day.send('POST', '/dr/v1/patient', { body: other });
});
afterAll(() => day.close());

/** The three ids changed, and the fields that the refusal names. */
// prettier-ignore
const IDS: [string, () => unknown, string[]][] = [
  ['none', () => ({ token: 5 }), ['clinic_id', 'doctor_id', 'patient_id']],
  ['two of three', () => without('doctor_id'), ['doctor_id']],
  ['two of three partner ids', () => ({ ...day.partnerIds, partner_doctor_id: undefined }), ['partner_doctor_id']],
  ['both forms', () => ({ ...day.ids, ...day.partnerIds }), ['partner_clinic_id', 'partner_doctor_id', 'partner_patient_id']],
  ['a mixture', () => ({ ...without('clinic_id'), partner_clinic_id: 'CLINIC' }), ['partner_clinic_id']],
  ['a number', () => ({ ...day.ids, clinic_id: 5 }), ['clinic_id']],
  ['null', () => ({ ...day.ids, doctor_id: null }), ['doctor_id']],
  ['129 characters', () => ({ ...day.ids, clinic_id: 'c'.repeat(129) }), ['clinic_id']],
  ['10 KB', () => ({ ...day.ids, patient_id: 'p'.repeat(10_240) }), ['patient_id']],
  ['unknown clinic', () => ({ ...day.ids, clinic_id: 'nowhere' }), ['clinic_id']],
  ['unknown doctor', () => ({ ...day.ids, doctor_id: '../x' }), ['doctor_id']],
  ['unknown patient', () => ({ ...day.ids, patient_id: "' OR 1=1 --" }), ['patient_id']],
  ['three unknown', () => ({ clinic_id: 'x', doctor_id: 'y', patient_id: 'z' }), ['clinic_id', 'doctor_id', 'patient_id']],
  ['three unknown partner ids', () => ({ partner_clinic_id: 'x', partner_doctor_id: 'y', partner_patient_id: 'z' }), ['partner_clinic_id', 'partner_doctor_id', 'partner_patient_id']],
  ["another business's", () => ({ clinic_id: day.theirs.clinic_id, doctor_id: day.theirs.doctor_id, patient_id: day.theirs.patient_id }), ['clinic_id', 'doctor_id', 'patient_id']],
  ['another patient of the business', () => ({ ...day.partnerIds, partner_patient_id: 'OTHER-PAT' }), ['partner_patient_id']],
  ["the partner's where the service's belong", () => ({ clinic_id: 'CLINIC', doctor_id: 'DOC', patient_id: 'PAT' }), ['clinic_id', 'doctor_id', 'patient_id']],
];

function without(field: keyof TestDay['ids']): Fields {
  return Object.fromEntries(Object.entries(day.ids).filter(([name]) => name !== field));
}

describe('ids of the body', () => {
  test.each(IDS)('%s', async (_, body, paths) => {
    const before = await day.everything();
    const sent = await day.patch(id, body());
    expect(sent.status).toBe(400);
    const { code, details: wrong = [] } = errorOf(sent);
    expect(code).toBe('INVALID_REQUEST');
    expect(wrong.map((field) => field.path)).toEqual(paths);
    expect(await day.everything()).toEqual(before);
  });

  test('a deleted clinic is unknown, also to an appointment that is there', async () => {
    const body = { name: 'Closing', address: 'x', partner_id: 'CLOSING' };
    const made = await day.send('POST', '/cdr/v1/clinic', { body });
    const clinic_id = (made.body as { ekaid: string }).ekaid;
    const there = await day.book({ clinic_id });
    await day.send('DELETE', '/cdr/v1/clinic/CLOSING/');
    const before = await day.everything();
    for (const target of [id, there]) {
      const sent = await day.patch(target, { ...day.ids, clinic_id, token: 17 });
      expect(sent.status).toBe(400);
      expect(errorOf(sent).details).toMatchObject([{ path: 'clinic_id' }]);
    }
    expect(await day.everything()).toEqual(before);
    expect(await day.patch(there, day.ids)).toMatchObject({ status: 200, body: day.ids });
  });
});

describe('ids of the path', () => {
  const paths: [string, () => string][] = [
    ['unknown', () => 'nope'],
    ["another business's", () => day.theirs.appointment_id],
    ["the partner's without partner_id", () => 'MINE'],
    ["the service's with partner_id", () => `${id}?partner_id=1`],
    ['dots', () => '%2e%2e%2f%2e%2e'],
    ['a quote', () => "'%20OR%20''='"],
    ['blank', () => '%20'],
    ['10 KB', () => 'a'.repeat(10_240)],
    ['not UTF-8', () => '%ff%fe'],
    ['a sign outside the plane', () => encodeURIComponent('😀')],
  ];
  test.each(paths)('%s', async (_, path) => {
    const before = await day.everything();
    const sent = await day.patch(path(), { ...day.ids, token: 9 });
    expect(sent.status).toBe(404);
    expect(errorOf(sent).code).toBe('APPOINTMENT_NOT_FOUND');
    const read = await day.send('GET', `/dr/v1/appointment/${path()}`);
    expect(read.status).toBe(404);
    expect(errorOf(read).code).toBe('NOT_FOUND');
    expect(await day.everything()).toEqual(before);
  });

  test('NUL is a wrong request', async () => {
    expect(await day.patch('%00', day.ids)).toMatchObject({ status: 400 });
  });
});
