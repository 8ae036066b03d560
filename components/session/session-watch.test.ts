import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from './session-requests';
import { SessionWatch } from './session-watch';
import { attempt, onSignedOut } from './signed-in';

const MINUTE = 60_000;

/** A server that knows one session, ended after `idle` seconds without a PATCH. */
function server(idle: number, lasts: number) {
  const began = Date.now();
  let used = Date.now();
  const asked: string[] = [];
  const answer: { value: SessionAnswer | null; staffId: string } = { value: null, staffId: 's1' };
  const left = () => ({
    ends_in: Math.floor((used - Date.now()) / 1000) + idle,
    lasts_for: Math.floor((began - Date.now()) / 1000) + lasts,
  });
  const ask = (method: 'GET' | 'PATCH'): Promise<SessionAnswer> => {
    asked.push(method);
    if (answer.value) return Promise.resolve(answer.value);
    if (Math.min(left().ends_in, left().lasts_for) <= 0) return Promise.resolve({ kind: 'over' });
    if (method === 'PATCH') used = Date.now();
    return Promise.resolve({ kind: 'live', staffId: answer.staffId, times: left() });
  };
  return { ask, asked, answer, left, elsewhere: () => void (used = Date.now()) };
}

let watch: SessionWatch;
const somebodyElse = vi.fn();
function start(to: ReturnType<typeof server>) {
  watch = new SessionWatch({ staffId: 's1', ask: to.ask, onSomebodyElse: somebodyElse });
  watch.start(to.left());
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  watch.stop();
  somebodyElse.mockReset();
  vi.useRealTimers();
});

describe('the watch over a session', () => {
  it('warns two minutes before the idle end, and covers the page when it has come', async () => {
    start(server(1800, 28_800));
    await vi.advanceTimersByTimeAsync(28 * MINUTE - 1);
    expect(watch.state()).toEqual({ kind: 'live' });
    await vi.advanceTimersByTimeAsync(1001);
    expect(watch.state()).toMatchObject({ kind: 'warning', final: false });
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(watch.state()).toEqual({ kind: 'over' });
  });

  it('goes on when the person says so', async () => {
    start(server(1800, 28_800));
    await vi.advanceTimersByTimeAsync(29 * MINUTE);
    await watch.stay();
    expect(watch.state()).toEqual({ kind: 'live' });
    await vi.advanceTimersByTimeAsync(27 * MINUTE);
    expect(watch.state()).toEqual({ kind: 'live' });
  });

  it('takes typing for work, tells the server at most once a minute, and so never warns', async () => {
    const desk = server(1800, 28_800);
    start(desk);
    for (let second = 0; second < 60 * 60; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      watch.worked();
    }
    expect(watch.state()).toEqual({ kind: 'live' });
    expect(desk.asked.filter((method) => method === 'PATCH').length).toBeLessThanOrEqual(60);
  });

  it('does not warn in this tab while somebody works in another', async () => {
    const desk = server(1800, 28_800);
    start(desk);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    desk.elsewhere();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(watch.state()).toEqual({ kind: 'live' });
  });

  it('says that the last end cannot be moved, and can be put away until it comes', async () => {
    start(server(1800, 600));
    await vi.advanceTimersByTimeAsync(8 * MINUTE + 1000);
    expect(watch.state()).toMatchObject({ kind: 'warning', final: true });
    watch.later();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(watch.state()).toEqual({ kind: 'live' });
    await vi.advanceTimersByTimeAsync(MINUTE + 2000);
    expect(watch.state()).toEqual({ kind: 'over' });
  });

  it('covers nothing because of a lost line alone, and the page when the time is over', async () => {
    const desk = server(1800, 28_800);
    start(desk);
    desk.answer.value = { kind: 'unknown' };
    await vi.advanceTimersByTimeAsync(29 * MINUTE);
    expect(watch.state()).toEqual({ kind: 'live' });
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(watch.state()).toEqual({ kind: 'over' });
  });

  it('uncovers the page when the same person signed in in another tab, and leaves it to another person', async () => {
    const desk = server(1800, 28_800);
    start(desk);
    watch.end();
    await watch.look();
    expect(watch.state()).toEqual({ kind: 'live' });
    desk.answer.staffId = 's2';
    await watch.look();
    expect(somebodyElse).toHaveBeenCalledOnce();
  });
});

describe('attempt', () => {
  it('asks again after the sign-in, with what was typed', async () => {
    const desk = server(1800, 28_800);
    start(desk);
    desk.answer.value = { kind: 'over' };
    const stop = onSignedOut(() => void watch.look(true));
    const answers = [{ kind: 'signed-out' as const }, { kind: 'ok' as const }];
    const saved = attempt(() => Promise.resolve(answers.shift() ?? { kind: 'ok' as const }));
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.state()).toEqual({ kind: 'over' });
    watch.begin({ ends_in: 1800, lasts_for: 28_800 });
    expect(await saved).toEqual({ kind: 'ok' });
    expect(watch.state()).toEqual({ kind: 'live' });
    stop();
  });

  it('does not ask for a sign-in that another tab has done already', async () => {
    start(server(1800, 28_800));
    const stop = onSignedOut(() => void watch.look(true));
    const answers = [{ kind: 'signed-out' as const }, { kind: 'ok' as const }];
    const saved = attempt(() => Promise.resolve(answers.shift() ?? { kind: 'ok' as const }));
    expect(await saved).toEqual({ kind: 'ok' });
    expect(watch.state()).toEqual({ kind: 'live' });
    stop();
  });
});
