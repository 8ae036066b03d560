import { describe, expect, it } from 'vitest';
import { duplicateReasons, type Person } from './likely-duplicate';

const known: Person = {
  name: 'Lakshmi Devi Rao',
  mobile: '+919845007710',
  dob: '1984-03-05',
  age: null,
  partnerId: 'U1',
};
const reasons = (typed: Partial<Person>) =>
  duplicateReasons(
    { name: '', mobile: null, dob: null, age: null, partnerId: null, ...typed },
    known,
    '2026-11-20',
  );

describe('a likely duplicate', () => {
  it('says every reason', () => {
    expect(reasons({ name: 'Laxmi Rao', mobile: '+919845007710', dob: '1984-03-06' })).toEqual([
      'sounds_alike',
      'same_phone',
      'birth_near',
    ]);
    expect(reasons({ name: 'Rao Lakshmi', dob: '1984-05-03' })).toEqual(['same_name', 'birth_swapped']);
    expect(reasons({ name: 'Lakshmi', age: 41, mobile: '+919845007710' })).toContain('age_near');
    expect(reasons({ partnerId: 'U1' })).toEqual(['same_partner_id']);
  });

  it('is also a whole name alone, but not a first name alone', () => {
    expect(reasons({ name: 'Lakshmi Rao' })).toEqual(['same_name']);
    expect(reasons({ name: 'Laxmi Rao' })).toEqual(['sounds_alike']);
    expect(reasons({ name: 'Lakshmi' })).toEqual([]);
    expect(reasons({ name: 'Lakshmi Rao', dob: '2019-01-01' })).toEqual([]);
  });

  it('is not the family on the same phone', () => {
    expect(reasons({ name: 'Ravi Rao', mobile: '+919845007710', dob: '1984-03-05' })).toEqual([]);
  });
});
