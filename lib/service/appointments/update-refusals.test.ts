import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_MAX } from '@/lib/contract/appointment';
import { errorOf, noonToday, startTestDay, type Fields, type TestDay } from './test-day';

let day: TestDay;
let id: string;
let taken: number;
beforeAll(async () => {
  day = await startTestDay();
  taken = 300;
  await day.book({ token: taken });
  await day.book({ token: 299, appointment_details: { start_time: noonToday() + 86_400 } });
  id = await day.book({ partner_appointment_id: 'MINE', appointment_details: { start_time: noonToday() } });
  const other = { first_name: 'Other', gender: 'M', age: 9, partner_patient_id: 'OTHER-PAT' };
  await day.send('POST', '/dr/v1/patient', { body: other });
});
afterAll(() => day.close());

const details = (fields: Fields) => ({ appointment_details: fields });
const patient = (fields: Fields) => ({ patient_details: fields });
const pairs = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
const nested = (depth: number): Fields => (depth === 1 ? { a: 1 } : { a: nested(depth - 1) });
/** An object whose compact JSON has exactly this many bytes. */
const sized = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });
const DAY = 86_400;

/** What is wrong, the fields beside right ids, and the path that the refusal names. */
// prettier-ignore
const BROKEN: [string, () => Fields, string][] = [
  ['token 0', () => ({ token: 0 }), 'token'],
  ['token as text', () => ({ token: '5' }), 'token'],
  ['a token beyond the highest', () => ({ token: TOKEN_MAX + 1 }), 'token'],
  ['token with a fraction', () => ({ token: 1.5 }), 'token'],
  ['token null', () => ({ token: null }), 'token'],
  ['token of another patient of the queue', () => ({ token: taken }), 'token'],
  ['a token that another day of the new time has', () => ({ token: 299, ...details({ start_time: noonToday() + DAY + 60, end_time: noonToday() + DAY + 120 }) }), 'token'],
  ['details null', () => ({ appointment_details: null }), 'appointment_details'],
  ['details a list', () => ({ appointment_details: [] }), 'appointment_details'],
  ['start in milliseconds', () => details({ start_time: noonToday() * 1000 }), 'appointment_details.start_time'],
  ['start as text', () => details({ start_time: String(noonToday()) }), 'appointment_details.start_time'],
  ['start with a fraction', () => details({ start_time: noonToday() + 0.5 }), 'appointment_details.start_time'],
  ['start in 1999', () => details({ start_time: 946_684_799 }), 'appointment_details.start_time'],
  ['end in 2101', () => details({ end_time: 4_133_980_800 }), 'appointment_details.end_time'],
  ['end at start', () => details({ start_time: noonToday(), end_time: noonToday() }), 'appointment_details.end_time'],
  ['end before the stored start', () => details({ end_time: noonToday() - 1 }), 'appointment_details.end_time'],
  ['start after the stored end', () => details({ start_time: noonToday() + DAY }), 'appointment_details.start_time'],
  ['unknown mode', () => details({ mode: 'video' }), 'appointment_details.mode'],
  ['mode null', () => details({ mode: null }), 'appointment_details.mode'],
  ['video link beside another mode', () => details({ mode: 'PHONE', video_connect: { vendor: 'x', url: 'https://a.b' } }), 'appointment_details.video_connect'],
  ['video link beside the stored mode', () => details({ video_connect: { vendor: 'x', url: 'https://a.b' } }), 'appointment_details.video_connect'],
  ['video link by http', () => details({ mode: 'VIDEO', video_connect: { vendor: 'x', url: 'http://a.b' } }), 'appointment_details.video_connect.url'],
  ['video link as script', () => details({ mode: 'VIDEO', video_connect: { vendor: 'x', url: 'javascript:alert(1)' } }), 'appointment_details.video_connect.url'],
  ['video link with a blank before it', () => details({ mode: 'VIDEO', video_connect: { vendor: 'x', url: ' https://a.b' } }), 'appointment_details.video_connect.url'],
  ['video link by backslashes', () => details({ mode: 'VIDEO', video_connect: { vendor: 'x', url: 'https:\\\\a.b' } }), 'appointment_details.video_connect.url'],
  ['video link without slashes', () => details({ mode: 'VIDEO', video_connect: { vendor: 'x', url: 'https:a.b' } }), 'appointment_details.video_connect.url'],
  ['video link without vendor', () => details({ mode: 'VIDEO', video_connect: { url: 'https://a.b' } }), 'appointment_details.video_connect.vendor'],
  ['vendor of 51', () => details({ mode: 'VIDEO', video_connect: { vendor: 'v'.repeat(51), url: 'https://a.b' } }), 'appointment_details.video_connect.vendor'],
  ['vendor empty', () => details({ mode: 'VIDEO', video_connect: { vendor: '', url: 'https://a.b' } }), 'appointment_details.video_connect.vendor'],
  ['video link null', () => details({ mode: 'VIDEO', video_connect: null }), 'appointment_details.video_connect'],
  ['custom attributes a list', () => details({ custom_attributes: [] }), 'appointment_details.custom_attributes'],
  ['custom attributes of 8 KB + 1', () => details({ custom_attributes: sized(8193) }), 'appointment_details.custom_attributes'],
  ['label a text', () => details({ custom_attributes: { label: 'paid' } }), 'appointment_details.custom_attributes.label'],
  ['tags with a number', () => details({ custom_attributes: { tags: ['a', 1] } }), 'appointment_details.custom_attributes.tags'],
  ['partner_meta null', () => ({ partner_meta: null }), 'partner_meta'],
  ['partner_meta a text', () => ({ partner_meta: 'x' }), 'partner_meta'],
  ['partner_meta of 8 KB + 1', () => ({ partner_meta: sized(8193) }), 'partner_meta'],
  ['partner_meta nested 6 deep', () => ({ partner_meta: nested(6) }), 'partner_meta'],
  ['display_meta null', () => ({ display_meta: null }), 'display_meta'],
  ['display_meta a list', () => ({ display_meta: ['a'] }), 'display_meta'],
  ['a key of 31', () => ({ display_meta: { ['k'.repeat(31)]: 1 } }), `display_meta.${'k'.repeat(31)}`],
  ['a key of 31 signs of two halves', () => ({ display_meta: { ['😀'.repeat(31)]: 1 } }), `display_meta.${'😀'.repeat(31)}`],
  ['an empty key', () => ({ display_meta: { '': 1 } }), 'display_meta.'],
  ['a value of 51', () => ({ display_meta: { k: 'v'.repeat(51) } }), 'display_meta.k'],
  ['a value true', () => ({ display_meta: { k: true } }), 'display_meta.k'],
  ['a value null', () => ({ display_meta: { k: null } }), 'display_meta.k'],
  ['a value an object', () => ({ display_meta: { k: {} } }), 'display_meta.k'],
  ['31 pairs', () => ({ display_meta: pairs(31) }), 'display_meta'],
  ['patient a list', () => ({ patient_details: [] }), 'patient_details'],
  ['dob and age', () => patient({ dob: '2000-01-01', age: 5 }), 'patient_details.age'],
  ['dob that does not exist', () => patient({ dob: '2023-02-29' }), 'patient_details.dob'],
  ['dob in another form', () => patient({ dob: '29-02-2024' }), 'patient_details.dob'],
  ['dob in the future', () => patient({ dob: new Date(Date.now() + 3 * DAY * 1000).toISOString().slice(0, 10) }), 'patient_details.dob'],
  ['age 151', () => patient({ age: 151 }), 'patient_details.age'],
  ['age −1', () => patient({ age: -1 }), 'patient_details.age'],
  ['age with a fraction', () => patient({ age: 4.5 }), 'patient_details.age'],
  ['designation of 21', () => patient({ designation: 'd'.repeat(21) }), 'patient_details.designation'],
  ['first name empty', () => patient({ first_name: '' }), 'patient_details.first_name'],
  ['first name of blanks', () => patient({ first_name: ' \u3000 ' }), 'patient_details.first_name'],
  ['first name null', () => patient({ first_name: null }), 'patient_details.first_name'],
  ['first name of 101', () => patient({ first_name: 'n'.repeat(101) }), 'patient_details.first_name'],
  ['middle name of 101', () => patient({ middle_name: 'n'.repeat(101) }), 'patient_details.middle_name'],
  ['last name of 101', () => patient({ last_name: 'n'.repeat(101) }), 'patient_details.last_name'],
  ['mobile without +', () => patient({ mobile: '9845007710' }), 'patient_details.mobile'],
  ['mobile of 6 digits', () => patient({ mobile: '+123456' }), 'patient_details.mobile'],
  ['mobile of 16 digits', () => patient({ mobile: `+${'1'.repeat(16)}` }), 'patient_details.mobile'],
  ['mobile with a line end', () => patient({ mobile: '+919845007710\n' }), 'patient_details.mobile'],
  ['gender X', () => patient({ gender: 'X' }), 'patient_details.gender'],
  ['city of 101', () => patient({ address: { city: 'c'.repeat(101) } }), 'patient_details.address.city'],
  ['pincode as text', () => patient({ address: { pincode: '560038' } }), 'patient_details.address.pincode'],
  ['pincode 99999', () => patient({ address: { pincode: 99_999 } }), 'patient_details.address.pincode'],
  ['pincode 1000000', () => patient({ address: { pincode: 1_000_000 } }), 'patient_details.address.pincode'],
  ['address null', () => patient({ address: null }), 'patient_details.address'],
  ['partner_patient_id that is a step in a path', () => patient({ partner_patient_id: '..' }), 'patient_details.partner_patient_id'],
  ['partner_patient_id empty', () => patient({ partner_patient_id: '' }), 'patient_details.partner_patient_id'],
  ['partner_patient_id of another patient', () => patient({ partner_patient_id: 'OTHER-PAT' }), 'patient_details.partner_patient_id'],
];

describe('each rule broken alone', () => {
  test.each(BROKEN)('%s', async (_, fields, path) => {
    const before = await day.everything();
    const sent = await day.patch(id, { ...day.ids, ...fields() });
    expect(sent.status).toBe(400);
    const { code, message, details: wrong = [] } = errorOf(sent);
    expect(code).toBe('INVALID_REQUEST');
    expect(wrong.map((field) => field.path)).toEqual([path]);
    expect(message).toContain(path);
    expect(await day.everything()).toEqual(before);
  });

  test('the edge of each rule is taken', async () => {
    const edge = {
      ...day.ids,
      token: TOKEN_MAX,
      ...details({
        mode: 'VIDEO',
        video_connect: { vendor: 'v'.repeat(50), url: 'https://a.b' },
        custom_attributes: sized(8192),
      }),
      partner_meta: nested(5),
      display_meta: { ...pairs(28), ['😀'.repeat(30)]: '😀'.repeat(50), empty: '' },
      ...patient({
        age: 150,
        designation: 'd'.repeat(20),
        first_name: 'अ'.repeat(100),
        middle_name: '',
        last_name: '',
        mobile: '+1234567',
        address: { city: 'c'.repeat(100), pincode: 100_000 },
      }),
    };
    expect(await day.patch(id, edge)).toMatchObject({ status: 200, body: { token: TOKEN_MAX } });
    const young = patient({ age: 0, mobile: '+123456789012345', address: { pincode: 999_999 } });
    expect(await day.patch(id, { ...day.ids, token: 1, ...young })).toMatchObject({ status: 200 });
    await day.patch(id, { ...day.ids, ...details({ mode: 'INCLINIC' }) });
  });
});

describe('every wrong field is named at once', () => {
  test('of the body, beside missing ids', async () => {
    const sent = await day.patch(id, {
      clinic_id: 'x',
      token: 0,
      partner_meta: null,
      ...details({ mode: 'x', start_time: noonToday(), end_time: noonToday() - 1 }),
    });
    expect(
      errorOf(sent)
        .details?.map(({ path }) => path)
        .sort(),
    ).toEqual([
      'appointment_details.end_time',
      'appointment_details.mode',
      'doctor_id',
      'partner_meta',
      'patient_id',
      'token',
    ]);
  });

  test('beside what is stored', async () => {
    const body = {
      ...day.ids,
      clinic_id: 'x',
      patient_id: 'y',
      ...details({ end_time: noonToday() - DAY, video_connect: { vendor: 'v', url: 'https://a.b' } }),
    };
    expect(errorOf(await day.patch(id, body)).details?.map(({ path }) => path)).toEqual([
      'clinic_id',
      'patient_id',
      'appointment_details.video_connect',
      'appointment_details.end_time',
    ]);
  });
});
