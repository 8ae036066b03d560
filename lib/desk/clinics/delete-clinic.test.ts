import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import { createClinic, deleteClinic as deleteDirectly } from '@/lib/gateway/clinics';
import { createDoctor } from '@/lib/gateway/doctors';
import { book, unique } from '@/lib/gateway/testing/clinic-world';
import type { Actor } from '../actor';
import { readBoard } from '../board/read-board';
import { readPlaces } from '../board/places';
import { freeSlots } from '../reminders/book-visit';
import { readReminders } from '../reminders/read-reminders';
import { newReminder } from '../reminders/testing/arrive';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { managedClinics } from './clinic-list';
import { deletionImpact, removeClinic } from './delete-clinic';

let front: FrontDesk;
let admin: Actor;
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  admin = await hire(front.desk, { role: 'admin', name: 'Asha' });
});
afterAll(() => front.close());

async function aClinic() {
  const name = unique('Branch');
  const id = await createClinic({ name, address: '1 Lake Road', time_zone: 'Asia/Kolkata' });
  return { id, name };
}

it('says first what the deletion would strand', async () => {
  const { id, name } = await aClinic();
  const [first, last] = [unique('Lone'), unique('Doctor')];
  const lone = await createDoctor({ firstname: first, lastname: last, gender: 'F', clinic_ids: [id] });
  await createDoctor({
    firstname: 'Also',
    lastname: unique('Else'),
    gender: 'F',
    clinic_ids: [id, front.ids.clinic_id],
  });
  const world = { clinic_id: id, doctor_id: lone, patient_id: front.ids.patient_id };
  const now = Math.floor(Date.now() / 1000);
  await book(world, now + 3 * 86_400);
  await book(world, now + 4 * 86_400);
  await newReminder({ doctor_id: lone });
  expect(await deletionImpact(admin, id)).toEqual({
    kind: 'ok',
    name,
    queue: 0,
    future: 2,
    doctorsLeft: [`Dr ${last}`],
    reminders: 1,
  });
});

describe('deleting a clinic', () => {
  it('takes the typed name only', async () => {
    const { id, name } = await aClinic();
    expect(await removeClinic(admin, id, `${name}x`)).toEqual({ kind: 'other-name' });
    expect(await removeClinic(admin, id, '')).toEqual({ kind: 'other-name' });
    expect((await readPlaces(admin)).clinics.map(({ clinic_id }) => clinic_id)).toContain(id);
  });

  it('leaves no place where it still shows, and its name in the audit log', async () => {
    const { id, name } = await aClinic();
    const doctorId = await createDoctor({
      firstname: 'Nila',
      lastname: unique('Sen'),
      gender: 'F',
      clinic_ids: [id],
    });
    await book(
      { clinic_id: id, doctor_id: doctorId, patient_id: front.ids.patient_id },
      Math.floor(Date.now() / 1000) + 60,
    );
    // Every reading is warm before.
    await readBoard(admin, { clinicId: id });
    await readReminders(admin, { view: 'open' });
    expect(await removeClinic(admin, id, ` ${name} `)).toEqual({ kind: 'ok' });
    const shown = JSON.stringify([
      await readPlaces(admin),
      await readBoard(admin),
      await readReminders(admin, { view: 'open' }),
      await managedClinics(admin),
      await deletionImpact(admin, id),
    ]);
    expect(shown).not.toContain(id);
    expect(shown).not.toContain(name);
    expect(await readBoard(admin, { clinicId: id })).toEqual({ kind: 'forbidden' });
    expect(await freeSlots(admin, { clinicId: id, doctorId, day: '2031-03-10' })).toMatchObject({
      kind: 'gone',
    });
    expect(await removeClinic(admin, id, name)).toEqual({ kind: 'gone' });
    const line = await front.desk.store.auditLine.findFirst({
      where: { subjectId: id, action: 'clinic.delete' },
    });
    expect(line).toMatchObject({ actorName: 'Asha', detail: { name } });
  });

  it('says that it is gone when somebody else was first', async () => {
    const { id, name } = await aClinic();
    await deleteDirectly(id);
    expect(await removeClinic(admin, id, name)).toEqual({ kind: 'gone' });
  });

  it('is not for clinics that one may not see', async () => {
    const { id, name } = await aClinic();
    const other = await hire(front.desk, { role: 'admin', clinicIds: [front.ids.clinic_id] });
    expect(await removeClinic(other, id, name)).toEqual({ kind: 'gone' });
    expect(await deletionImpact(other, id)).toEqual({ kind: 'gone' });
    expect(JSON.stringify(await managedClinics(other))).not.toContain(id);
  });
});
