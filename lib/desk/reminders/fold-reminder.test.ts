import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import { aReminder, deliverEvent } from '../events/testing/deliver';
import { workAgain, workInbox } from '../events/work-inbox';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { setServiceTransport } from '@/lib/gateway/transport';
import { arrive, newReminder } from './testing/arrive';

let front: FrontDesk;
beforeAll(async () => (front = await openFrontDesk(await startTestService())));
afterAll(() => front.close());

describe('events that ask for the same', () => {
  it('are one reminder, and the newest event says who the doctor is, whatever comes last', async () => {
    const event = aReminder({ vaccines: 'MMR 2, Varicella' });
    const later = {
      ...event,
      transaction_id: `${event.transaction_id}1`,
      event_time: event.event_time + 5_000,
      data: { ...event.data, vaccines: 'varicella,MMR 2', doctor_id: 'new-doctor', doctor_name: 'Dr Iyer' },
    };
    const reminder = await arrive(later, event);
    expect(reminder).toMatchObject({ doctorId: 'new-doctor', doctorName: 'Dr Iyer', version: 2 });
    expect(reminder.entries.map(({ kind }) => kind)).toEqual(['arrived', 'folded']);
    expect(await front.desk.store.reminder.count({ where: { patientId: event.data.patient_id } })).toBe(1);
  });

  it('are two reminders when the date or a vaccine differs', async () => {
    const event = aReminder();
    const other = {
      ...event,
      transaction_id: `${event.transaction_id}2`,
      data: { ...event.data, due_date: '2031-04-10' },
    };
    const third = {
      ...event,
      transaction_id: `${event.transaction_id}3`,
      data: { ...event.data, vaccines: 'HPV 1' },
    };
    await arrive(event, other, third);
    expect(await front.desk.store.reminder.count({ where: { patientId: event.data.patient_id } })).toBe(3);
  });
});

it('opens a closed reminder again when it is sent again afterwards, not when an old event comes late', async () => {
  const event = aReminder();
  const { id } = await arrive(event);
  const closedAt = new Date(event.event_time + 60_000);
  await front.desk.store.reminder.update({
    where: { id },
    data: { state: 'closed', reason: 'refused', closedAt },
  });
  const late = { ...event, transaction_id: `${event.transaction_id}4`, event_time: event.event_time - 1 };
  expect(await arrive(late)).toMatchObject({ state: 'closed' });
  const again = {
    ...event,
    transaction_id: `${event.transaction_id}5`,
    event_time: event.event_time + 120_000,
  };
  expect(await arrive(again)).toMatchObject({ state: 'open', reason: null });
});

it('knows the family of a patient of the directory, and nothing of anybody else', async () => {
  expect(await newReminder({ patient_id: front.ids.patient_id })).toMatchObject({ age: 42, gender: 'M' });
  expect(await newReminder()).toMatchObject({ age: null, gender: null, mobile: null });
});

describe('what an event says', () => {
  it.each([
    'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x',
    'file:///etc/passwd', 'https://a:b@clinic.example/', 'not a link', `https://clinic.example/${'x'.repeat(3000)}`, '',
  ])('keeps the link %s out', async (booking_link) => {
    expect((await newReminder({ booking_link })).bookingLink).toBe('');
  }); // prettier-ignore

  it('is shown in a length that fits, and turns no text around', async () => {
    const { patientName, vaccines } = await newReminder({
      patient_name: `\u202eKabir${'x'.repeat(10_000)}`,
      vaccines: `<b>MMR</b>,,\u2066HPV 1, ${'v'.repeat(500)}`,
    });
    expect(patientName).toHaveLength(200);
    expect(patientName).toMatch(/^Kabirx+…$/);
    expect(vaccines.slice(0, 2)).toEqual(['<b>MMR</b>', 'HPV 1']);
    expect(vaccines[2]).toHaveLength(200);
  });
});

it('puts work off while the service is away, gives up in the end, and does it when it is asked to again', async () => {
  const { store } = front.desk;
  const event = aReminder();
  setServiceTransport({
    ...front.transport,
    fetch: () => Promise.reject(new Error('away')),
    timeLimitMs: 50,
  });
  await deliverEvent(event);
  await workInbox();
  const where = { source_transactionId: { source: 'service', transactionId: event.transaction_id } };
  const waiting = await store.eventIn.findUniqueOrThrow({ where });
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(waiting.dueAt.getTime()).toBeGreaterThan(Date.now());
  await store.eventIn.update({ where, data: { attempts: 6, dueAt: new Date() } });
  await workInbox();
  expect(await store.eventIn.findUniqueOrThrow({ where })).toMatchObject({ state: 'dead', attempts: 7 });
  setServiceTransport(front.transport);
  expect(await workAgain(waiting.id)).toBe(true);
  await workInbox();
  expect(await store.eventIn.findUniqueOrThrow({ where })).toMatchObject({ state: 'done', problem: null });
  expect(await store.reminder.count({ where: { patientId: event.data.patient_id } })).toBe(1);
});
