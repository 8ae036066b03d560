// Reads a backup file entry by entry; nothing of it is believed before its frame was opened and its shape checked.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { SetupProblem } from '@/lib/setup-problem';
import {
  countsSchema,
  entryOf,
  keysSchema,
  planSchema,
  type BackupCounts,
  type BackupKeys,
  type BackupPlan,
} from './contents';
import { unseal } from './sealed-stream';

export type BackupEntry =
  | { kind: 'plan'; plan: BackupPlan }
  | { kind: 'keys'; keys: BackupKeys }
  | { kind: 'table'; table: string; part: Buffer }
  | { kind: 'document'; storageKey: string; bytes: Buffer }
  | { kind: 'counts'; counts: BackupCounts };

/** Every entry in the order of the file. Throws SetupProblem for a wrong passphrase and for a damaged file. */
export async function* readEntries(file: string, passphrase: string): AsyncGenerator<BackupEntry> {
  const archive = extract();
  let failure: unknown = null;
  pipeline(
    createReadStream(file),
    (source: AsyncIterable<Buffer>) => unseal(source, passphrase),
    createGunzip(),
    archive,
    (error) => (failure = error),
  );
  try {
    for await (const entry of archive) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield understand(entry.header.name, Buffer.concat(chunks));
    }
  } catch (error) {
    throw failure ?? error;
  }
  // Thrown by a part of the pipeline after the last entry was read.
  if (failure) throw failure as Error;
}

function understand(name: string, bytes: Buffer): BackupEntry {
  const entry = entryOf(name);
  switch (entry?.kind) {
    case 'plan':
      return { kind: 'plan', plan: parse(planSchema, bytes) };
    case 'keys':
      return { kind: 'keys', keys: parse(keysSchema, bytes) };
    case 'counts':
      return { kind: 'counts', counts: parse(countsSchema, bytes) };
    case 'table':
      return { kind: 'table', table: entry.table, part: bytes };
    case 'document':
      return { kind: 'document', storageKey: entry.storageKey, bytes };
    case undefined:
      throw new SetupProblem(
        'The backup holds something that this program does not know. Use a newer program.',
      );
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.infer<Schema> {
  return schema.parse(JSON.parse(bytes.toString()));
}
