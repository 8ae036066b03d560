import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import type { Receipt } from '@/lib/display/document';
import type { UploadDetails } from './upload-line';
import { UploadQueue } from './upload-queue';
import type { UploadRequests } from './upload-requests';

// The other side of the line, as far as the queue sees it: it keeps bytes by id, and the line can be cut.
let server: Map<string, number>;
let stored: string[];
let cut: boolean;
let cutAfterPart: boolean;
let queue: UploadQueue;

const RECEIPT = { check: 'same' } as Receipt;
const DETAILS: UploadDetails = { kind: 'lr', title: 'Blood count', caseId: null, tasks: [] };

const requests: UploadRequests = {
  sendPart: (id, offset, part) => {
    if (cut) return Promise.resolve({ kind: 'no-answer' });
    const received = server.get(id) ?? 0;
    if (offset === received) server.set(id, received + part.size);
    cut = cutAfterPart;
    return Promise.resolve({ kind: 'received', received: server.get(id) ?? 0 });
  },
  store: (id, { name, size }) => {
    if (cut) return Promise.resolve({ kind: 'no-answer' });
    const received = server.get(id) ?? 0;
    if (received !== size) return Promise.resolve({ kind: 'incomplete', received });
    if (name.startsWith('bad')) return Promise.resolve({ kind: 'refused', reason: 'webPage' });
    stored.push(id);
    return Promise.resolve({ kind: 'stored', receipt: RECEIPT, again: false });
  },
  forget: (id) => Promise.resolve(void server.delete(id)),
};

beforeEach(() => {
  server = new Map();
  stored = [];
  cut = false;
  cutAfterPart = false;
  queue = new UploadQueue(requests);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const kinds = () => queue.lines().map(({ state }) => state.kind);
const until = (expected: string[]) => vi.waitFor(() => expect(kinds()).toEqual(expected));

it('stores many, refuses each bad one with its reason, and keeps the order', async () => {
  queue.add([file('a.pdf'), file('bad.pdf'), file('empty.pdf', 0), file('b.pdf', 2_000_000)], DETAILS);
  await until(['stored', 'refused', 'refused', 'stored']);
  expect(queue.lines().map(({ state }) => ('reason' in state ? state.reason : null))).toEqual([
    null,
    'webPage',
    'empty',
    null,
  ]);
  expect(queue.lines()[0]?.details.title).toBe('');
});

it('refuses a file over the limit before a byte is sent', async () => {
  queue.add([new File([new Blob([new Uint8Array(FILE_BYTES_MAX + 1)])], 'large.pdf')], DETAILS);
  await until(['refused']);
  expect(server.size).toBe(0);
});

it('keeps a file whose line breaks, waits longer each time, and goes on where it was', async () => {
  cutAfterPart = true;
  queue.add([file('a.pdf', 1_200_000)], DETAILS);
  await until(['broken']);
  const before = [...server.values()][0];
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    const state = queue.lines()[0]?.state;
    if (state?.kind === 'broken') waits.push(state.at - Date.now());
    await vi.advanceTimersByTimeAsync(waits.at(-1) ?? 0);
    await until(['broken']);
  }
  // Waiting for the state itself takes a little of the time.
  expect(waits.map((wait) => Math.ceil(wait / 1000))).toEqual([2, 4, 8]);
  expect([...server.values()][0]).toBe(before);
  cutAfterPart = false;
  cut = false;
  queue.retry(queue.lines()[0]?.id ?? '');
  await until(['stored']);
  expect(stored).toHaveLength(1);
});

it('sends everything again to a server that has forgotten it', async () => {
  cutAfterPart = true;
  queue.add([file('a.pdf', 600_000)], DETAILS);
  await until(['broken']);
  server.clear();
  cutAfterPart = false;
  cut = false;
  queue.retry(queue.lines()[0]?.id ?? '');
  await until(['stored']);
});

it('sends nothing while it is paused, and goes on afterwards', async () => {
  queue.pause();
  queue.add([file('a.pdf'), file('b.pdf')], DETAILS);
  await vi.advanceTimersByTimeAsync(1000);
  expect(kinds()).toEqual(['waiting', 'waiting']);
  expect(server.size).toBe(0);
  queue.resume();
  await until(['stored', 'stored']);
});

it('lets a cancelled file go, here and on the server', async () => {
  cut = true;
  queue.add([file('a.pdf'), file('b.pdf')], DETAILS);
  await until(['broken', 'broken']);
  queue.cancel(queue.lines()[0]?.id ?? '');
  expect(queue.lines().map(({ name }) => name)).toEqual(['b.pdf']);
  cut = false;
  queue.retry(queue.lines()[0]?.id ?? '');
  await until(['stored']);
  expect(stored).toHaveLength(1);
});
