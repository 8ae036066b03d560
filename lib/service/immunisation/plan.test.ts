// A child's plan and its reminders: made at the first booking, moved with the birth date, sent once for each date.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VaccinationReminder } from '@/lib/contract/event';
import { localDay } from '@/lib/contract/time';
import { startTestDay, type TestDay } from '../appointments/test-day';
import { nowSeconds } from '../clock';
import { sendDueReminders } from './reminder';

const ZONE = 'Asia/Kolkata';
const DAY = 86_400;
const dayFromNow = (days: number) => localDay(nowSeconds() + days * DAY, ZONE);

let day: TestDay;
beforeAll(async () => {
  day = await startTestDay();
});
afterAll(() => day.close());

type Planned = { vaccine: string; due_date: string; doctor_id: string; state: string };

async function planOf(patientId: string): Promise<Planned[]> {
  const { status, body } = await day.send('GET', `/desk-ext/v1/patients/${patientId}/vaccinations`);
  expect(status).toBe(200);
  return (body as { vaccinations: Planned[] }).vaccinations;
}

async function bookedChild(birth: object): Promise<string> {
  const child = { first_name: 'Anvi', last_name: 'Rao', gender: 'F', ...birth };
  const { body } = await day.send('POST', '/dr/v1/patient', { body: child });
  const { patient_id } = body as { patient_id: string };
  await day.book({ patient_id });
  return patient_id;
}

/** The reminders of one patient that are in the outbox. */
async function remindersOf(patientId: string): Promise<VaccinationReminder[]> {
  const where = { kind: 'vaccination.reminder', transactionId: { startsWith: `${patientId}-` } };
  const events = await day.context.store.outboxEvent.findMany({ where, orderBy: { transactionId: 'asc' } });
  return events.map(({ body }) => JSON.parse(body) as VaccinationReminder);
}

const send = (daysBefore: number, now?: number) =>
  sendDueReminders({
    store: day.context.store,
    origin: 'https://desk.example.org',
    zone: ZONE,
    daysBefore,
    ...(now && { now }),
  });

describe('the plan', () => {
  it('is made by the first booking of a child, for the doctor of that booking', async () => {
    const id = await bookedChild({ dob: dayFromNow(-41) });
    const plan = await planOf(id);
    expect(plan.find(({ vaccine }) => vaccine === 'OPV-1')).toEqual({
      vaccine: 'OPV-1',
      due_date: dayFromNow(1),
      doctor_id: day.ids.doctor_id,
      state: 'due',
      reminded_at: null,
    });
    await day.book({ patient_id: id, doctor_id: day.secondDoctor, clinic_id: day.secondClinic });
    expect(await planOf(id)).toEqual(plan);
  });

  it.each([{ dob: '1990-02-03' }, { age: 4 }])('is not made for %o', async (birth) => {
    expect(await planOf(await bookedChild(birth))).toEqual([]);
  });

  it('moves with a corrected birth date, except for what was given', async () => {
    const id = await bookedChild({ dob: dayFromNow(-41) });
    const path = `/desk-ext/v1/patients/${id}/vaccinations`;
    await day.send('PATCH', path, { body: { vaccine: 'BCG', state: 'given' } });
    await day.send('PATCH', `/dr/v1/patient/${id}`, { body: { dob: dayFromNow(-31) } });
    const dates = new Map((await planOf(id)).map(({ vaccine, due_date }) => [vaccine, due_date]));
    expect([dates.get('BCG'), dates.get('OPV-1')]).toEqual([dayFromNow(-41), dayFromNow(11)]);
    await day.send('PATCH', `/dr/v1/patient/${id}`, { body: { age: 1 } });
    expect((await planOf(id)).map(({ vaccine }) => vaccine)).toEqual(['BCG']);
  });
});

describe('the reminder', () => {
  it('goes out the set number of days before, once, with the fields of the interface', async () => {
    const id = await bookedChild({ dob: dayFromNow(-40) });
    await send(1);
    expect((await remindersOf(id)).map(({ data }) => data.due_date)).not.toContain(dayFromNow(2));
    await send(2);
    await send(2);
    const sent = (await remindersOf(id)).filter(({ data }) => data.due_date === dayFromNow(2));
    expect(sent).toEqual([
      {
        event: 'vaccination.reminder',
        service: 'appointment',
        event_time: expect.any(Number) as number,
        partition_id: `${day.partner.businessId}:${id}:vaccination.reminder`,
        transaction_id: `${id}-${day.ids.doctor_id}-${sent[0]?.event_time}`,
        data: {
          doctor_id: day.ids.doctor_id,
          patient_id: id,
          patient_name: 'Anvi Rao',
          doctor_name: 'Dr Asha Rao',
          booking_link: `https://desk.example.org/patients/${id}`,
          due_date: dayFromNow(2),
          vaccines: 'OPV-1, PCV-1, Pentavalent-1, Rotavirus-1, fIPV-1',
        },
      },
    ]);
  });

  it('that two senders find at once goes out once', async () => {
    const id = await bookedChild({ dob: dayFromNow(-68) });
    await Promise.all([send(7), send(7), send(7)]);
    const dates = (await remindersOf(id)).map(({ data }) => data.due_date);
    expect(dates.filter((date) => date === dayFromNow(2))).toHaveLength(1);
  });
});
