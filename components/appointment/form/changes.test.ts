import { describe, expect, test } from 'vitest';
import { anAppointment, aPatient } from '../testing/an-appointment';
import { changesOf, toPatch } from './changes';
import { editorSchema, type EditorValues } from './editor-schema';
import { changesThePerson } from './identity-change';
import { storedValues } from './stored-values';

const ZONE = 'Asia/Kolkata';

/** What a save would send after `type` has changed the boxes. */
function changesAfter(type: (values: EditorValues) => void, record = anAppointment()) {
  const values = structuredClone(storedValues(record, ZONE));
  type(values);
  return changesOf(editorSchema(record, ZONE, (problem) => problem).parse(values), record, ZONE);
}

function problemsAfter(type: (values: EditorValues) => void, record = anAppointment()) {
  const values = structuredClone(storedValues(record, ZONE));
  type(values);
  const { error } = editorSchema(record, ZONE, (problem) => problem).safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('only what was changed is sent', () => {
  test('an untouched editor sends nothing', () => {
    expect(changesAfter(() => undefined)).toEqual({});
  });

  test('nor does one over a record full of nulls', () => {
    const empty = anAppointment({
      token: null,
      video_connect: null,
      patient_details: aPatient({ designation: null, middle_name: null, last_name: null, mobile: null, gender: null, age: null, address: null }),
    }); // prettier-ignore
    expect(changesAfter(() => undefined, empty)).toEqual({});
  });

  test('seconds and the repeated hour of a change of clocks stay as stored', () => {
    const repeated = Date.parse('2026-11-01T09:30:20Z') / 1000;
    const record = anAppointment({ start_time: repeated, end_time: repeated + 900 });
    const zone = 'America/Los_Angeles';
    const draft = editorSchema(record, zone, (problem) => problem).parse(storedValues(record, zone));
    expect(changesOf(draft, record, zone)).toEqual({});
  });

  test('each box reaches its field of the body', () => {
    const changes = changesAfter((values) => {
      values.token = '14';
      values.appointment_details.when.end_time.clock = '11:00';
      values.appointment_details.custom_attributes.tags.push('urgent');
      values.patient_details.mobile = '98450 00001';
      values.patient_details.birth = { known_by: 'dob', dob: '5/3/84', age: '42' };
      values.patient_details.address.pincode = '';
      values.partner_meta.pop();
      values.display_meta[1] = { key: 'insurance', kind: 'text', value: 'Star Health' };
    });
    expect(changes).toEqual({
      token: 14,
      appointment_details: {
        end_time: Date.parse('2026-11-20T05:30:00Z') / 1000,
        custom_attributes: { label: ['VIP'], tags: ['fasting', 'urgent'], room: 2 },
      },
      patient_details: { mobile: '+919845000001', dob: '1984-03-05', address: { city: 'Bengaluru' } },
      partner_meta: { referral_code: 'R-9' },
      display_meta: { vendor_patient_id: 'AP-2231', insurance: 'Star Health', visit_count: 4 },
    });
  });

  test('the body carries the identity and passes the contract', () => {
    const changes = changesAfter((values) => {
      values.doctor_id = 'd-2';
    });
    expect(toPatch(changes, anAppointment())).toEqual({
      clinic_id: 'c-1',
      doctor_id: 'd-2',
      patient_id: 'pt-1',
    });
  });

  test('the same pairs in another order are sent', () => {
    const changes = changesAfter((values) => {
      values.display_meta.reverse();
    });
    expect(Object.keys(changes.display_meta ?? {})).toEqual([
      'visit_count',
      'insurance',
      'vendor_patient_id',
    ]);
  });

  test('a link is not sent with a mode that has none', () => {
    const changes = changesAfter((values) => {
      values.appointment_details.how = { mode: 'PHONE', vendor: 'Zoom', url: 'not an address' };
    });
    expect(changes).toEqual({ appointment_details: { mode: 'PHONE' } });
  });

  test('a mode or a letter that only the service knows does not stand in the way', () => {
    const record = anAppointment({ mode: 'HOME_VISIT', patient_details: aPatient({ gender: 'X' }) });
    expect(changesAfter((values) => void (values.token = '15'), record)).toEqual({ token: 15 });
  });
});

describe('what is wrong stands at its box, all at once', () => {
  test('every rule that is broken is named', () => {
    const problems = problemsAfter((values) => {
      values.clinic_id = '';
      values.token = '0';
      values.appointment_details.when.end_time.clock = '10:15';
      values.appointment_details.how.url = 'http://meet.example/abc';
      values.patient_details.first_name = '';
      values.patient_details.mobile = '12345';
      values.patient_details.birth = { known_by: 'age', dob: '', age: '151' };
      values.patient_details.address.pincode = '5600';
      values.display_meta[0] = { key: 'insurance', kind: 'text', value: 'x' };
    });
    expect(problems).toEqual({
      clinic_id: 'clinicMissing',
      token: 'must be a whole number from 1 to 2147483646',
      'appointment_details.when.end_time': 'endBeforeStart',
      'appointment_details.how.url': 'must be an https:// address',
      'patient_details.first_name': 'cannotBeEmptied',
      'patient_details.mobile': 'must be + and 7 to 15 digits, such as +919845007710',
      'patient_details.birth.age': 'must be a whole number from 0 to 150',
      'patient_details.address.pincode': 'must be a whole number from 100000 to 999999',
      'display_meta.0.key': 'keyTwice',
      'display_meta.1.key': 'keyTwice',
    });
  });

  test('a birth date in the future, or none that can be read, is refused', () => {
    const dob = (text: string) =>
      problemsAfter(
        (values) => void (values.patient_details.birth = { known_by: 'dob', dob: text, age: '' }),
      );
    expect(dob('5/3/2090')).toEqual({
      'patient_details.birth.dob': 'must not be in the future or before 1850',
    });
    expect(dob('31/2/1984')).toEqual({ 'patient_details.birth.dob': 'birthWrong' });
    expect(dob('')).toEqual({ 'patient_details.birth.dob': 'cannotBeEmptied' });
  });

  test('partner_meta that is too deep is refused', () => {
    const problems = problemsAfter((values) => {
      values.partner_meta.push({ key: 'deep', json: '{"a":{"b":{"c":{"d":{"e":1}}}}}' });
    });
    expect(problems).toEqual({ partner_meta: 'must not be nested deeper than 5' });
  });
});

describe('a swapped person is noticed', () => {
  test('name and age together ask, a corrected name alone does not', () => {
    const renamed = (values: EditorValues) => {
      Object.assign(values.patient_details, { first_name: 'Arun', last_name: 'Shah' });
    };
    const swapped = (values: EditorValues) => {
      renamed(values);
      values.patient_details.birth.age = '9';
    };
    expect(changesThePerson(changesAfter(renamed), anAppointment())).toBe(false);
    expect(changesThePerson(changesAfter(swapped), anAppointment())).toBe(true);
  });
});
