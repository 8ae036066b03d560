import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownWebhookSecrets } from '../derived-key';
import { hire, openTestDesk, type TestDesk } from '../testing/open-desk';
import { EVENT_BYTES_MAX } from './receive-event';
import { aReminder, deliver, deliverEvent, signed } from './testing/deliver';
import { addWebhookSecret, revokeWebhookSecret } from './webhook-secrets';

let desk: TestDesk;
beforeAll(async () => (desk = await openTestDesk()));
afterAll(() => desk.close());

const STORED = { status: 200, body: { status: 'stored' } };
const eventOf = (transactionId: string) => desk.store.eventIn.findMany({ where: { transactionId } });
const lastDelivery = () => desk.store.deliveryIn.findFirstOrThrow({ orderBy: { id: 'desc' } });

describe('an event that is delivered more than once', () => {
  it('is stored once, also when it was written again with its members in another order', async () => {
    const event = aReminder();
    expect(await deliverEvent(event)).toEqual(STORED);
    const again = { status: 200, body: { status: 'duplicate' } };
    expect(await deliverEvent(event)).toEqual(again);
    const { data, ...rest } = event;
    const backwards = { data: Object.fromEntries(Object.entries(data).reverse()), ...rest };
    expect(await deliver(JSON.stringify(backwards, null, 2))).toEqual(again);
    const [stored, ...more] = await eventOf(event.transaction_id);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ body: JSON.stringify(event), eventTime: BigInt(event.event_time) });
  });

  it('is a conflict with other content, and what is stored stays', async () => {
    const event = aReminder();
    await deliverEvent(event);
    const other = { ...event, data: { ...event.data, vaccines: 'HPV 1' } };
    expect(await deliverEvent(other)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
    expect(await eventOf(event.transaction_id)).toMatchObject([{ body: JSON.stringify(event) }]);
    const [stored] = await eventOf(event.transaction_id);
    expect(await lastDelivery()).toMatchObject({
      verdict: 'conflict',
      body: JSON.stringify(other),
      eventId: stored?.id,
    });
  });

  it('is stored once when many bring it at the same moment', async () => {
    const event = aReminder();
    const answers = await Promise.all(Array.from({ length: 30 }, () => deliverEvent(event)));
    const words = answers.map(({ body }) => (body as { status: string }).status);
    expect(words.filter((word) => word === 'stored')).toHaveLength(1);
    expect(words.filter((word) => word === 'duplicate')).toHaveLength(29);
    expect(await eventOf(event.transaction_id)).toHaveLength(1);
  });
});

it('keeps a kind that it does not know', async () => {
  const event = { event: 'invoice.paid', amount: 500, transaction_id: randomBytes(8).toString('hex') };
  expect(await deliverEvent(event)).toEqual({ status: 202, body: { status: 'unhandled' } });
  expect(await eventOf(event.transaction_id)).toMatchObject([{ state: 'unhandled', kind: 'invoice.paid' }]);
  expect(await deliverEvent(event)).toEqual({ status: 200, body: { status: 'duplicate' } });
});

it('keeps an unknown kind without an id under its content', async () => {
  const event = { event: 'lunch.ready', dish: randomBytes(8).toString('hex') };
  expect(await deliverEvent(event)).toMatchObject({ status: 202 });
  expect(await deliverEvent(event)).toMatchObject({ status: 200, body: { status: 'duplicate' } });
});

it('keeps late events and those out of order, each with its own time', async () => {
  const [late, early] = [aReminder(), aReminder()];
  const old = { ...early, event_time: early.event_time - 86_400_000 };
  expect(await deliverEvent(late)).toEqual(STORED);
  expect(await deliverEvent(old)).toEqual(STORED);
  expect(await eventOf(old.transaction_id)).toMatchObject([{ eventTime: BigInt(old.event_time) }]);
});

describe('a body that is not right', () => {
  it.each([
    ['no JSON', '{"event":', ''],
    ['nothing', '', ''],
    ['a list', '[]', 'object'],
    ['a key twice', '{"event":"a.b","event":"a.b"}', 'twice'],
    ['a prototype', '{"event":"a.b","__proto__":{"known":true}}', '__proto__'],
    ['a NUL', '{"event":"a\\u0000b"}', ''],
    ['no kind', '{}', 'event: is required'],
    ['a kind that is no text', '{"event":{"startsWith":""}}', 'event'],
  ])('is refused: %s', async (_, body, message) => {
    const answer = await deliver(body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'INVALID_REQUEST' } } });
    expect(JSON.stringify(answer.body)).toContain(message);
    expect(['not-json', 'wrong-field']).toContain((await lastDelivery()).verdict);
  });

  it.each([
    ['event_time', { event_time: 1_780_000_000 }, 'not seconds'],
    ['event_time', { event_time: '1780000000000' }, 'milliseconds'],
    ['transaction_id', { transaction_id: '' }, 'characters'],
    ['data.due_date', { data: { ...aReminder().data, due_date: '2031-02-30' } }, 'real date'],
    ['data.patient_id', { data: { ...aReminder().data, patient_id: { contains: '' } } }, ''],
    ['data', { data: undefined }, ''],
  ])('names %s', async (field, different, message) => {
    const answer = await deliverEvent({ ...aReminder(), ...different });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(field);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('is refused when it is no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"event":"'), Buffer.from([0xc3, 0x28, 0]), Buffer.from('"}')]);
    expect(await deliver(bytes)).toMatchObject({ status: 400 });
    expect(await lastDelivery()).toMatchObject({ verdict: 'not-json', bytes: bytes.length });
  });

  it('may have 256 KB, and not one byte more', async () => {
    const event = aReminder();
    const room = EVENT_BYTES_MAX - Buffer.byteLength(JSON.stringify({ ...event, more: '' }));
    expect(await deliverEvent({ ...event, more: 'x'.repeat(room) })).toEqual(STORED);
    const tooLong = JSON.stringify({ ...aReminder(), more: 'x'.repeat(room + 1) });
    expect(await deliver(tooLong)).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE' } } });
    expect(await lastDelivery()).toMatchObject({ verdict: 'too-large', eventId: null });
  });
});

describe('what is kept of a delivery', () => {
  it('is its headers without credentials, and a stranger gets little room', async () => {
    await deliver('x'.repeat(100_000), []);
    const kept = await lastDelivery();
    expect(kept.headers).toEqual({ 'content-type': 'application/json' });
    expect(kept.body).toHaveLength(2048);
    expect(kept.bytes).toBe(100_000);
  });
});

describe('the proofs', () => {
  it('are any number of keys, and one that is revoked is none', async () => {
    const admin = await hire(desk, { role: 'admin' });
    const { id, secret } = await addWebhookSecret(admin, 'signing-key');
    const send = () => {
      const text = JSON.stringify(aReminder());
      return deliver(text, [signed(text, { key: secret })]);
    };
    expect(await send()).toEqual(STORED);
    expect(await deliverEvent(aReminder())).toEqual(STORED);
    expect(await revokeWebhookSecret(admin, id)).toBe(true);
    expect(await send()).toMatchObject({ status: 401 });
    expect(await revokeWebhookSecret(admin, id)).toBe(false);
    const rows = await desk.store.webhookSecret.findMany();
    expect(
      JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toContain(secret);
  });

  it('need no signature under the address that only the sender knows', async () => {
    const send = (token: string) => deliver(JSON.stringify(aReminder()), [], { way: 'unsigned', token });
    expect(await send(ownWebhookSecrets().unsignedToken)).toEqual(STORED);
    expect(await send('')).toMatchObject({ status: 401 });
    expect(await send(ownWebhookSecrets().signingKey)).toMatchObject({ status: 401 });
    expect(await lastDelivery()).toMatchObject({ way: 'unsigned', verdict: 'unknown-token' });
  });

  it('stay revoked when the program starts again', async () => {
    const admin = await hire(desk, { role: 'admin' });
    const { id } = await desk.store.webhookSecret.findFirstOrThrow({ where: { kind: 'unsigned-token' } });
    await revokeWebhookSecret(admin, id);
    const token = ownWebhookSecrets().unsignedToken;
    expect(await deliver(JSON.stringify(aReminder()), [], { way: 'unsigned', token })).toMatchObject({
      status: 401,
    });
  });
});
