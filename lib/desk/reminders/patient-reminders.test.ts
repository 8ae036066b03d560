import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { patientReminders } from './patient-reminders';
import { newReminder } from './testing/arrive';
import { workOn } from './work-on';

let front: FrontDesk;
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
});
afterAll(() => front.close());

const dueDates = async (actor: Actor) => {
  const rows = await patientReminders(actor, front.ids.patient_id, {
    today: '2026-11-21',
    doctors: new Map(),
  });
  return rows?.map(({ dueDate, state }) => [dueDate, state]);
};

it('are those of the patient, the open ones first, as far as the person may see them', async () => {
  const { patient_id, doctor_id } = front.ids;
  const closed = await newReminder({ patient_id, doctor_id, due_date: '2026-12-24' });
  await newReminder({ patient_id, doctor_id, due_date: '2026-11-01' });
  await newReminder({ patient_id, doctor_id: 'another', due_date: '2026-11-02' });
  await newReminder({ patient_id: 'another', doctor_id, due_date: '2026-11-03' });
  const meena = await hire(front.desk);
  await workOn(meena, closed.id, { do: 'close', reason: 'not-reached' });
  expect(await dueDates(meena)).toEqual([
    ['2026-11-02', 'open'],
    ['2026-11-01', 'open'],
    ['2026-12-24', 'closed'],
  ]);
  const doctor = await hire(front.desk, { role: 'doctor', doctorId: doctor_id });
  expect(await dueDates(doctor)).toEqual([
    ['2026-11-01', 'open'],
    ['2026-12-24', 'closed'],
  ]);
});
