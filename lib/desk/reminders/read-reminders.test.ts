import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import { localDay } from '@/lib/contract/time';
import { dayAfter } from '@/lib/display';
import { book, makeClinicWorld } from '@/lib/gateway/testing/clinic-world';
import { createPatient } from '@/lib/gateway/patients';
import type { Actor } from '../actor';
import { changeStatus } from '../appointments/change-status';
import { forgetReadings } from '../board/shared-reading';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { hire } from '../testing/open-desk';
import { bookVisit, freeSlots } from './book-visit';
import { openReminder } from './open-reminder';
import type { ReminderQuestion } from './question';
import type { Worklist } from '@/lib/display/reminder';
import { readReminders } from './read-reminders';
import { newReminder } from './testing/arrive';
import { workOn } from './work-on';

let front: FrontDesk;
let meena: Actor;
const HERE = 'Asia/Kolkata';
/** Midnight comes at another hour there, so that no two days are the same. */
const FAR = 'Pacific/Pago_Pago';
const today = localDay(Math.floor(Date.now() / 1000), HERE);
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meena = await hire(front.desk, { name: 'Meena' });
});
afterAll(() => front.close());

async function worklist(question: Partial<ReminderQuestion> = {}, actor = meena): Promise<Worklist> {
  const answer = await readReminders(actor, { view: 'open', ...question });
  if (answer.kind !== 'ok') throw new Error(`The worklist did not come: ${answer.kind}`);
  return answer;
}

it('has the overdue on top, then by due date, and counts each part', async () => {
  const doctor_id = 'order';
  for (const days of [3, -2, 30, -9]) await newReminder({ doctor_id, due_date: dayAfter(today, days) });
  const { rows, counts } = await worklist({ doctorId: doctor_id });
  expect(rows.map(({ dueDate }) => dueDate)).toEqual([-9, -2, 3, 30].map((days) => dayAfter(today, days)));
  expect(rows.map(({ due }) => due)).toEqual(['overdue', 'overdue', 'week', 'later']);
  expect(counts).toMatchObject({ open: 4, unassigned: 4, mine: 0, overdue: 2, week: 1, later: 1 });
  const overdue = await worklist({ doctorId: doctor_id, due: 'overdue' });
  expect(overdue.rows).toHaveLength(2);
});

it('keeps mine, snoozed and closed apart', async () => {
  const doctorId = 'views';
  const ids: string[] = [];
  for (let at = 0; at < 4; at++) ids.push((await newReminder({ doctor_id: doctorId })).id);
  const [mine = '', asleep = '', closed = ''] = ids;
  await workOn(meena, mine, { do: 'take' });
  await workOn(meena, asleep, { do: 'snooze', until: Date.now() + 3_600_000 });
  await workOn(meena, closed, { do: 'close', reason: 'not-reached' });
  const { counts, rows } = await worklist({ doctorId, view: 'mine' });
  expect(counts).toMatchObject({ open: 2, mine: 1, unassigned: 1, snoozed: 1, closed: 1 });
  expect(rows.map(({ id }) => id)).toEqual([mine]);
  await front.desk.store.reminder.update({
    where: { id: asleep },
    data: { snoozedUntil: new Date(Date.now() - 1) },
  });
  expect((await worklist({ doctorId })).counts).toMatchObject({ open: 3, snoozed: 0 });
});

it('is asked again cheaply, and tells of a new reminder at once', async () => {
  const doctorId = 'news';
  await newReminder({ doctor_id: doctorId });
  const { mark, news } = await worklist({ doctorId });
  const same = await readReminders(meena, { view: 'open', doctorId }, { mark, news });
  expect(same).toMatchObject({ kind: 'unchanged', mark });
  await newReminder({ doctor_id: doctorId });
  expect(await readReminders(meena, { view: 'open', doctorId }, { mark, news })).toMatchObject({
    kind: 'ok',
  });
});

it('shows a doctor their own reminders only', async () => {
  await newReminder({ doctor_id: 'own' });
  await newReminder({ doctor_id: 'not-own' });
  const doctor = await hire(front.desk, { role: 'doctor', doctorId: 'own' });
  const { rows } = await worklist({}, doctor);
  expect(rows).toHaveLength(1);
  expect((await worklist({ doctorId: 'not-own' }, doctor)).rows).toEqual([]);
});

/** A time of the same day as now in one zone, and of another day in the other. */
function todayOnlyIn(zone: string, other: string): number {
  const now = Math.floor(Date.now() / 1000);
  const isToday = (time: number, where: string) => localDay(time, where) === localDay(now, where);
  const hours = Array.from({ length: 48 }, (_, at) => now + (at - 24) * 3600);
  const found = hours.find((time) => isToday(time, zone) && !isToday(time, other));
  if (found === undefined) throw new Error('There is no such time');
  return found;
}

describe('what speaks for closing', () => {
  const evidence = async (id: string) => {
    forgetReadings();
    const { rows } = await worklist({ doctorId: front.ids.doctor_id });
    return rows.find((row) => row.id === id)?.evidence;
  };
  const child = async () => {
    const patient_id = await createPatient({
      first_name: 'Zoya',
      last_name: 'Khan',
      gender: 'F',
      age: 3,
      mobile: '+919845004410',
    });
    return { ...front.ids, patient_id };
  };

  it('is a visit that is booked, made from the reminder itself', async () => {
    const ids = await child();
    const { id } = await newReminder({ ...ids });
    expect(await evidence(id)).toBeNull();
    const day = dayAfter(today, 2);
    const free = await freeSlots(meena, { clinicId: ids.clinic_id, doctorId: ids.doctor_id, day });
    if (free.kind !== 'ok' || !free.slots[0]) throw new Error('there is no free slot');
    const { start, end } = free.slots[0];
    const booked = await bookVisit(meena, id, {
      clinicId: ids.clinic_id,
      doctorId: ids.doctor_id,
      start,
      end,
    });
    expect(booked).toMatchObject({ kind: 'ok' });
    expect(await evidence(id)).toMatchObject({ kind: 'booked', reason: 'booked', at: start });
    const opened = await openReminder(meena, id);
    expect(opened).toMatchObject({
      mobile: '+919845004410',
      history: [{ kind: 'booked', staffName: 'Meena' }, { kind: 'arrived' }],
    });
  });

  it('is that a call said so, until a person does not accept it', async () => {
    const { id } = await newReminder({ ...front.ids, patient_id: 'unknown-child' });
    await workOn(meena, id, { do: 'attempt', outcome: 'already-done' });
    const proposal = await evidence(id);
    expect(proposal).toMatchObject({ kind: 'said', reason: 'already-done' });
    await workOn(meena, id, { do: 'decline', evidence: proposal?.key ?? '' });
    expect(await evidence(id)).toBeNull();
  });

  it('is that the same vaccine was handled under another reminder', async () => {
    const ids = await child();
    const first = await newReminder({ ...ids, due_date: '2031-05-01' });
    const second = await newReminder({ ...ids, due_date: '2031-06-01' });
    await workOn(meena, first.id, { do: 'close', reason: 'already-done' });
    expect(await evidence(second.id)).toMatchObject({
      kind: 'handled',
      day: '2031-05-01',
      as: 'already-done',
    });
  });

  it.each([
    [FAR, HERE],
    [HERE, FAR],
  ])('is that the patient is here on a day that is today in %s, where the visit is', async (zone, other) => {
    const ids = await child();
    const { id } = await newReminder({ ...ids });
    const world = await makeClinicWorld(zone);
    const visit = await book({ ...world, patient_id: ids.patient_id }, todayOnlyIn(zone, other));
    expect(await changeStatus(meena, visit, 'CK')).toMatchObject({ kind: 'ok' });
    expect(await evidence(id)).toMatchObject({ kind: 'here', key: `here ${visit}` });
  });

  it('is nothing for a visit of another time', async () => {
    const ids = await child();
    const { id } = await newReminder({ ...ids });
    await book(ids, Math.floor(Date.now() / 1000) - 3 * 86_400);
    expect(await evidence(id)).toBeNull();
  });
});
