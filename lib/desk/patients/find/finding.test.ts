import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPatient } from '@/lib/gateway/patients';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../../actor';
import { hire } from '../../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../../testing/open-front-desk';
import { openPatient } from '../open-patient';
import { findForDesk, recentForDesk } from './find-patients';
import { likelyDuplicates } from './likely-duplicates';
import { distinctFrom, registerPatient } from './register-patient';

let front: FrontDesk;
let meera: Actor;
let lakshmi: string;
const person = { first_name: 'Lakshmi', last_name: 'Rao', gender: 'F', mobile: '+919811100077' } as const;

beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meera = await hire(front.desk);
  lakshmi = await createPatient({ ...person, dob: '1984-03-05' });
});
afterAll(() => front.close());

const lines = (action: string) =>
  front.desk.store.auditLine.findMany({ where: { action }, orderBy: { seq: 'asc' } });

describe('finding at the desk', () => {
  it('names in the audit log who was shown, and not what was typed', async () => {
    expect(await findForDesk(meera, 'laxmi rao')).toMatchObject({
      kind: 'ok',
      forgiving: true,
      patients: [{ patient_id: lakshmi, way: 'sounds_like' }],
    });
    const [line] = await lines('patients.found');
    expect(line).toMatchObject({ actorId: meera.staffId, detail: { shown: lakshmi } });
    expect(JSON.stringify(line?.detail)).not.toContain('laxmi');
  });

  it('remembers whom this person opened last, and nobody else’s', async () => {
    await openPatient(meera, front.ids.patient_id);
    await openPatient(meera, lakshmi);
    const recent = await recentForDesk(meera);
    expect(recent).toMatchObject({ kind: 'ok' });
    const ids = recent.kind === 'ok' ? recent.patients.map(({ patient_id }) => patient_id) : [];
    expect(ids).toEqual([lakshmi, front.ids.patient_id]);
    expect(await recentForDesk(await hire(front.desk))).toMatchObject({ kind: 'ok', patients: [] });
  });

  it('warns of somebody who may be the same, with the reasons, and remembers that they are not', async () => {
    const typed = { name: 'Laxmi Rao', mobile: person.mobile, dob: '1984-03-06', age: null, partnerId: null };
    expect(await likelyDuplicates(meera, typed)).toMatchObject({
      kind: 'ok',
      patients: [{ patient_id: lakshmi, reasons: ['sounds_alike', 'same_phone', 'birth_near'] }],
    });
    const input = { person: { ...person, first_name: 'Laxmi', dob: '1984-03-06' }, distinct_from: [lakshmi] };
    const registered = await registerPatient(meera, input);
    if (registered.kind !== 'ok') throw new Error(registered.kind);
    expect(await distinctFrom(lakshmi)).toEqual([registered.id]);
    expect(await distinctFrom(registered.id)).toEqual([lakshmi]);
    expect(await lines('patient.create')).toMatchObject([
      { subjectId: registered.id, detail: { not_the_same_as: lakshmi } },
    ]);
  });

  it('says what is wrong in the service’s words', async () => {
    const wrong = { person: { ...person, dob: '2999-01-01' }, distinct_from: [] };
    expect(await registerPatient(meera, wrong)).toMatchObject({ kind: 'invalid' });
  });
});
