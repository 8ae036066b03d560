import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/open-desk';
import { closeDeskStore, deskStore } from '../store';
import { Throttled, throttled } from './throttle';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
// Stopped, so that waits are told to the second.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await deskStore().rateLimit.deleteMany();
});

const email = 'meera@clinic.example';
const desk7 = { email, address: '192.0.2.7' };
const fail = () => Promise.resolve({ passed: false });
const pass = () => Promise.resolve({ passed: true });

/** How often of `count` tries at once a password was looked at, and the longest wait that was asked for. */
async function tries(count: number, who = desk7, attempt = fail) {
  const all = await Promise.allSettled(Array.from({ length: count }, () => throttled(who, attempt)));
  const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refusals.every((reason) => reason instanceof Throttled)).toBe(true);
  const waits = refusals.map((reason) => (reason instanceof Throttled ? reason.retryAfterSeconds : 0));
  return { made: count - refusals.length, wait: Math.max(0, ...waits) };
}

describe('throttled', () => {
  it('lets exactly five failures through, also when all come at once', async () => {
    expect(await tries(20)).toEqual({ made: 5, wait: 900 });
  });

  it('rests longer each time, up to four hours', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      const { wait } = await tries(6);
      waits.push(wait);
      vi.setSystemTime(Date.now() + wait * 1000 + 1);
    }
    expect(waits).toEqual([900, 1800, 3600, 7200, 14_400, 14_400]);
  });

  it('is over after the rest, and forgets failures when the right password comes', async () => {
    await tries(6);
    vi.setSystemTime(Date.now() + 899_000);
    expect((await tries(1)).made).toBe(0);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await tries(1, desk7, pass)).made).toBe(1);
    expect(await tries(6)).toEqual({ made: 5, wait: 900 });
  });

  it('forgets failures after a quarter of an hour', async () => {
    await tries(4);
    vi.setSystemTime(Date.now() + 901_000);
    expect((await tries(4)).made).toBe(4);
  });

  it('counts on after a restart', async () => {
    await tries(5);
    await closeDeskStore();
    expect((await tries(1)).made).toBe(0);
  });

  it('does not lock the desk out for what a stranger elsewhere does', async () => {
    await tries(1, desk7, pass);
    expect((await tries(6, { email, address: '198.51.100.9' })).made).toBe(5);
    expect((await tries(1, desk7, pass)).made).toBe(1);
    expect((await tries(1, { email, address: '203.0.113.4' })).made).toBe(0);
  });

  it('takes upper and lower case for one account', async () => {
    expect((await tries(3)).made + (await tries(3, { ...desk7, email: email.toUpperCase() })).made).toBe(5);
  });

  it('lets thirty attempts a minute come from one address, whoever they are for', async () => {
    const each = Array.from({ length: 35 }, (_, at) => tries(1, { ...desk7, email: `${at}@clinic.example` }));
    const made = (await Promise.all(each)).reduce((sum, one) => sum + one.made, 0);
    expect(made).toBe(30);
    expect((await tries(1, { email: 'x@clinic.example', address: '198.51.100.9' })).made).toBe(1);
  });

  it('keeps no address of a person in the table', async () => {
    await tries(1);
    const rows = await deskStore().rateLimit.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ key }) => key.includes('meera'))).toBe(false);
  });

  it('lets nobody try while the counters cannot be asked', async () => {
    await deskStore().$executeRawUnsafe('ALTER TABLE desk."RateLimit" RENAME TO "Elsewhere"');
    const attempt = vi.fn(pass);
    await expect(throttled(desk7, attempt)).rejects.not.toBeInstanceOf(Throttled);
    expect(attempt).not.toHaveBeenCalled();
    await deskStore().$executeRawUnsafe('ALTER TABLE desk."Elsewhere" RENAME TO "RateLimit"');
  });
});
