import { describe, expect, it } from 'vitest';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { anAppointment, aPatient } from '@/components/appointment/testing/an-appointment';
import { mergeChanges } from './merge';

const base = anAppointment();
const theirs = (different: Partial<AppointmentRecord>) => ({ ...base, ...different });
const paths = (fields: { path: string }[]) => fields.map(({ path }) => path);

describe('two people edit one appointment', () => {
  it('different fields merge', () => {
    const merged = mergeChanges(base, { token: 14 }, theirs({ start_time: base.start_time - 900 }));
    expect(merged).toMatchObject({ changes: { token: 14 }, clashes: [] });
    expect(paths(merged.kept)).toEqual(['start_time']);
  });

  it('the same field changed alike is no clash and nothing to save', () => {
    expect(mergeChanges(base, { token: 14 }, theirs({ token: 14 }))).toEqual({
      changes: {},
      clashes: [],
      kept: [],
    });
  });

  it('the same field changed differently is asked about, and nothing of it is saved', () => {
    const merged = mergeChanges(base, { token: 14 }, theirs({ token: 15 }));
    expect(merged).toEqual({
      changes: {},
      clashes: [{ path: 'token', base: 12, mine: 14, theirs: 15 }],
      kept: [],
    });
  });

  it('the answer decides', () => {
    const other = theirs({ token: 15 });
    expect(mergeChanges(base, { token: 14 }, other, { token: 'mine' })).toMatchObject({
      changes: { token: 14 },
      clashes: [],
    });
    expect(mergeChanges(base, { token: 14 }, other, { token: 'theirs' })).toMatchObject({
      changes: {},
      clashes: [],
    });
  });

  it('different pairs of the card merge into one card', () => {
    const mine = { display_meta: { ...base.display_meta, insurance: 'Star Health', co_pay: 250.5 } };
    const other = theirs({
      display_meta: { vendor_patient_id: 'AP-2231', insurance: 'Self pay', visit_count: 5, lab: 'CBC' },
    });
    const merged = mergeChanges(base, mine, other);
    expect(merged.clashes).toEqual([]);
    expect(Object.entries(merged.changes.display_meta ?? {})).toEqual([
      ['vendor_patient_id', 'AP-2231'],
      ['insurance', 'Star Health'],
      ['visit_count', 5],
      ['co_pay', 250.5],
      ['lab', 'CBC'],
    ]);
  });

  it('a pair that one removed and the other changed is asked about', () => {
    const { insurance: _, ...without } = base.display_meta;
    const merged = mergeChanges(
      base,
      { display_meta: without },
      theirs({ display_meta: { ...base.display_meta, insurance: 'Star' } }),
    );
    expect(merged.clashes).toEqual([
      { path: 'display_meta.insurance', base: 'Self pay', mine: undefined, theirs: 'Star' },
    ]);
  });

  it('a new order on one side stays, a new pair of the other joins behind its neighbour', () => {
    const { vendor_patient_id, insurance, visit_count } = base.display_meta as Record<string, string>;
    const mine = {
      visit_count: visit_count ?? '',
      vendor_patient_id: vendor_patient_id ?? '',
      insurance: insurance ?? '',
    };
    const other = theirs({
      display_meta: { vendor_patient_id: 'AP-2231', plan: 'gold', insurance: 'Self pay', visit_count: 4 },
    });
    const merged = mergeChanges(base, { display_meta: mine }, other);
    expect(Object.keys(merged.changes.display_meta ?? {})).toEqual([
      'visit_count',
      'vendor_patient_id',
      'plan',
      'insurance',
    ]);
  });

  it('two new orders are asked about', () => {
    const order = (keys: string[]) =>
      Object.fromEntries(keys.map((key) => [key, base.display_meta[key] ?? '']));
    const mine = { display_meta: order(['visit_count', 'vendor_patient_id', 'insurance']) };
    const other = theirs({ display_meta: order(['insurance', 'vendor_patient_id', 'visit_count']) });
    expect(paths(mergeChanges(base, mine, other).clashes)).toEqual(['display_meta']);
    const chosen = mergeChanges(base, mine, other, { display_meta: 'mine' });
    expect(Object.keys(chosen.changes.display_meta ?? {})).toEqual([
      'visit_count',
      'vendor_patient_id',
      'insurance',
    ]);
  });

  it('labels and tags of both are kept', () => {
    const attributes = (tags: string[]) => ({ ...base.custom_attributes, tags });
    const mine = { appointment_details: { custom_attributes: attributes(['fasting', 'paid']) } };
    const merged = mergeChanges(base, mine, theirs({ custom_attributes: attributes(['vitals']) }));
    expect(merged.clashes).toEqual([]);
    expect(merged.changes.appointment_details?.custom_attributes?.['tags']).toEqual(['vitals', 'paid']);
  });

  it('a list of the partner is one value, whatever is in it', () => {
    const mine = { partner_meta: { codes: ['a', 'b'] } };
    const one = anAppointment({ partner_meta: { codes: ['a'] } });
    const merged = mergeChanges(one, mine, { ...one, partner_meta: { codes: ['a', 'c'] } });
    expect(paths(merged.clashes)).toEqual(['partner_meta.codes']);
  });

  it('partner data merges key by key although it is replaced whole', () => {
    const mine = { partner_meta: { ...base.partner_meta, note: 'mine' } };
    const merged = mergeChanges(base, mine, theirs({ partner_meta: { ...base.partner_meta, batch: 7 } }));
    expect(merged.changes.partner_meta).toEqual({ ...base.partner_meta, note: 'mine', batch: 7 });
  });

  it('mode and video link belong together', () => {
    const merged = mergeChanges(
      base,
      { appointment_details: { video_connect: { vendor: 'Zoom', url: 'https://zoom.example/1' } } },
      theirs({ mode: 'PHONE', video_connect: null }),
    );
    expect(paths(merged.clashes)).toEqual(['mode']);
  });

  it('birth date and age belong together', () => {
    const merged = mergeChanges(
      base,
      { patient_details: { dob: '1984-03-05' } },
      theirs({ patient_details: aPatient({ age: 43 }) }),
    );
    expect(merged.clashes).toEqual([
      {
        path: 'patient_details.birth',
        base: { dob: null, age: 42 },
        mine: { dob: '1984-03-05', age: null },
        theirs: { dob: null, age: 43 },
      },
    ]);
  });

  it('city and pincode merge although the address is replaced whole', () => {
    const merged = mergeChanges(
      base,
      { patient_details: { address: { city: 'Mysuru', pincode: 560038 } } },
      theirs({ patient_details: aPatient({ address: { city: 'Bengaluru', pincode: 570001 } }) }),
    );
    expect(merged).toMatchObject({
      clashes: [],
      changes: { patient_details: { address: { city: 'Mysuru', pincode: 570001 } } },
    });
  });

  it('a status that moved meanwhile does not stand in the way and is told', () => {
    const merged = mergeChanges(base, { token: 14 }, theirs({ status: 'OG' }));
    expect(merged).toMatchObject({ changes: { token: 14 }, clashes: [] });
    expect(merged.kept).toEqual([{ path: 'status', base: 'CK', mine: 'CK', theirs: 'OG' }]);
  });
});
