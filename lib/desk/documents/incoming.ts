// Files on their way in: received in parts, so that the page can say what has really arrived, pause, and go on after
// a broken line. Kept in memory only: a file in clear never lies on this machine's disk.
import { createHash } from 'node:crypto';
import { FILE_BYTES_MAX } from '@/lib/contract/document';

type Incoming = { parts: Buffer[]; received: number; touchedAt: number };

/** The parts of all unfinished files together; more have to wait. */
const BYTES_MAX = 400 * 1024 * 1024;
/** An unfinished file that nobody goes on with is forgotten. */
const FORGOTTEN_AFTER_MS = 30 * 60_000;

// On globalThis, because Next may load this file once for each route.
const SHARED = Symbol.for('front-desk.incoming-documents');
type Shared = typeof globalThis & { [SHARED]?: Map<string, Incoming> };

/** Whose file: two people never add to one. */
export type IncomingKey = { staffId: string; key: string };

export type PartTaken =
  | { kind: 'taken'; received: number }
  /** The part does not begin where the file ends so far; the page goes on from `received`. */
  | { kind: 'elsewhere'; received: number }
  | { kind: 'too-large' }
  /** Too many files are on their way at once. */
  | { kind: 'full' };

/** Adds a part that begins at `offset`. */
export function takePart(whose: IncomingKey, offset: number, part: Buffer): PartTaken {
  const files = incoming();
  forgetOld(files);
  const file = files.get(nameOf(whose)) ?? { parts: [], received: 0, touchedAt: 0 };
  if (offset !== file.received) return { kind: 'elsewhere', received: file.received };
  if (file.received + part.length > FILE_BYTES_MAX) return { kind: 'too-large' };
  if (totalBytes(files) + part.length > BYTES_MAX) return { kind: 'full' };
  file.parts.push(part);
  file.received += part.length;
  file.touchedAt = Date.now();
  files.set(nameOf(whose), file);
  return { kind: 'taken', received: file.received };
}

/** The whole file as far as it has come, and its SHA-256 in hex; empty when nothing has. It stays until forgotten. */
export function readIncoming(whose: IncomingKey): { bytes: Buffer<ArrayBuffer>; sha256: string } {
  const bytes = Buffer.concat(incoming().get(nameOf(whose))?.parts ?? []);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Lets a file go: it is stored, refused or cancelled. */
export function forgetIncoming(whose: IncomingKey): void {
  incoming().delete(nameOf(whose));
}

function incoming(): Map<string, Incoming> {
  return ((globalThis as Shared)[SHARED] ??= new Map());
}

function nameOf({ staffId, key }: IncomingKey): string {
  return JSON.stringify([staffId, key]);
}

function totalBytes(files: Map<string, Incoming>): number {
  return [...files.values()].reduce((sum, { received }) => sum + received, 0);
}

function forgetOld(files: Map<string, Incoming>): void {
  for (const [name, { touchedAt }] of files) {
    if (Date.now() - touchedAt > FORGOTTEN_AFTER_MS) files.delete(name);
  }
}
