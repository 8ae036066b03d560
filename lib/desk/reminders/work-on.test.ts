import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { hire } from '../testing/open-desk';
import { openReminder } from './open-reminder';
import { newReminder } from './testing/arrive';
import { undoStep, workOn, type Worked } from './work-on';

let front: FrontDesk;
let meena: Actor;
let arjun: Actor;
let id: string;
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meena = await hire(front.desk, { name: 'Meena' });
  arjun = await hire(front.desk, { name: 'Arjun' });
});
afterAll(() => front.close());
beforeEach(async () => ({ id } = await newReminder()));

const now = () => front.desk.store.reminder.findUniqueOrThrow({ where: { id } });
const history = async () =>
  (await front.desk.store.reminderEntry.findMany({ where: { reminderId: id }, orderBy: { id: 'asc' } })).map(
    ({ kind, staffName }) => `${kind} ${staffName}`.trim(),
  );
function undoOf(worked: Worked): string {
  if (worked.kind !== 'ok') throw new Error(`The step was not done: ${worked.kind}`);
  return worked.undo;
}

it('belongs to one of two who take it at the same moment, and the other learns to whom', async () => {
  const outcomes = await Promise.all([workOn(meena, id, { do: 'take' }), workOn(arjun, id, { do: 'take' })]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['ok', 'taken']);
  const { ownerName } = await now();
  expect(outcomes.find(({ kind }) => kind === 'taken')).toEqual({ kind: 'taken', by: ownerName });
});

it('is one for the whole staff among eight takers', async () => {
  const staff = await Promise.all(
    Array.from({ length: 8 }, (_, at) => hire(front.desk, { name: `Person ${at}` })),
  );
  const outcomes = await Promise.all(staff.map((person) => workOn(person, id, { do: 'take' })));
  expect(outcomes.filter(({ kind }) => kind === 'ok')).toHaveLength(1);
});

it('counts attempts, and belongs to whoever calls first', async () => {
  await workOn(meena, id, { do: 'attempt', outcome: 'no-answer' });
  await workOn(meena, id, { do: 'attempt', outcome: 'reached' });
  expect(await now()).toMatchObject({ attempts: 2, lastOutcome: 'reached', ownerName: 'Meena' });
  expect(await history()).toEqual(['arrived', 'attempt Meena', 'attempt Meena']);
});

describe('taking a step back', () => {
  it.each([
    ['take', { do: 'take' }],
    ['attempt', { do: 'attempt', outcome: 'refused' }],
    ['snooze', { do: 'snooze', until: Date.now() + 60_000 }],
    ['close', { do: 'close', reason: 'booked' }],
    ['decline', { do: 'decline', evidence: 'here a1' }],
  ] as const)('puts everything back: %s', async (_, step) => {
    const { version: before, ...fields } = await now();
    const undo = undoOf(await workOn(meena, id, step));
    expect(await undoStep(meena, undo)).toMatchObject({ kind: 'ok' });
    const { version, ...after } = await now();
    expect(after).toEqual(fields);
    expect(version).toBe(before + 2);
  });

  it('is not for others, nor when somebody went on from there', async () => {
    const undo = undoOf(await workOn(meena, id, { do: 'take' }));
    expect(await undoStep(arjun, undo)).toEqual({ kind: 'gone' });
    await workOn(arjun, id, { do: 'note', text: 'Mother calls back' });
    expect(await undoStep(meena, undo)).toEqual({ kind: 'changed' });
    expect(await now()).toMatchObject({ ownerName: 'Meena' });
  });
});

it('is not worked on once it is closed, but may be opened again', async () => {
  await workOn(meena, id, { do: 'close', reason: 'came-in', evidence: 'here a1' });
  expect(await workOn(arjun, id, { do: 'attempt', outcome: 'reached' })).toEqual({ kind: 'closed' });
  expect(await workOn(arjun, id, { do: 'reopen' })).toMatchObject({ kind: 'ok' });
  expect(await now()).toMatchObject({ state: 'open', reason: null });
});

it('is given to those who work on reminders only', async () => {
  const gone = await hire(front.desk, { name: 'Gone' });
  await front.desk.store.staff.update({ where: { id: gone.staffId }, data: { banned: true } });
  expect(await workOn(meena, id, { do: 'give', staffId: gone.staffId })).toEqual({ kind: 'gone' });
  expect(await workOn(meena, id, { do: 'give', staffId: arjun.staffId })).toMatchObject({ kind: 'ok' });
  expect(await now()).toMatchObject({ ownerName: 'Arjun' });
});

describe('another doctor’s reminder', () => {
  it('is as unknown as an invented one', async () => {
    const doctor = await hire(front.desk, { role: 'doctor', doctorId: 'somebody-else' });
    expect(await workOn(doctor, id, { do: 'take' })).toEqual({ kind: 'gone' });
    expect(await openReminder(doctor, id)).toEqual({ kind: 'gone' });
    expect(await workOn(meena, 'invented', { do: 'take' })).toEqual({ kind: 'gone' });
  });

  it('is out of reach for somebody who sees other clinics only', async () => {
    const elsewhere = await hire(front.desk, { clinicIds: ['another-clinic'] });
    ({ id } = await newReminder({ doctor_id: front.ids.doctor_id }));
    expect(await workOn(elsewhere, id, { do: 'take' })).toEqual({ kind: 'gone' });
    expect(await workOn(meena, id, { do: 'take' })).toMatchObject({ kind: 'ok' });
  });
});

it('writes down who opened it and who did what', async () => {
  await openReminder(meena, id);
  await workOn(meena, id, { do: 'take' });
  const lines = await front.desk.store.auditLine.findMany({
    where: { subjectId: id },
    orderBy: { seq: 'asc' },
  });
  expect(lines.map(({ action, actorName }) => `${action} ${actorName}`)).toEqual([
    'reminder.view Meena',
    'reminder.take Meena',
  ]);
});
