import { describe, expect, it } from 'vitest';
import { birthOf, missingIn, sentPerson } from './new-patient';
import { foundGroups } from './found-groups';
import type { FoundView } from './found-view';
import { typedPatient } from './typed-patient';

describe('a new patient', () => {
  it('begins with what was typed into the search', () => {
    expect(typedPatient('lakshmi devi rao 98450 07710')).toEqual({
      first_name: 'Lakshmi',
      last_name: 'Devi Rao',
      mobile: '98450 07710',
    });
    expect(typedPatient('7710')).toEqual({ first_name: '', last_name: '', mobile: '' });
  });

  it('is known by a date or by an age', () => {
    expect(birthOf('5/3/84')).toEqual({ dob: '1984-03-05' });
    expect([birthOf('42'), birthOf('42y')]).toEqual([{ age: 42 }, { age: 42 }]);
    expect(birthOf('soon')).toBeNull();
  });

  it('says what is missing, and sends what is there', () => {
    const boxes = { first_name: ' Lakshmi ', last_name: '', mobile: '98450 07710', gender: null, birth: '' };
    expect(missingIn(boxes)).toEqual(['gender', 'birth']);
    expect(missingIn({ ...boxes, mobile: '123' })).toContain('mobile');
    expect(sentPerson({ ...boxes, gender: 'F', birth: '42' })).toEqual({
      first_name: 'Lakshmi',
      gender: 'F',
      mobile: '+919845007710',
      age: 42,
    });
  });
});

describe('who was found', () => {
  const found = (id: string, part: Partial<FoundView>): FoundView => ({
    id, name: id, about: '', phone: '··7710', partnerId: '', lastVisit: '', visitsKnown: true, token: '', way: 'exact', phoneGroup: 'one', sharedBy: 0, ...part,
  }); // prettier-ignore

  it('stands in families where a phone was asked for, and alone otherwise', () => {
    const groups = foundGroups([
      found('a', { way: 'mobile', sharedBy: 1 }),
      found('b', { way: 'mobile', sharedBy: 1 }),
      found('c', { way: 'partner_id', sharedBy: 1 }),
    ]);
    expect(groups.map(({ family, from, patients }) => [family, from, patients.length])).toEqual([
      [2, 0, 2],
      [0, 2, 1],
    ]);
  });
});
