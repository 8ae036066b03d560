import { describe, expect, it } from 'vitest';
import { formFits, formIsRelated, readForm } from './medication-form';

const fits = (asked: string, given: string) => formFits(readForm(asked), readForm(given));

describe('forms by their names and nicknames', () => {
  it.each([
    ['tab', 'Tablet'], ['TABS', 'Tablet SR'], ['cap', 'Capsule'], ['inj', 'Injection'], ['inj.', 'Injectable (Injection)'],
    ['susp', 'Oral Suspension'], ['syp', 'Dry Syrup'], ['drops', 'Eye Drops'], ['eye drops', 'Ophthalmic Drops'],
    ['oint', 'Eye Ointment'], ['tablet sr', 'Tablet, Extended Release (Oral)'], ['tab dt', 'Tablet DT'],
    ['drops', 'Solution/Drops (Ophthalmic)'], ['tablt', 'Tablet'], ['capsul', 'Capsule'], ['suspention', 'Suspension'],
  ])('%s is %s', (asked, given) => expect(fits(asked, given)).toBe(true)); // prettier-ignore

  it.each([
    ['syrup', 'Suspension'], ['tablet', 'Capsule'], ['eye drops', 'Ear Drops'], ['tablet sr', 'Tablet'], ['cream', 'Ointment'],
  ])('%s is not %s', (asked, given) => expect(fits(asked, given)).toBe(false)); // prettier-ignore

  it('knows which forms people call by each other’s name', () => {
    expect(formIsRelated(readForm('syrup'), readForm('Suspension'))).toBe(true);
    expect(formIsRelated(readForm('syrup'), readForm('Tablet'))).toBe(false);
  });
});
