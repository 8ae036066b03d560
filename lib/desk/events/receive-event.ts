// The door for events (reference: security, section 6 "In"): bytes, proof, body, then one transaction, then the
// answer. Every delivery is written down with its verdict, the refused ones too.
import { clientAddress } from '../client-address';
import { privateJson } from '../refusal';
import { wakeInbox } from './inbox-bell';
import { readIncoming } from './incoming-event';
import { keepDelivery, type Delivery } from './keep-deliveries';
import { signatureProblem } from './signature';
import { VERDICT_STATUS, isProved } from './verdicts';
import { activeSecrets, tokenHash } from './webhook-secrets';
import { keptHeaders, keptText } from './kept-text';
import type { Verdict } from '@/lib/display/verdict';
import { SIGNATURE_HEADER } from '@/lib/contract/event';

/** Most of what a body may hold. */
export const EVENT_BYTES_MAX = 256 * 1024;

/** How the sender proves itself: it signs, or it knows the address. */
export type Proof = { way: 'signed' } | { way: 'unsigned'; token: string };

/** Answers one delivery; never before what it says is committed. */
export async function receiveEvent(request: Request, proof: Proof): Promise<Response> {
  const at = new Date();
  const raw = await readBytes(request);
  const arrived = {
    at,
    way: proof.way,
    address: clientAddress(request.headers),
    headers: keptHeaders(request.headers),
    bytes: raw.length,
  };
  const refused = (verdict: Verdict, reason: string | null = null): Delivery => ({
    ...arrived,
    event: null,
    verdict,
    reason,
    body: keptText(raw, isProved(verdict)),
  });
  if (raw.length > EVENT_BYTES_MAX) return answered(refused('too-large'));
  const unproved = await proofProblem(request, raw, proof, at);
  if (unproved) return answered(refused(unproved));
  const event = readIncoming(raw, at.getTime());
  if ('verdict' in event) return answered(refused(event.verdict, event.message));
  return answered({ ...arrived, event });
}

async function answered(delivery: Delivery): Promise<Response> {
  const verdict = await keepDelivery(delivery);
  if (verdict === 'stored') wakeInbox();
  const reason = delivery.event === null ? delivery.reason : null;
  return privateJson(bodyOf(verdict, reason), { status: VERDICT_STATUS[verdict] });
}

async function proofProblem(
  request: Request,
  raw: Uint8Array,
  proof: Proof,
  at: Date,
): Promise<Verdict | null> {
  const { signingKeys, tokenHashes } = await activeSecrets();
  if (proof.way === 'unsigned') return tokenHashes.has(tokenHash(proof.token)) ? null : 'unknown-token';
  const now = Math.floor(at.getTime() / 1000);
  return signatureProblem(request.headers.get(SIGNATURE_HEADER), raw, signingKeys, now);
}

/** What was wrong with a proof is for the log: the sender only learns that it was not accepted. */
function bodyOf(verdict: Verdict, reason: string | null): object {
  switch (verdict) {
    case 'stored':
    case 'duplicate':
    case 'unhandled':
      return { status: verdict };
    case 'too-large':
      return failure('TOO_LARGE', `an event has at most ${EVENT_BYTES_MAX} bytes`);
    case 'conflict':
      return failure('CONFLICT', 'this transaction_id is known with other content');
    case 'not-json':
    case 'wrong-field':
      return failure('INVALID_REQUEST', reason ?? '');
    default:
      return failure('UNAUTHORIZED', 'the signature or the address is missing, wrong or stale');
  }
}

function failure(code: string, message: string): object {
  return { error: { code, message } };
}

/** The bytes as they came; one more than allowed shows that there were too many, and the rest stays unread. */
async function readBytes(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > EVENT_BYTES_MAX) break;
  }
  return Buffer.concat(chunks).subarray(0, EVENT_BYTES_MAX + 1);
}
