// Patients by whatever is known of them. Each kind of question is a few keys of one index; names are asked for more
// and more tolerantly until enough were found, and ranked here.
import { nameWords } from '@/lib/contract/name-sound';
import type { FindWay } from '@/lib/contract/patient-find';
import { Prisma } from '@/prisma/service/generated/client';
import type { Transaction } from '../store';
import { nameMatcher } from './rank-names';
import { nameKeys, numberKeys, TIERS, typedNumber, type Tier } from './search-keys';

export type Found = { id: string; way: FindWay };
type Question = { businessId: string; q: string; day: string | undefined; limit: number };
type Candidate = { id: string; names: string };

/** So many are read and ranked; a question that fits more people needs another word. */
const CANDIDATES_MAX = 1000;
const TOKEN_DIGITS = 3;
const PHONE_DIGITS_MIN = 4;
const WORDS_MAX = 6;

const KEYS = Prisma.sql`service.patient_keys(p."businessId",
  p."firstName" || ' ' || p."middleName" || ' ' || p."lastName", p.mobile, p."partnerId")`;

/** Ids, the best first; within one way of meeting, by closeness and name. */
export async function findForgivingly(tx: Transaction, question: Question): Promise<Found[]> {
  const { q, limit } = question;
  const number = typedNumber(q.trim());
  const found = new Map<string, FindWay>();
  const add = (ids: readonly string[], way: FindWay) => {
    for (const id of ids) if (!found.has(id)) found.set(id, way);
  };
  if (number !== null && number.length <= TOKEN_DIGITS)
    add(await byToken(tx, question, Number(number)), 'token');
  add(await byPartnerId(tx, question), 'partner_id');
  if (number !== null && number.length >= PHONE_DIGITS_MIN)
    add(await byNumber(tx, question, number), 'mobile');
  if (number === null) for (const { id, way } of await byName(tx, question)) add([id], way);
  return [...found].slice(0, limit).map(([id, way]) => ({ id, way }));
}

async function byToken(tx: Transaction, { businessId, day }: Question, token: number): Promise<string[]> {
  if (day === undefined) return [];
  const rows = await tx.appointment.findMany({
    where: { businessId, day, token },
    select: { patientId: true },
    orderBy: { startTime: 'asc' },
  });
  return rows.map(({ patientId }) => patientId);
}

async function byPartnerId(tx: Transaction, question: Question): Promise<string[]> {
  const id = question.q.trim();
  if (/\s/.test(id)) return [];
  const begins = id.toLowerCase();
  // A range, which the index answers whatever the text holds.
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM service."Patient" p
    WHERE p."businessId" = ${question.businessId} AND p."archivedAt" IS NULL
      AND lower(p."partnerId") COLLATE "C" >= ${begins} AND lower(p."partnerId") COLLATE "C" < ${`${begins}\u{10ffff}`}
    ORDER BY lower(p."partnerId") COLLATE "C" LIMIT ${question.limit}`;
  return rows.map(({ id: found }) => found);
}

async function byNumber(tx: Transaction, question: Question, digits: string): Promise<string[]> {
  const ends = Prisma.sql`p.mobile LIKE ${`%${digits}`}`;
  const begins = Prisma.sql`right(p.mobile, 10) LIKE ${`${digits}%`}`;
  const rows = await select(tx, question, [numberKeys(digits)], Prisma.sql`(${ends} OR ${begins})`);
  return rows.map(({ id }) => id);
}

async function byName(tx: Transaction, question: Question): Promise<Found[]> {
  const words = nameWords(question.q);
  const ending = words.at(-1) ?? '';
  const digits = words.length > 1 && new RegExp(`^\\d{${PHONE_DIGITS_MIN},10}$`).test(ending) ? ending : null;
  const names = (digits === null ? words : words.slice(0, -1)).slice(0, WORDS_MAX);
  if (names.length === 0) return [];
  for (const tier of TIERS) {
    const ranked = rank(names, await nameCandidates(tx, question, names, tier, digits));
    if (ranked.length >= question.limit || tier === 'misspelled') return ranked;
  }
  return [];
}

function nameCandidates(
  tx: Transaction,
  question: Question,
  names: readonly string[],
  tier: Tier,
  digits: string | null,
): Promise<Candidate[]> {
  const keys = names.map((word) => nameKeys(word, tier));
  const phone = digits === null ? Prisma.sql`TRUE` : Prisma.sql`p.mobile LIKE ${`%${digits}`}`;
  if (tier === 'written') return select(tx, question, keys, Prisma.sql`${phone} AND ${writtenSo(names)}`);
  const glued =
    names.length > 1 ? [nameKeys(names.join(''), 'heard').filter((key) => key.startsWith('~'))] : [];
  return select(tx, question, keys, phone, glued);
}

/** The key of a beginning is short; the whole of what was typed is compared here. */
function writtenSo(names: readonly string[]): Prisma.Sql {
  const whole = Prisma.sql`' ' || lower(p."firstName" || ' ' || p."middleName" || ' ' || p."lastName")`;
  const long = names.filter((word) => word.length > 4);
  return long.reduce(
    (sql, word) => Prisma.sql`${sql} AND ${whole} LIKE ${`% ${escaped(word)}%`}`,
    Prisma.sql`TRUE`,
  );
}

/** Patients that have one key of each list (or of each list of `or`), and meet the condition. */
function select(
  tx: Transaction,
  { businessId }: Question,
  lists: readonly string[][],
  condition: Prisma.Sql,
  or: readonly string[][] = [],
): Promise<Candidate[]> {
  const has = (each: readonly string[][]) =>
    each
      .map((keys) => Prisma.sql`${KEYS} && ${keys.map((key) => businessId + key)}`)
      .reduce((sql, next) => Prisma.sql`${sql} AND ${next}`);
  const keyed = or.length > 0 ? Prisma.sql`((${has(lists)}) OR (${has(or)}))` : has(lists);
  return tx.$queryRaw<Candidate[]>`
    SELECT p.id, p."firstName" || ' ' || p."middleName" || ' ' || p."lastName" AS names
    FROM service."Patient" p
    WHERE p."businessId" = ${businessId} AND p."archivedAt" IS NULL AND ${keyed} AND ${condition}
    LIMIT ${CANDIDATES_MAX}`;
}

function rank(typed: readonly string[], candidates: readonly Candidate[]): Found[] {
  const match = nameMatcher(typed);
  return candidates
    .flatMap(({ id, names }) => {
      const words = nameWords(names);
      const matched = match(words);
      if (!matched) return [];
      // Of equals, the one whose first name it is comes first.
      const second = Number(!words[0]?.startsWith(typed[0] ?? ''));
      return [{ id, names: names.toLowerCase(), second, ...matched }];
    })
    .sort(
      (one, other) =>
        one.cost - other.cost ||
        one.second - other.second ||
        compare(one.names, other.names) ||
        compare(one.id, other.id),
    )
    .map(({ id, way }) => ({ id, way }));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
