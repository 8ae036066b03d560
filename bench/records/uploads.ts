// An upload of 10 MiB, as a form and encrypted, against a bare server that streams it to the disk and hashes it; and
// the memory of twenty at once.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { seal } from '@/lib/jwe';
import { pdf } from '@/lib/service/documents/test-files';
import { median } from '../load';
import type { OwnService } from '../own-service';
import type { Row } from '../table';

const ROUNDS = 21;
const AT_ONCE = 20;

export async function measureUploads(
  own: OwnService,
  { program, address }: { program: ChildProcess; address: string },
  floor: string,
): Promise<Row[]> {
  const bytes = new Uint8Array(pdf('big', FILE_BYTES_MAX));
  const auth = own.partner.token;
  const form = await formOf(bytes);
  const plain = () => send(address, { auth, 'content-type': form.type }, form.body);
  const sealed = sealedBody(own, bytes);
  const headers = { auth, 'content-type': 'application/json', 'x-encryption': 'JWE' };
  const encrypted = () => send(address, headers, sealed);
  // The same bytes go to both, so that only the servers differ.
  const bare = () => send(floor, {}, form.body);
  const times = await medians({ bare, plain, encrypted });
  const before = await peakOf(program);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => (turn % 2 === 0 ? plain() : encrypted())));
  const peak = await peakOf(program);
  return [
    {
      what: 'upload of 10 MiB',
      unit: 'ms',
      ours: times.plain,
      floor: times.bare,
      against: 'stream to disk + SHA-256',
      aim: 2,
      atMost: true,
    },
    {
      what: 'the same encrypted',
      unit: 'ms',
      ours: times.encrypted,
      floor: times.plain,
      against: 'the plain upload',
      aim: 4,
      atMost: true,
    },
    {
      what: `memory at its peak, ${AT_ONCE} uploads at once`,
      unit: 'MB',
      ours: peak,
      floor: 600,
      against: `the aim; one at a time took ${before.toFixed(0)}`,
      aim: 1,
      atMost: true,
    },
  ];
}

/** Megabytes of the most memory that the program had. */
async function peakOf(program: ChildProcess): Promise<number> {
  program.send('memory');
  const [{ peak }] = (await once(program, 'message')) as [{ peak: number }];
  return peak / 1024;
}

async function formOf(bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'big.pdf');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, body: await encoded.arrayBuffer() };
}

function sealedBody({ partner }: OwnService, bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('base64');
  return JSON.stringify(seal(Buffer.from(JSON.stringify({ file })), partner.key));
}

async function send(
  address: string,
  headers: Record<string, string>,
  body: NonNullable<RequestInit['body']>,
) {
  const answer = await fetch(`${address}/mr/api/v2/docs`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the upload was ${answer.status}: ${text}`);
}

/** Milliseconds of each, taken in turns, so that what else the machine does falls on all of them. */
async function medians<Name extends string>(works: Record<Name, () => Promise<void>>) {
  const names = Object.keys(works) as Name[];
  const rounds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const began = performance.now();
      await works[name]();
      // The first round only warms up.
      if (round > 0) rounds[name].push(performance.now() - began);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rounds[name])])) as Record<Name, number>;
}
