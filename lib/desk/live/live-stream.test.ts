import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../sign-in/sign-in';
import { disableStaff } from '../staff/disable-staff';
import { hire, openTestDesk, TEST_PASSWORD, type TestDesk } from '../testing/open-desk';
import { tellChange } from './changes';
import { startHearing } from './hearing';
import { liveStream } from './live-stream';

let desk: TestDesk;
let hearing: ReturnType<typeof startHearing>;
beforeAll(async () => {
  desk = await openTestDesk();
  hearing = startHearing(desk.url);
});
afterAll(async () => {
  await hearing.stop();
  await desk.close();
});

/** Somebody who follows a board: what the line says, one message after the other; null when it has ended. */
async function follow() {
  const actor = await hire(desk);
  const visitor = { address: '192.0.2.7', userAgent: 'Firefox/140', headers: new Headers() };
  const outcome = await signIn({ email: actor.email, password: TEST_PASSWORD }, visitor);
  if (outcome.kind !== 'signed-in') throw new Error(`not signed in: ${outcome.kind}`);
  const headers = { cookie: outcome.cookies[0]?.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' };
  const answer = await open(headers);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader.read()).value ?? null;
  expect(await next()).toBe(':\n\n');
  return { actor, answer, next, leave: () => reader.cancel() };
}

function open(headers: Record<string, string>) {
  const request = new Request('http://localhost:4999/api/board/live', { headers });
  return liveStream(request, 'board', 'board:view');
}

it('tells a page of a change of what it follows, of nothing else, and of no detail', async () => {
  const { answer, next, leave } = await follow();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  await tellChange('reminders', 'events');
  await tellChange('board');
  expect(await next()).toBe('data: board\n\n');
  await leave();
});

it('tells many changes at once as one', async () => {
  const { next, leave } = await follow();
  await Promise.all(Array.from({ length: 50 }, () => tellChange('board')));
  expect(await next()).toBe('data: board\n\n');
  await tellChange('board');
  expect(await next()).toBe('data: board\n\n');
  await leave();
});

it('tells of a change that may have been missed while the line to the database was broken', async () => {
  const { next, leave } = await follow();
  await desk.store.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN front_desk_live%'`;
  expect(await next()).toBe('data: board\n\n');
  await leave();
});

it('ends with the session', async () => {
  const { actor, next } = await follow();
  const admin = await hire(desk, { role: 'admin' });
  await disableStaff(admin, actor.staffId, 'left the clinic');
  await tellChange('board');
  expect(await next()).toBeNull();
});

it('is not opened for somebody without a session', async () => {
  const answer = await open({ 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
});
