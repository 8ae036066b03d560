// Guessing passwords and codes is slowed down by account and by address, counted in the database so that a restart forgives
// nothing. When the counters cannot be asked, nobody signs in.
import { createHmac } from 'node:crypto';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { derivedKey } from '../derived-key';
import { deskStore, type DeskStore } from '../store';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const FAILURES_PER_ACCOUNT = 5;
const ATTEMPTS_PER_ADDRESS = 30;
const FIRST_REST = 15 * MINUTE;
const LONGEST_REST = 4 * 60 * MINUTE;
const ADDRESS_KNOWN_FOR = 30 * DAY;

/** Too many attempts; how long to wait, in seconds. */
export class Throttled extends Error {
  override readonly name = 'Throttled';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many attempts; the next one is possible in ${retryAfterSeconds} s.`);
  }
}

/**
 * Codes of the second factor count apart from passwords: the right password must not forgive wrong codes, or who has
 * it could try codes without end.
 */
export type Guesser = { email: string; address: string; step?: 'password' | 'code' };

/**
 * Makes one attempt, when one is left: 5 failures rest an account for 15 minutes, 5 more for 30, and so on up to
 * 4 hours. Addresses where the person signed in before count apart, so a stranger cannot lock the desk out.
 * Throws Throttled, or the counter's own error when the database cannot be asked.
 */
export async function throttled<Outcome extends { passed: boolean }>(
  who: Guesser,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  const limit = limiters();
  await consume(limit.address, who.address);
  const account = keyed(`${who.email.toLowerCase()}${who.step === 'code' ? ' code' : ''}`);
  const here = keyed(`${account} ${who.address}`);
  return inTurn(account, async () => {
    const bucket = (await limit.known.get(here)) ? here : account;
    const used = await consume(limit.account, bucket);
    const outcome = await attempt();
    if (outcome.passed) {
      await Promise.all([limit.account.delete(bucket), limit.rests.delete(bucket)]);
      await limit.known.set(here, 1, ADDRESS_KNOWN_FOR);
    } else if (used.consumedPoints >= FAILURES_PER_ACCOUNT) {
      const rests = await limit.rests.penalty(bucket);
      await limit.account.block(bucket, Math.min(FIRST_REST * 2 ** (rests.consumedPoints - 1), LONGEST_REST));
    }
    return outcome;
  });
}

async function consume(limiter: RateLimiterPrisma, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      throw new Throttled(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    throw refusal;
  }
}

const turns = new Map<string, Promise<unknown>>();

/** One attempt per account at a time: many at once would all start before the first is counted. */
async function inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(account) ?? Promise.resolve()).then(work, work);
  turns.set(account, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(account) === mine) turns.delete(account);
  }
}

/** What stands in the table instead of an e-mail address. */
function keyed(text: string): string {
  return createHmac('sha256', derivedKey('sign-in-throttle')).update(text).digest('base64url');
}

type Limiters = Record<'address' | 'account' | 'rests' | 'known', RateLimiterPrisma>;
let opened: { store: DeskStore; limiters: Limiters } | undefined;

function limiters(): Limiters {
  const store = deskStore();
  if (opened?.store === store) return opened.limiters;
  const open = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPrisma({ storeClient: store, tableName: 'rateLimit', keyPrefix, points, duration });
  const made = {
    address: open('sign-in-address', ATTEMPTS_PER_ADDRESS, MINUTE),
    account: open('sign-in-account', FAILURES_PER_ACCOUNT, FIRST_REST),
    rests: open('sign-in-rests', Number.MAX_SAFE_INTEGER, DAY),
    known: open('sign-in-known', 1, ADDRESS_KNOWN_FOR),
  };
  opened = { store, limiters: made };
  return made;
}
