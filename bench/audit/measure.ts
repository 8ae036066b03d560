// An audit log of a million lines: checked from the first to the last, and searched.
import { createHmac, randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { CHAIN_START, lineHash, type ChainedLine } from '@/lib/desk/audit-chain';
import { checkChain } from '@/lib/desk/audit-log/check-chain';
import { searchAudit, type AuditQuestion } from '@/lib/desk/audit-log/search-audit';
import { closeDeskStore } from '@/lib/desk/store';
import { migrate } from '@/prisma/migrate';
import { withScratchServer } from '@/prisma/scratch';
import type { Row } from '../table';

const LINES = 1_000_000;
const PIECE = 10_000;
const PEOPLE = 40;
const PATIENTS = 20_000;
const THINGS = 100_000;
/** A year of work ends now. */
const FIRST_AT = Date.now() - 365 * 86_400_000;
const CHECK_SECONDS = 30;
const SEARCH_MS = 200;
const ASKED = 5;

type Line = ChainedLine & { hash: string };

export function measure(): Promise<Row[]> {
  return withScratchServer(async (databaseUrl) => {
    Object.assign(process.env, {
      DATABASE_URL: databaseUrl,
      MASTER_KEY: randomBytes(32).toString('base64url'),
      LOG_LEVEL: 'error',
    });
    await migrate({ databaseUrl, rooms: ['desk'] });
    const pool = new Pool({ connectionString: databaseUrl, max: 2 });
    try {
      await writeLog(pool);
      return [...(await checkRows(pool)), ...(await searchRows())];
    } finally {
      await pool.end();
      await closeDeskStore();
    }
  });
}

async function checkRows(pool: Pool): Promise<Row[]> {
  const ours = await seconds(async () => {
    const check = await checkChain();
    if (check.kind !== 'whole' || check.lines !== LINES)
      throw new Error(`the log is not whole: ${JSON.stringify(check)}`);
  });
  const floor = await seconds(() => bareCheck(pool));
  const row = { what: `checking ${LINES} lines`, unit: 's', ours, atMost: true } as const;
  return [
    { ...row, floor: CHECK_SECONDS, against: 'the aim', aim: 1 },
    { ...row, floor, against: 'reading the lines and one HMAC of each', aim: 3 },
  ];
}

async function searchRows(): Promise<Row[]> {
  const actor = {
    staffId: 'bench',
    name: 'Bench',
    email: 'bench@clinic.example',
    role: 'admin',
    doctorId: null,
    clinicIds: null,
    sessionId: 'none',
  } as const;
  const day = new Date(FIRST_AT + 100 * 86_400_000).toISOString().slice(0, 10);
  const questions: Record<string, AuditQuestion> = {
    person: { staffId: 'staff-7' },
    thing: { thing: 'thing-4711' },
    patient: { patientId: 'patient-4711' },
    day: { from: day, to: day },
    'action and day': { action: 'appointment', from: day, to: day },
  };
  const rows: Row[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let at = 0; at < ASKED; at++)
      times.push(
        await seconds(async () => {
          const { rows: found } = await searchAudit(actor, question);
          if (found.length === 0) throw new Error(`nothing was found by ${what}`);
        }),
      );
    const ours = Math.max(...times) * 1000;
    rows.push({
      what: `a search by ${what}, slowest of ${ASKED}`,
      unit: 'ms',
      ours,
      floor: SEARCH_MS,
      against: 'the aim',
      aim: 1,
      atMost: true,
    });
  }
  return rows;
}

/** Lines as the desk writes them, without its transactions. */
async function writeLog(pool: Pool): Promise<void> {
  let last: Line | undefined;
  for (let from = 0; from < LINES; from += PIECE) {
    const lines: Line[] = [];
    for (let at = from; at < from + PIECE; at++) {
      last = lineAfter(last, at);
      lines.push(last);
    }
    await insert(pool, lines);
  }
  await pool.query('UPDATE desk."AuditTail" SET seq = $1, hash = $2', [LINES, last?.hash]);
  await pool.query('ANALYZE desk."AuditLine"');
}

function lineAfter(last: Line | undefined, at: number): Line {
  const line: ChainedLine = {
    seq: BigInt(at + 1),
    at: new Date(FIRST_AT + Math.floor((at / LINES) * 365 * 86_400_000)),
    actorId: `staff-${at % PEOPLE}`,
    actorName: `Person ${at % PEOPLE}`,
    action: at % 3 === 0 ? 'appointment.update' : 'appointment.view',
    subjectKind: 'appointment',
    subjectId: `thing-${(at * 7) % THINGS}`,
    detail: { patient: `patient-${(at * 13) % PATIENTS}`, fields: 'status notes' },
    previousHash: last?.hash ?? CHAIN_START,
  };
  return { ...line, hash: lineHash(line) };
}

function insert(pool: Pool, lines: readonly Line[]): Promise<unknown> {
  return pool.query(
    `INSERT INTO desk."AuditLine" SELECT * FROM json_populate_recordset(NULL::desk."AuditLine", $1)`,
    [JSON.stringify(lines.map((line) => ({ ...line, seq: line.seq.toString() })))],
  );
}

/** What nobody can do without: every row comes over, and one HMAC of it is made. */
async function bareCheck(pool: Pool): Promise<void> {
  const key = randomBytes(32);
  for (let last = 0; last < LINES; last += PIECE) {
    const { rows } = await pool.query<Record<string, unknown>>(
      'SELECT * FROM desk."AuditLine" WHERE seq > $1 AND seq <= $2 ORDER BY seq',
      [last, last + PIECE],
    );
    for (const row of rows) createHmac('sha256', key).update(JSON.stringify(row)).digest('hex');
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
