import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { anAppointment } from '@/components/appointment/testing/an-appointment';
import { sameJson } from '@/lib/display';
import { changedRecord, type AppointmentChanges } from './appointment-changes';
import { changesBetween, fieldsOf, ordersOf } from './fields';
import { mergeChanges } from './merge';
import { sameOrder } from './three-way';

const paths = (fields: { path: string }[]) => fields.map(({ path }) => path);

// Few keys and values, so that the two sides meet often.
const key = fc.constantFrom('a', 'b', 'c', 'd.e', '7');
const value = fc.constantFrom('x', 'y', '', 1, 2.5);
const card = fc
  .uniqueArray(fc.tuple(key, value), { maxLength: 5, selector: ([name]) => name })
  .map((pairs) => Object.fromEntries(pairs));
const json = fc.oneof(value, fc.constantFrom(null, true, ['x'], { deep: [1] }));
const free = fc.dictionary(key, json, { maxKeys: 4 });
const tags = fc.uniqueArray(fc.constantFrom('p', 'q', 'r'), { maxLength: 3 });
const attributes = fc
  .tuple(free, fc.option(tags))
  .map(([other, list]) => ({ ...other, ...(list && { tags: list }) }));
const details = fc.record(
  {
    start_time: fc.constantFrom(1_795_150_800, 1_795_151_700),
    end_time: fc.constantFrom(1_795_152_600, 1_795_153_500),
    mode: fc.constantFrom('PHONE' as const, 'VIDEO' as const),
    video_connect: fc
      .constantFrom('a', 'b')
      .map((room) => ({ vendor: 'v', url: `https://v.example/${room}` })),
    custom_attributes: attributes,
  },
  { requiredKeys: [] },
);
const birth = fc.constantFrom({}, { dob: '1984-03-05' }, { dob: '1990-01-01' }, { age: 7 });
const patient = fc
  .tuple(
    fc.record(
      {
        first_name: fc.constantFrom('Aarav', 'Arun'),
        last_name: fc.constantFrom('', 'Shah'),
        mobile: fc.constantFrom('+911', '+912'),
        address: fc.record(
          { city: fc.constantFrom('Mysuru', ''), pincode: fc.constantFrom(560_001, 570_001) },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
    birth,
  )
  .map(([fields, born]) => ({ ...fields, ...born }));
const edit: fc.Arbitrary<AppointmentChanges> = fc.record(
  {
    clinic_id: fc.constantFrom('c-1', 'c-2'),
    doctor_id: fc.constantFrom('d-1', 'd-2'),
    token: fc.constantFrom(12, 13, 14),
    appointment_details: details,
    patient_details: patient,
    partner_meta: free,
    display_meta: card,
  },
  { requiredKeys: [] },
);
const start = fc
  .record({ display_meta: card, partner_meta: free, custom_attributes: attributes })
  .map(anAppointment);
const runs = { numRuns: 300 };

/** What a record becomes by an edit of somebody who saw it so. */
const after = (record: AppointmentRecord, changes: AppointmentChanges) => changedRecord(record, changes);
const everyPath = (...records: AppointmentRecord[]) =>
  new Set(records.flatMap((record) => [...fieldsOf(record).keys()]));

describe('whatever two people do', () => {
  it('no change of either side is lost without a word', () => {
    fc.assert(
      fc.property(start, edit, edit, (record, mineEdit, theirEdit) => {
        const [mine, other] = [after(record, mineEdit), after(record, theirEdit)];
        const merged = mergeChanges(record, mineEdit, other);
        const result = fieldsOf(after(other, merged.changes));
        const asked = paths(merged.clashes);
        const lost = [...everyPath(record, mine, other)].filter((path) => {
          if (asked.includes(path) || path === 'custom_attributes.tags') return false;
          const my = fieldsOf(mine).get(path);
          const wanted = sameJson(my, fieldsOf(record).get(path)) ? fieldsOf(other).get(path) : my;
          return !sameJson(result.get(path), wanted);
        });
        expect(lost).toEqual([]);
      }),
      runs,
    );
  });

  it('every tag that either added is there, every one that either took away is not', () => {
    fc.assert(
      fc.property(start, edit, edit, (record, mineEdit, theirEdit) => {
        const [mine, other] = [after(record, mineEdit), after(record, theirEdit)];
        const merged = mergeChanges(record, mineEdit, other);
        if (paths(merged.clashes).includes('custom_attributes.tags')) return;
        const tagsOf = (of: AppointmentRecord) => (of.custom_attributes['tags'] ?? []) as string[];
        const result = tagsOf(after(other, merged.changes));
        for (const tag of ['p', 'q', 'r']) {
          const was = tagsOf(record).includes(tag);
          const flipped = tagsOf(mine).includes(tag) !== was || tagsOf(other).includes(tag) !== was;
          expect(result.includes(tag)).toBe(flipped ? !was : was);
        }
      }),
      runs,
    );
  });

  it('what others changed and the person did not is named', () => {
    fc.assert(
      fc.property(start, edit, edit, (record, mineEdit, theirEdit) => {
        const [mine, other] = [after(record, mineEdit), after(record, theirEdit)];
        const merged = mergeChanges(record, mineEdit, other);
        const told = [...paths(merged.kept), ...paths(merged.clashes)];
        const untold = [...everyPath(mine, other)].filter((path) => {
          const their = fieldsOf(other).get(path);
          const changed = ![record, mine].some((one) => sameJson(their, fieldsOf(one).get(path)));
          return changed && !told.includes(path);
        });
        expect(untold).toEqual([]);
      }),
      runs,
    );
  });

  it('merging again changes nothing', () => {
    fc.assert(
      fc.property(start, edit, edit, (record, mineEdit, theirEdit) => {
        const other = after(record, theirEdit);
        const merged = mergeChanges(record, mineEdit, other);
        const saved = after(other, merged.changes);
        expect(mergeChanges(other, merged.changes, saved).changes).toEqual({});
        expect(mergeChanges(other, merged.changes, other).changes).toEqual(merged.changes);
      }),
      runs,
    );
  });

  it('one side alone is itself', () => {
    fc.assert(
      fc.property(start, edit, (record, oneEdit) => {
        const one = after(record, oneEdit);
        expect(mergeChanges(record, {}, one)).toMatchObject({ changes: {}, clashes: [] });
        const alone = mergeChanges(record, oneEdit, record);
        expect(alone).toMatchObject({ clashes: [], kept: [] });
        expect(after(record, alone.changes)).toEqual(one);
      }),
      runs,
    );
  });

  it('an answer to every question leaves none, and is what was answered', () => {
    fc.assert(
      fc.property(
        start,
        edit,
        edit,
        fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const)),
        (record, mineEdit, theirEdit, answers) => {
          const other = after(record, theirEdit);
          const { clashes } = mergeChanges(record, mineEdit, other);
          const choices = Object.fromEntries(
            clashes.map(({ path }) => [path, answers.next().value ?? 'mine']),
          );
          const settled = mergeChanges(record, mineEdit, other, choices);
          expect(settled.clashes).toEqual([]);
          const result = after(other, settled.changes);
          for (const clash of clashes) {
            const chosen = choices[clash.path] === 'mine' ? clash.mine : clash.theirs;
            if (clash.path === 'display_meta')
              expect(sameOrder(Object.keys(result.display_meta), chosen as readonly string[])).toBe(true);
            else expect([clash.path, fieldsOf(result).get(clash.path)]).toEqual([clash.path, chosen]);
          }
        },
      ),
      runs,
    );
  });

  it('the pairs stand in the order of the side that moved them', () => {
    fc.assert(
      fc.property(start, edit, edit, (record, mineEdit, theirEdit) => {
        const [mine, other] = [after(record, mineEdit), after(record, theirEdit)];
        const merged = mergeChanges(record, mineEdit, other);
        if (paths(merged.clashes).includes('display_meta')) return;
        const order = (of: AppointmentRecord) => Object.keys(of.display_meta);
        const result = order(after(other, merged.changes));
        for (const side of [mine, other]) {
          if (!sameOrder(order(record), order(side))) expect(sameOrder(result, order(side))).toBe(true);
        }
      }),
      runs,
    );
  });

  it('the way back restores what an update can express', () => {
    fc.assert(
      fc.property(start, edit, (record, oneEdit) => {
        const one = after(record, oneEdit);
        const back = changesBetween(one, fieldsOf(record), ordersOf(record));
        const restored = after(one, back);
        expect({ ...restored, video_connect: null }).toEqual({ ...record, video_connect: null });
      }),
      runs,
    );
  });
});
