// Where the service tells its events, each delivery signed. Programs come here without a session: the signature over
// the raw bytes is the whole proof, and lib/desk/events decides about it.
import { receiveEvent } from '@/lib/desk/events/receive-event';

/** 200 stored or known, 202 a kind nobody knows, 400 wrong body, 401 not proved, 409 same id other content, 413. */
export function POST(request: Request): Promise<Response> {
  return receiveEvent(request, { way: 'signed' });
}
