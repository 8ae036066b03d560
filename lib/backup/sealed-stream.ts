// The outer form of a backup: frames under AES-256-GCM, so that neither a changed byte, nor a frame put
// elsewhere, nor a cut end goes unnoticed (the STREAM construction, Hoang et al. 2015).
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { SetupProblem } from '@/lib/setup-problem';

const MAGIC = Buffer.from('FRONTDESK-BACKUP-1\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const FRAME_BYTES = 1024 * 1024;
/** In the length of a frame: it is the last one. */
const LAST = 0x8000_0000;
/** OWASP's figures for scrypt: 128 MB and about half a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const DAMAGED = 'The backup is damaged or cut short: nothing of it was used. Take another copy of it.';

/** Seals a stream of bytes under a passphrase; each file has a salt, and so a key, of its own. */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  let waiting: Buffer | null = null;
  for await (const plain of framesOf(source)) {
    if (waiting) yield sealFrame(key, number++, waiting, false);
    waiting = plain;
  }
  yield sealFrame(key, number, waiting ?? Buffer.alloc(0), true);
}

/** Opens what `seal` made. Throws SetupProblem for a wrong passphrase, a changed byte or a missing end. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = byteReader(source);
  const head = await reader.take(MAGIC.length + SALT_BYTES);
  if (!head?.subarray(0, MAGIC.length).equals(MAGIC))
    throw new SetupProblem('This file is no backup of a desk.');
  const key = await keyOf(passphrase, head.subarray(MAGIC.length));
  for (let number = 0; ; number++) {
    const length = await reader.take(LENGTH_BYTES);
    const last = length !== null && (length.readUInt32BE() & LAST) !== 0;
    const sealed = length && (await reader.take((length.readUInt32BE() & ~LAST) + TAG_BYTES));
    if (!length || !sealed) throw new SetupProblem(DAMAGED);
    yield openFrame(key, number, length, sealed);
    if (!last) continue;
    if ((await reader.take(1)) !== null) throw new SetupProblem(DAMAGED);
    return;
  }
}

function sealFrame(key: Buffer, number: number, plain: Buffer, last: boolean): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE((plain.length | (last ? LAST : 0)) >>> 0);
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(length);
  return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openFrame(key: Buffer, number: number, length: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(length);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new SetupProblem(
      number === 0 ? 'The passphrase does not fit this backup, or its first part is damaged.' : DAMAGED,
      {
        cause: error,
      },
    );
  }
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

const keyOf = (passphrase: string, salt: Buffer) =>
  promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)(passphrase.normalize('NFC'), salt, 32, COST);

async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = byteReader(source);
  for (;;) {
    const frame = await reader.upTo(FRAME_BYTES);
    if (frame.length === 0) return;
    yield frame;
  }
}

/** Takes exact numbers of bytes from a stream of chunks of any length. */
function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer[] = [];
  let held = 0;
  const upTo = async (count: number): Promise<Buffer> => {
    while (held < count) {
      const next = await chunks.next();
      if (next.done) break;
      rest.push(next.value);
      held += next.value.length;
    }
    const all = Buffer.concat(rest);
    rest = [all.subarray(count)];
    held = rest[0]?.length ?? 0;
    return all.subarray(0, count);
  };
  /** Null when fewer are left. */
  const take = async (count: number): Promise<Buffer | null> => {
    const taken = await upTo(count);
    return taken.length === count ? taken : null;
  };
  return { upTo, take };
}
