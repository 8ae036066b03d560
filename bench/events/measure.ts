// Events written at a steady pace, delivered to a receiver on this machine: how long the last one takes, and that
// none is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import type { VaccinationReminder } from '@/lib/contract/event';
import { sendEvents } from '@/lib/service/events/outbox';
import { startReceiver } from '../kills/receiver';
import { ask, withOwnService, type OwnService } from '../own-service';
import type { Row } from '../table';

const A_SECOND = 1_000;
const SECONDS = 10;
const BATCHES_A_SECOND = 10;
/** Deliveries may end up to five seconds after the last event was written. */
const AIM = 0.67;

export function measure(): Promise<Row[]> {
  return withOwnService(async (own) => {
    const receiver = await startReceiver();
    const { program, address } = await own.start('program.ts');
    try {
      const subscription = { endpoint: receiver.endpoint, signing_key: 'a-signing-key-of-some-length' };
      await ask(own, address, 'POST', '/notification/v1/connect/webhook/subscriptions', subscription);
      const began = performance.now();
      const ids = await write(own);
      const wrote = performance.now();
      while (receiver.seen.size < ids.length && performance.now() - wrote < 60_000) await sleep(5);
      const seconds = (performance.now() - began) / 1000;
      const lost = ids.filter((id) => !receiver.seen.has(id)).length;
      const total = A_SECOND * SECONDS;
      const against = `${A_SECOND} a second for ${SECONDS} s`;
      return [
        {
          what: 'events delivered',
          unit: 'a s',
          ours: total / seconds,
          floor: A_SECOND,
          against,
          aim: AIM,
        },
        { what: 'events lost', unit: '', ours: lost, floor: total, against, aim: 0, atMost: true },
      ];
    } finally {
      program.kill();
      await receiver.close();
    }
  });
}

/** Writes the events, a batch every tenth of a second, and gives their ids. */
async function write({ app, partner: { businessId } }: OwnService): Promise<string[]> {
  const ids: string[] = [];
  const began = performance.now();
  for (let batch = 0; batch < SECONDS * BATCHES_A_SECOND; batch += 1) {
    await sleep(Math.max(0, (batch * 1000) / BATCHES_A_SECOND - (performance.now() - began)));
    const events = Array.from({ length: A_SECOND / BATCHES_A_SECOND }, (_, turn) => ({
      businessId,
      event: reminder(businessId, `${batch}-${turn}`),
    }));
    ids.push(...(await sendEvents(app.context.store, events)));
  }
  return ids;
}

function reminder(businessId: string, patient: string): VaccinationReminder {
  const time = Date.now();
  return {
    event: 'vaccination.reminder',
    service: 'appointment',
    event_time: time,
    partition_id: `${businessId}:${patient}:vaccination.reminder`,
    transaction_id: `${patient}-d1-${time}`,
    data: {
      doctor_id: 'd1',
      patient_id: patient,
      patient_name: 'रिया शर्मा',
      doctor_name: 'Dr Rao',
      booking_link: 'https://desk.example.org/book',
      due_date: '2026-12-01',
      vaccines: 'MR-1, PCV booster',
    },
  };
}
