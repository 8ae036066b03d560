// Finding patients among 100,000: every kind of question, in the server, at the 95th percentile.
import { randomInt } from 'node:crypto';
import { foundPatients, type FoundPatient } from '@/lib/contract/patient-find';
import { NAME_VARIANTS } from '@/lib/service/patients/name-variants';
import { withOwnService } from '../own-service';
import type { Row } from '../table';
import { oneOf, fillPatients, PATIENTS, type Names } from './people';

const QUESTIONS = 300;
const LIMIT_MS = 50;
const LEAST_RECALL = 0.95;

type Ask = (q: string, limit?: number) => Promise<FoundPatient[]>;

/** One line for each kind of question, and the recall on misspelled names. */
export function measure(): Promise<Row[]> {
  return withOwnService(async (own) => {
    const names = await fillPatients(own);
    const ask: Ask = async (q, limit = 20) => {
      const search = new URLSearchParams({ q, day: '2026-11-20', limit: String(limit) });
      const address = `${own.setting.origin}/desk-ext/v1/patients?${search.toString()}`;
      const answer = await own.app.fetch(new Request(address, { headers: { auth: own.partner.token } }));
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return foundPatients.parse(await answer.json()).patients;
    };
    const rows: Row[] = [];
    for (const [kind, question] of kinds(names)) rows.push(await slowOf(kind, question, ask));
    return [...rows, await recallOf(ask)];
  });
}

async function slowOf(kind: string, question: () => string, ask: Ask): Promise<Row> {
  const times: number[] = [];
  for (let at = 0; at < QUESTIONS; at += 1) {
    const q = question();
    const began = performance.now();
    await ask(q);
    times.push(performance.now() - began);
  }
  const ours = times.sort((one, other) => one - other)[Math.floor(QUESTIONS * 0.95)] ?? 0;
  return {
    what: `p95, ${kind}`,
    unit: 'ms',
    ours,
    floor: LIMIT_MS,
    against: 'the aim',
    aim: 1,
    atMost: true,
  };
}

/** The share of other spellings that bring the meant name within the first ten. */
async function recallOf(ask: Ask): Promise<Row> {
  let met = 0;
  for (const { name, typed } of NAME_VARIANTS) {
    const found = await ask(typed, 10);
    if (found.some(({ first_name, last_name }) => first_name === name || last_name === name)) met += 1;
  }
  return {
    what: `recall in ten, ${NAME_VARIANTS.length} other spellings`,
    unit: '',
    ours: met / NAME_VARIANTS.length,
    floor: LEAST_RECALL,
    against: 'the aim',
    aim: 1,
  };
}

function kinds({ first, last }: Names): [kind: string, question: () => string][] {
  return [
    ['two letters', () => oneOf(first).slice(0, 2)],
    ['first and last name', () => `${oneOf(first)} ${oneOf(last)}`],
    ['last name and the beginning of the first', () => `${oneOf(last)} ${oneOf(first).slice(0, 3)}`],
    ['another spelling', () => oneOf(NAME_VARIANTS).typed],
    ['two other spellings', () => `${oneOf(NAME_VARIANTS).typed} ${oneOf(NAME_VARIANTS).typed}`],
    ['nobody', () => `${oneOf(first)}xqzk ${oneOf(last)}wvz`],
    ['last four digits', () => String(randomInt(1000, 10_000))],
    ['whole phone', () => `0${randomInt(6_000_000_000, 9_999_999_999)}`],
    ['partner id', () => `ap-${randomInt(PATIENTS)}`],
  ];
}
