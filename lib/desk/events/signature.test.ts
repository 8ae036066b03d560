// Every way in which a signature can be wrong, at the door, with the verdict that is written down.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/open-desk';
import { aReminder, deliver, hmac, seconds, signed, type Answer } from './testing/deliver';
import { SIGNATURE_WINDOW } from './signature';
import type { Verdict } from '@/lib/display/verdict';

let desk: TestDesk;
beforeAll(async () => (desk = await openTestDesk()));
afterAll(() => desk.close());

const NOT_PROVED = {
  error: { code: 'UNAUTHORIZED', message: 'the signature or the address is missing, wrong or stale' },
};
const body = () => JSON.stringify(aReminder());
const lastVerdict = async () =>
  (await desk.store.deliveryIn.findFirstOrThrow({ orderBy: { id: 'desc' } })).verdict;

const WRONG: [string, Verdict, (text: string) => Promise<Answer>][] = [
  ['no header', 'no-signature', (text) => deliver(text, [])],
  ['an empty header', 'malformed-signature', (text) => deliver(text, [''])],
  ['two headers', 'malformed-signature', (text) => deliver(text, [signed(text), signed(text)])],
  ['no time', 'malformed-signature', (text) => deliver(text, [`v1=${hmac(text)}`])],
  ['no v1', 'malformed-signature', (text) => deliver(text, [`t=${seconds()}`])],
  ['two times', 'malformed-signature', (text) => deliver(text, [`t=${seconds()},${signed(text)}`])],
  ['a time that is no number', 'malformed-signature', (text) => deliver(text, [`t=1e9,v1=${hmac(text)}`])],
  ['a negative time', 'malformed-signature', (text) => deliver(text, [`t=-5,v1=${hmac(text)}`])],
  ['letters that are no hex', 'malformed-signature', (text) => deliver(text, [`t=${seconds()},v1=${'g'.repeat(64)}`])],
  ['too little hex', 'malformed-signature', (text) => deliver(text, [signed(text).slice(0, -1)])],
  ['too much hex', 'malformed-signature', (text) => deliver(text, [`${signed(text)}0`])],
  ['another hex', 'wrong-signature', (text) => deliver(text, [`t=${seconds()},v1=${'0'.repeat(64)}`])],
  ['a stale time', 'stale', (text) => deliver(text, [signed(text, { at: seconds() - SIGNATURE_WINDOW - 5 })])],
  ['a time to come', 'future', (text) => deliver(text, [signed(text, { at: seconds() + SIGNATURE_WINDOW + 5 })])],
  ['milliseconds', 'future', (text) => deliver(text, [signed(text, { at: seconds() * 1000 })])],
  ['another key', 'wrong-signature', (text) => deliver(text, [signed(text, { key: 'k'.repeat(43) })])],
  ['a time that was not signed', 'wrong-signature', (text) => deliver(text, [`t=${seconds() - 1},v1=${hmac(text, { at: seconds() + 7 })}`])],
  ['a body changed by one byte', 'wrong-signature', (text) => deliver(text.replace('Kabir', 'Kabis'), [signed(text)])],
  ['a body written again', 'wrong-signature', (text) => deliver(JSON.stringify(JSON.parse(text), null, 1), [signed(text)])],
  ['a body with a line end more', 'wrong-signature', (text) => deliver(`${text}\n`, [signed(text)])],
]; // prettier-ignore

it.each(WRONG)('refuses %s as %s, and stores nothing but the delivery', async (_, verdict, send) => {
  const events = await desk.store.eventIn.count();
  expect(await send(body())).toEqual({ status: 401, body: NOT_PROVED });
  expect(await lastVerdict()).toBe(verdict);
  expect(await desk.store.eventIn.count()).toBe(events);
});

const RIGHT: [string, (text: string) => string][] = [
  ['as the service writes it', (text) => signed(text)],
  ['in the other order', (text) => `v1=${hmac(text)},t=${seconds()}`],
  ['with blanks', (text) => ` t=${seconds()} , v1=${hmac(text)} `],
  ['in capitals', (text) => `t=${seconds()},v1=${hmac(text).toUpperCase()}`],
  ['with an unknown part', (text) => `${signed(text)},v0=abc,note`],
  ['with several v1, one of them right', (text) => `t=${seconds()},v1=${'0'.repeat(64)},v1=${hmac(text)}`],
  ['at the edge of the window', (text) => signed(text, { at: seconds() - SIGNATURE_WINDOW + 5 })],
  ['a little ahead of our clock', (text) => signed(text, { at: seconds() + SIGNATURE_WINDOW - 5 })],
];

it.each(RIGHT)('takes a signature %s', async (_, signature) => {
  const text = body();
  expect(await deliver(text, [signature(text)])).toEqual({ status: 200, body: { status: 'stored' } });
  expect(await lastVerdict()).toBe('stored');
});

it('signs over bytes, whatever they say', async () => {
  const text = `${body().slice(0, -1)} , "more":"ज़"}`;
  expect(await deliver(text)).toMatchObject({ status: 200 });
});
