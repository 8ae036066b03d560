// A worklist of 50,000 open reminders: the first page as somebody at the desk asks for it, in the server.
import type { Actor } from '@/lib/desk/actor';
import { readReminders } from '@/lib/desk/reminders/read-reminders';
import type { ReminderQuestion } from '@/lib/desk/reminders/question';
import { closeDeskStore, deskStore } from '@/lib/desk/store';
import { median } from '../load';
import { openDesk } from '../own-desk';
import { withOwnService } from '../own-service';
import type { Row } from '../table';

const REMINDERS = 50_000;
const ROUNDS = 15;
const PAGE_MS = 200;
const ASKED: Record<string, ReminderQuestion> = {
  open: { view: 'open' },
  overdue: { view: 'open', due: 'overdue' },
  mine: { view: 'mine' },
};

export function measure(): Promise<Row[]> {
  return withOwnService(async (own) => {
    const meera = await openDesk(own);
    try {
      await fill();
      const rows: Row[] = [];
      for (const [what, asked] of Object.entries(ASKED)) {
        const ours = await typical(meera, asked);
        rows.push({
          what: `${REMINDERS} reminders, ${what}`,
          unit: 'ms',
          ours,
          floor: PAGE_MS,
          against: 'the aim',
          aim: 1,
          atMost: true,
        });
      }
      return rows;
    } finally {
      await closeDeskStore();
    }
  });
}

/** Of two thousand families, due from two months ago to two months ahead; one in fifty is somebody's. */
async function fill(): Promise<void> {
  await deskStore().$executeRaw`
    INSERT INTO "desk"."Reminder" ("id", "foldKey", "patientId", "doctorId", "dueDate", "vaccines", "patientName",
      "doctorName", "bookingLink", "eventTime", "arrivedAt", "ownerId")
    SELECT 'reminder-' || n, 'fold-' || n, 'patient-' || n % 2000, 'doctor-' || n % 20,
      to_char(now() + ((n % 120) - 60) * interval '1 day', 'YYYY-MM-DD'), ARRAY['OPV-1', 'MR-1'], 'Child ' || n,
      'Dr Rao', '', n, now(), CASE WHEN n % 50 = 0 THEN 'somebody' END
    FROM generate_series(1, ${REMINDERS}::int) n`;
  await deskStore().$executeRaw`ANALYZE "desk"."Reminder"`;
}

/** Milliseconds of one question. */
async function typical(actor: Actor, asked: ReminderQuestion): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const { kind } = await readReminders(actor, asked);
    if (kind !== 'ok') throw new Error(`the worklist answered ${kind}`);
    times.push(performance.now() - began);
  }
  return median(times);
}
