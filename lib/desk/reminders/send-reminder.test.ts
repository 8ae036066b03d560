import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDay } from '@/lib/contract/time';
import { dayAfter } from '@/lib/display';
import { createPatient } from '@/lib/gateway/patients';
import { book } from '@/lib/gateway/testing/clinic-world';
import { startTestService } from '@/lib/service/test-service';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { plannedDays, sendReminderNow } from './send-reminder';

let front: FrontDesk;
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
});
afterAll(() => front.close());

it('a doctor sees what is planned by day, sends one reminder, and sees that it was sent', async () => {
  const now = Math.floor(Date.now() / 1000);
  const due = dayAfter(localDay(now, 'Asia/Kolkata'), 9);
  const child = await createPatient({ first_name: 'Anvi', gender: 'F', dob: dayAfter(due, -42) });
  await book({ ...front.ids, patient_id: child }, now);
  const doctor = await hire(front.desk, { role: 'doctor', doctorId: front.ids.doctor_id });
  const planned = async () => (await plannedDays(doctor, child)).find(({ dueDate }) => dueDate === due);
  const vaccines = ['OPV-1', 'PCV-1', 'Pentavalent-1', 'Rotavirus-1', 'fIPV-1'];
  expect(await planned()).toEqual({
    dueDate: due,
    vaccines: expect.any(Array) as string[],
    remindedAt: null,
  });
  expect((await planned())?.vaccines.sort()).toEqual(vaccines);
  expect(await sendReminderNow(doctor, child, due)).toEqual({ kind: 'ok' });
  expect((await planned())?.remindedAt).toBeGreaterThanOrEqual(now);
  expect(await sendReminderNow(doctor, child, dayAfter(due, 1))).toEqual({ kind: 'gone' });
  expect(await sendReminderNow(doctor, 'nobody', due)).toEqual({ kind: 'gone' });
});

it('a receptionist, who does not send them, is shown no plan', async () => {
  expect(await plannedDays(await hire(front.desk), front.ids.patient_id)).toEqual([]);
});
