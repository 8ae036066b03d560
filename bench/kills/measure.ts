// kill -9 in the middle of uploads, PATCHes and deliveries, again and again: every answered write is there, no
// document is half, and every event ends delivered or dead under one id.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, withOwnService, type OwnService } from '../own-service';
import type { Row } from '../table';
import { startReceiver } from './receiver';
import { judge, type Written } from './judge';
import { patchUntilKilled, uploadUntilKilled } from './writers';

const KILLS = 20;
const WRITERS = 6;
const UPLOADERS = 3;
/** A program is killed up to this long after it answered its first upload, in milliseconds. */
const LIFE = 1_500;

export async function measure(): Promise<Row[]> {
  return withOwnService(async (own) => {
    const receiver = await startReceiver();
    try {
      const written = await killAgainAndAgain(own, receiver.endpoint);
      return await judge(own, written, receiver.seen);
    } finally {
      await receiver.close();
    }
  });
}

async function killAgainAndAgain(own: OwnService, endpoint: string): Promise<Written> {
  const written: Written = { patches: [], uploads: new Map(), kills: 0 };
  let patients: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { program, address } = await own.start('program.ts');
    if (kill === 0) patients = await prepare(own, address, written, endpoint);
    const writers = [
      ...written.patches.map((patch) => patchUntilKilled(own, address, patch)),
      ...Array.from({ length: UPLOADERS }, () => uploadUntilKilled(own, address, patients, written.uploads)),
    ];
    const before = written.uploads.size;
    while (written.uploads.size === before) await sleep(20);
    await sleep(randomInt(LIFE));
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await Promise.all([ended, ...writers]);
    written.kills += 1;
  }
  return written;
}

/** A clinic with an appointment for each writer, and an address for the events. */
async function prepare(own: OwnService, address: string, written: Written, endpoint: string) {
  const make = async (path: string, body: object) =>
    ask<{ ekaid: string; patient_id: string; appointment_id: string }>(own, address, 'POST', path, body);
  const doctor = await make('/cdr/v1/doctor', { firstname: 'A', lastname: 'B', gender: 'F' });
  const clinic = await make('/cdr/v1/clinic', { name: 'C', address: 'D', doctor_ids: [doctor.ekaid] });
  const start = Math.floor(Date.now() / 1000) + 86_400;
  const patients: string[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const { patient_id } = await make('/dr/v1/patient', { first_name: 'P', gender: 'F', age: 30 });
    const ids = { clinic_id: clinic.ekaid, doctor_id: doctor.ekaid, patient_id };
    const start_time = start + writer * 900;
    const { appointment_id } = await make('/dr/v1/appointment', {
      ...ids,
      appointment_details: { start_time },
    });
    written.patches.push({ id: appointment_id, ids, sent: 0, answered: 0, answers: 0 });
    patients.push(patient_id);
  }
  await make('/notification/v1/connect/webhook/subscriptions', { endpoint });
  return patients;
}
