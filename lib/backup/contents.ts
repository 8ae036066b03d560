// What a backup holds: a tar of the plan, the keys, the tables in parts, the documents, and at the end the count of it all.
import { z } from 'zod';

export const PLAN = 'plan.json';
export const KEYS = 'keys.json';
export const COUNTS = 'counts.json';
const TABLE_PART = /^tables\/(service|desk)\/(\w+)\/(\d+)$/;
const DOCUMENT = /^documents\/([0-9a-f]{2}\/[0-9a-f]{40})$/;

const table = z.object({
  room: z.enum(['service', 'desk']),
  name: z.string().regex(/^\w+$/),
  columns: z.array(z.string().regex(/^\w+$/)).min(1),
});
export type BackupTable = z.infer<typeof table>;

/** First in the file: what a program must know before it takes the rest. */
export const planSchema = z.object({
  madeAt: z.iso.datetime(),
  /** Name → checksum, by room. */
  migrations: z.record(z.enum(['service', 'desk']), z.record(z.string(), z.string())),
  tables: z.array(table),
});
export type BackupPlan = z.infer<typeof planSchema>;

export const keysSchema = z.object({
  /** 32 bytes, base64url. */
  masterKey: z.string().regex(/^[\w-]{43}=?$/),
  /** demo.json, as it was. */
  demo: z.string().nullable(),
});
export type BackupKeys = z.infer<typeof keysSchema>;

/** Last in the file: without it the backup was never finished. */
export const countsSchema = z.object({
  /** "room/table" → rows */
  rows: z.record(z.string(), z.int()),
  documents: z.int(),
  /** "room.sequence" → its last value */
  sequences: z.record(z.string(), z.string()),
});
export type BackupCounts = z.infer<typeof countsSchema>;

export const tablePart = ({ room, name }: BackupTable, part: number) => `tables/${room}/${name}/${part}`;
export const documentEntry = (storageKey: string) => `documents/${storageKey}`;

export type Entry =
  | { kind: 'plan' | 'keys' | 'counts' }
  | { kind: 'table'; table: string }
  | { kind: 'document'; storageKey: string };

/** What an entry of the tar is, by its name; null for a name that no backup has. */
export function entryOf(name: string): Entry | null {
  if (name === PLAN) return { kind: 'plan' };
  if (name === KEYS) return { kind: 'keys' };
  if (name === COUNTS) return { kind: 'counts' };
  const [, room, tableName] = TABLE_PART.exec(name) ?? [];
  if (room && tableName) return { kind: 'table', table: `${room}/${tableName}` };
  const [, storageKey] = DOCUMENT.exec(name) ?? [];
  return storageKey ? { kind: 'document', storageKey } : null;
}
