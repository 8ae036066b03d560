import { expect, test } from 'vitest';
import { anAppointment } from '../testing/an-appointment';
import { countEdits } from './count-edits';
import type { EditorValues } from './editor-schema';
import { storedValues } from './stored-values';

const initial = storedValues(anAppointment(), 'Asia/Kolkata');

function countAfter(type: (values: EditorValues) => void): number {
  const values = structuredClone(initial);
  type(values);
  return countEdits(values, initial);
}

test('an untouched editor has no changes', () => {
  expect(countAfter(() => undefined)).toBe(0);
});

test('each box, each pair and each key is one change', () => {
  expect(
    countAfter((values) => {
      values.token = 'not a number';
      values.appointment_details.when.start_time = { day: '2026-11-21', clock: '' };
      values.appointment_details.custom_attributes.tags.push('urgent', 'wheelchair');
      values.patient_details.address.city = 'Mysuru';
      values.partner_meta.pop();
      values.display_meta[1] = { key: 'insurer', kind: 'text', value: 'Star Health' };
    }),
  ).toBe(7);
});

test('the same pairs in another order are one change', () => {
  expect(countAfter((values) => void values.display_meta.reverse())).toBe(1);
});
