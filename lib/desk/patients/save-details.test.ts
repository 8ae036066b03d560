import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PatientPatch, PatientRecord } from '@/lib/contract/patient';
import { createPatient, getPatient, updatePatient } from '@/lib/gateway/patients';
import { uniqueMobile } from '@/lib/gateway/testing/clinic-world';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { saveDetails } from './save-details';

let front: FrontDesk;
let meera: Actor;
let base: PatientRecord;

beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meera = await hire(front.desk);
});
afterAll(() => front.close());
beforeEach(async () => {
  const person = { first_name: 'Fatima', last_name: 'Sidiqui', gender: 'F', dob: '1999-03-03' } as const;
  base = await getPatient(await createPatient({ ...person, mobile: uniqueMobile() }));
});

const save = (changes: PatientPatch, correction = false) =>
  saveDetails(meera, { id: base.patient_id, base, changes, correction });
const now = () => getPatient(base.patient_id);

describe('editing a patient', () => {
  it('saves a correction of one thing at once, and can take it back', async () => {
    const outcome = await save({ last_name: 'Siddiqui', address: { city: 'Pune' } });
    expect(await now()).toMatchObject({ last_name: 'Siddiqui', address: { city: 'Pune' } });
    expect(outcome).toMatchObject({ kind: 'ok' });
    expect(await save({ last_name: 'Siddiqui' })).toEqual({ kind: 'ok', undo: null });
    const lines = await front.desk.store.auditLine.findMany({ where: { subjectId: base.patient_id } });
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['patient.edit', { fields: 'last_name address', asked: null }],
    ]);
    expect(JSON.stringify(lines.map(({ detail }) => detail))).not.toContain('Siddiqui');
  });

  it('answers with what takes it back', async () => {
    const outcome = await save({ last_name: 'Siddiqui' });
    if (outcome.kind !== 'ok' || !outcome.undo) throw new Error('There is no way back.');
    expect(
      await saveDetails(meera, {
        id: base.patient_id,
        base: await now(),
        changes: outcome.undo,
        correction: true,
      }),
    ).toMatchObject({ kind: 'ok' });
    expect((await now()).last_name).toBe('Sidiqui');
  });

  it('asks who it is when several things change at once, and stores nothing until it is told', async () => {
    const changes: PatientPatch = { first_name: 'Ayesha', dob: '2001-07-09' };
    expect(await save(changes)).toEqual({ kind: 'who', known: null });
    expect(await now()).toMatchObject({ first_name: 'Fatima', dob: '1999-03-03' });
    expect(await save(changes, true)).toMatchObject({ kind: 'ok' });
    expect(await now()).toMatchObject({ first_name: 'Ayesha', dob: '2001-07-09' });
  });

  it('asks when the new name is somebody else’s on the same phone, and says whose', async () => {
    const sister = { first_name: 'Ayesha', last_name: 'Sidiqui', gender: 'F', age: 20 } as const;
    const known = await createPatient({ ...sister, ...(base.mobile && { mobile: base.mobile }) });
    expect(await save({ first_name: 'Ayesha' })).toEqual({
      kind: 'who',
      known: { patient_id: known, name: 'Ayesha Sidiqui' },
    });
    // Once told apart, they are not asked about again.
    expect(await save({ first_name: 'Ayesha' }, true)).toMatchObject({ kind: 'ok' });
    base = await now();
    expect(await save({ middle_name: 'Begum' })).toMatchObject({ kind: 'ok' });
    base = await now();
    expect(await save({ middle_name: '' })).toMatchObject({ kind: 'ok' });
  });

  it('does not ask when what was unknown is filled in', async () => {
    const id = await createPatient({ first_name: 'Riya', gender: 'F', age: 4 });
    const fresh = await getPatient(id);
    const changes = { mobile: uniqueMobile(), last_name: 'Rao' };
    expect(await saveDetails(meera, { id, base: fresh, changes, correction: false })).toMatchObject({
      kind: 'ok',
    });
  });

  it('keeps what others changed, and says when both changed the same', async () => {
    await updatePatient(base.patient_id, { last_name: 'Siddiqi', address: { city: 'Pune' } });
    expect(await save({ last_name: 'Siddiqui' })).toEqual({ kind: 'clash', fields: ['last_name'] });
    expect(await save({ designation: 'Ms.' })).toMatchObject({ kind: 'ok' });
    expect(await now()).toMatchObject({
      designation: 'Ms.',
      last_name: 'Siddiqi',
      address: { city: 'Pune' },
    });
  });
});
