import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCase, updateCase } from '@/lib/gateway/cases';
import { createPatient } from '@/lib/gateway/patients';
import { book } from '@/lib/gateway/testing/clinic-world';
import { setServiceTransport } from '@/lib/gateway/transport';
import { startTestService } from '@/lib/service/test-service';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { readOn } from './read-cases';
import { readTodaysChanges } from './todays-changes';

let front: FrontDesk;
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
});
afterAll(() => front.close());

const write = (patient: string, id: string) =>
  createCase(patient, { id, display_name: `Visit ${id}`, occurred_at: 1_753_958_070 });

it('lists a doctor’s patients of today with what changed since the doctor looked, and nobody else’s', async () => {
  const doctor = await hire(front.desk, { role: 'doctor', doctorId: front.ids.doctor_id });
  const now = Math.floor(Date.now() / 1000);
  const [known, fresh] = [
    await createPatient({ first_name: 'Riya', gender: 'F', age: 4 }),
    await createPatient({ first_name: 'Kabir', gender: 'M', age: 7 }),
  ];
  await book({ ...front.ids, patient_id: known }, now);
  // A second later: a quarter of an hour before midnight that is still today.
  await book({ ...front.ids, patient_id: fresh }, now + 1);
  for (const patient of [known, fresh]) await write(patient, 'a');
  await readOn(doctor, known, { after: 0, opening: true }, 5000);
  await write(known, 'b');
  await updateCase(known, 'a', { display_name: 'Corrected' });

  const read = await readTodaysChanges(doctor);
  expect(read).toMatchObject({
    kind: 'ok',
    patients: [
      {
        visit: { patient_id: known },
        total: 2,
        whole: true,
        changes: [
          { id: 'a', mark: 'changed', item: { display_name: 'Corrected' } },
          { id: 'b', mark: 'new' },
        ],
      },
      { visit: { patient_id: fresh }, total: 1, looked_at: null, changes: [] },
    ],
  });
  const colleague = await hire(front.desk, { role: 'doctor', doctorId: 'somebody else' });
  expect(await readTodaysChanges(colleague)).toEqual({ kind: 'ok', patients: [] });

  setServiceTransport({
    ...front.transport,
    timeLimitMs: 50,
    fetch: () => Promise.reject(new TypeError('x')),
  });
  expect(await readTodaysChanges(doctor)).toMatchObject({ kind: 'unreachable' });
  setServiceTransport(front.transport);
});
