// What must hold after the last kill, once the program has run again in peace.
import { createHash } from 'node:crypto';
import { sweepDocuments } from '@/lib/service/documents/sweep';
import { unseal } from '@/lib/service/documents/at-rest';
import { ask, type OwnService } from '../own-service';
import type { Row } from '../table';
import type { Patches } from './writers';

export type Written = { patches: Patches[]; uploads: Map<string, string>; kills: number };

/** Leases of a killed program have to end first, in milliseconds. */
const PATIENCE = 180_000;

export async function judge(own: OwnService, written: Written, seen: Map<string, number>): Promise<Row[]> {
  const { program, address } = await own.start('program.ts');
  try {
    await settled(own);
    const { store, documents } = own.app.context;
    await sweepDocuments(store, documents.storage, documents.incoming, -5);
    const against = `of what was answered, in ${written.kills} kills`;
    const row = (what: string, ours: number, floor: number): Row => ({
      what,
      unit: 'wrong',
      ours,
      floor,
      against,
      aim: 0,
      atMost: true,
    });
    const answers = written.patches.reduce((sum, { answers }) => sum + answers, 0);
    const events = await store.outboxEvent.count();
    return [
      row('answered PATCHes that are lost', await lostPatches(own, address, written.patches), answers),
      row('answered uploads that are lost', await lostUploads(own, written.uploads), written.uploads.size),
      row('documents that are half', await halfDocuments(own), await store.document.count()),
      row('writes without their event', Math.max(0, answers - events), answers),
      row('events not delivered once by id', await lostEvents(own, seen), events),
    ];
  } finally {
    program.kill();
  }
}

/** Waits until no event waits for anything. */
async function settled({ app }: OwnService): Promise<void> {
  const { store } = app.context;
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const left =
      (await store.outboxEvent.count({ where: { spread: false } })) +
      (await store.delivery.count({ where: { state: 'waiting' } }));
    if (left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** A number that was answered, or a later one that was sent, must stand on the card. */
async function lostPatches(own: OwnService, address: string, patches: Patches[]): Promise<number> {
  let lost = 0;
  for (const { id, sent, answered } of patches) {
    const record = await ask<{ display_meta: { turn?: number } }>(
      own,
      address,
      'GET',
      `/dr/v1/appointment/${id}`,
    );
    const { turn = 0 } = record.display_meta;
    if (turn < answered || turn > sent) lost += 1;
  }
  return lost;
}

async function lostUploads({ app }: OwnService, uploads: Map<string, string>): Promise<number> {
  const { store } = app.context;
  const rows = await store.document.findMany({ where: { state: 'stored' } });
  const hashes = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  return [...uploads].filter(([id, sha256]) => hashes.get(id) !== sha256).length;
}

/** Rows without their very bytes, and bytes without a row. */
async function halfDocuments({ app }: OwnService): Promise<number> {
  const { store, documents } = app.context;
  const rows = new Map((await store.document.findMany()).map((row) => [row.storageKey, row]));
  let half = 0;
  for await (const { storageKey } of documents.storage.list()) if (!rows.has(storageKey)) half += 1;
  for (const [storageKey, { state, sha256 }] of rows) {
    const stored = await documents.storage.get(storageKey);
    const bytes = stored && unseal(documents.key, storageKey, stored);
    const whole = bytes && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (state !== 'stored' || !whole) half += 1;
  }
  return half;
}

async function lostEvents({ app }: OwnService, seen: Map<string, number>): Promise<number> {
  const events = await app.context.store.outboxEvent.findMany({
    select: { id: true, createdAt: true, deliveries: { select: { state: true } } },
  });
  const subscription = await app.context.store.subscription.findFirstOrThrow();
  return events.filter(({ id, createdAt, deliveries }) => {
    // What was told before anybody had asked for it has no delivery.
    if (deliveries.length === 0) return createdAt > subscription.createdAt;
    const [{ state } = { state: '' }] = deliveries;
    return deliveries.length !== 1 || !(state === 'dead' || (state === 'delivered' && seen.has(id)));
  }).length;
}
