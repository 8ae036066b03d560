// A storm of events at the desk's door, beside a bare check of the signature and one INSERT for each delivery.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Pool } from 'pg';
import { closeDeskStore, deskStore } from '@/lib/desk/store';
import { aReminder, deliver, seconds, signed } from '@/lib/desk/events/testing/deliver';
import { migrate } from '@/prisma/migrate';
import { withScratchServer } from '@/prisma/scratch';
import type { Row } from '../table';

const EVENTS = 10_000;
const TIMES = 5;
const AT_ONCE = 64;
const AIM_A_SECOND = 2_000;
const KEY = randomBytes(32).toString('base64url');

type Sending = { body: string; signature: string };

export function measure(): Promise<Row[]> {
  return withScratchServer(async (databaseUrl) => {
    Object.assign(process.env, {
      DATABASE_URL: databaseUrl,
      MASTER_KEY: randomBytes(32).toString('base64url'),
      LOG_LEVEL: 'error',
    });
    await migrate({ databaseUrl, rooms: ['desk'] });
    try {
      const floor = await bareStorm(databaseUrl);
      const ours = await ourStorm();
      await expectExactly();
      const row = { what: `deliveries of a storm, ${AT_ONCE} at once`, unit: '/s', ours };
      return [
        { ...row, floor, against: 'a bare verify-and-insert', aim: 0.5 },
        { ...row, floor: AIM_A_SECOND, against: 'the aim', aim: 1 },
      ];
    } finally {
      await closeDeskStore();
    }
  });
}

/** Everything five times and in no order, with one forged and one stale delivery for each ten events. */
function storm(sign: (body: string, at: number, key?: string) => string): Sending[] {
  const sendings: Sending[] = [];
  for (let at = 0; at < EVENTS; at++) {
    const body = JSON.stringify(aReminder({ patient_id: `storm-${at}` }));
    const good = { body, signature: sign(body, seconds()) };
    for (let time = 0; time < TIMES; time++) sendings.push(good);
    if (at % 10 === 0) {
      sendings.push({ body, signature: sign(body, seconds(), 'nobodys-key') });
      sendings.push({ body, signature: sign(body, seconds() - 3_600) });
    }
  }
  return sendings.sort((one, other) => (one.signature.slice(14) < other.signature.slice(14) ? -1 : 1));
}

async function ourStorm(): Promise<number> {
  const sendings = storm((body, at, key) => signed(body, { at, ...(key !== undefined && { key }) }));
  return timed(sendings, async ({ body, signature }) => {
    const { status } = await deliver(body, [signature]);
    if (status >= 500) throw new Error(`a delivery was answered with ${status}`);
  });
}

/** What nobody can do without: the HMAC, the constant-time comparison, the JSON and a unique INSERT. */
async function bareStorm(databaseUrl: string): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query('CREATE TABLE bare (id text PRIMARY KEY, body text NOT NULL)');
  const hmac = (body: string, at: number, key = KEY) => createHmac('sha256', key).update(`${at}.${body}`);
  const sendings = storm((body, at, key) => `t=${at},v1=${hmac(body, at, key).digest('hex')}`);
  const rate = await timed(sendings, async ({ body, signature }) => {
    const [time = '', hex = ''] = signature.slice(2).split(',v1=');
    const right = hmac(body, Number(time)).digest();
    if (!timingSafeEqual(right, Buffer.from(hex, 'hex')) || seconds() - Number(time) > 180) return;
    const { transaction_id: id } = JSON.parse(body) as { transaction_id: string };
    await pool.query('INSERT INTO bare VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, body]);
  });
  await pool.end();
  return rate;
}

/** How many a second, `AT_ONCE` under way at any moment. */
async function timed(sendings: Sending[], send: (sending: Sending) => Promise<void>): Promise<number> {
  const total = sendings.length;
  const began = performance.now();
  const sender = async () => {
    for (let next = sendings.pop(); next; next = sendings.pop()) await send(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return total / ((performance.now() - began) / 1000);
}

async function expectExactly(): Promise<void> {
  const rows = await deskStore().eventIn.count();
  if (rows !== EVENTS) throw new Error(`${rows} events are stored instead of ${EVENTS}`);
}
