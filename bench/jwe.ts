// Sealing and opening a body, against the bare ciphers of OpenSSL through node:crypto on the same bytes.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { open, seal } from '@/lib/jwe';
import type { Row } from './table';

const KEY = { kid: 'bench', secret: 'sixteen bytes :)' };
const ROUNDS = 5;

/** The middle of several rounds, in milliseconds for one body. */
export function measure(): Promise<Row[]> {
  const rows = [
    { what: 'seal and open 1 KB', bytes: 1024, times: 2000 },
    { what: 'seal and open 10 MiB', bytes: 10 * 1024 * 1024, times: 3 },
  ].map(({ what, bytes, times }): Row => {
    const body = randomBytes(bytes);
    const ours = () => open(seal(body, KEY), () => KEY);
    return {
      what,
      unit: 'ms',
      ours: milliseconds(ours, times),
      floor: milliseconds(() => bare(body), times),
      against: 'AES-128-CBC + HMAC-SHA-256, no form',
      // The form costs base64url of everything and a second pass over it.
      aim: 5,
      atMost: true,
    };
  });
  const [kilobyte] = rows;
  const absolute = kilobyte && {
    ...kilobyte,
    what: '1 KB against the wanted 0.2 ms',
    floor: 0.2,
    against: 'the aim',
    aim: 1,
  };
  return Promise.resolve(absolute ? [...rows, absolute] : rows);
}

function bare(body: Buffer): Buffer {
  const [macKey, key, iv] = [randomBytes(16), randomBytes(16), randomBytes(16)];
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const sealed = Buffer.concat([cipher.update(body), cipher.final()]);
  const tag = createHmac('sha256', macKey).update(sealed).digest();
  const again = createHmac('sha256', macKey).update(sealed).digest();
  if (!tag.equals(again)) throw new Error('the floor is broken');
  const decipher = createDecipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

function milliseconds(work: () => unknown, times: number): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const began = process.hrtime.bigint();
    for (let time = 0; time < times; time += 1) work();
    return Number(process.hrtime.bigint() - began) / 1e6 / times;
  });
  // The first round warms up.
  return rounds.slice(1).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
