// Ids in requests and answers: found, and replaced by ids that nobody has.
import type { Call } from './world';

/** An id of either kind: the service's own, a UUID, or one of the partner's. */
export const ID =
  /\b(?:cln|doc|pat|apt|key|cl)[0-9a-f]{24}\b|(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\bOU[RZ]-[\w-]*/g;

/** The same request with ids that nobody has. */
export function disguised({ path, headers = {}, body }: Call): Call {
  const changed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, other(value)]));
  if (body === undefined) return { path: other(path), headers: changed };
  const same = body instanceof Uint8Array ? body : (JSON.parse(other(JSON.stringify(body))) as object);
  return { path: other(path), headers: changed, body: same };
}

function other(text: string): string {
  return text.replace(ID, (id) =>
    id.startsWith('OUR') ? id.replace('R', 'Z') : id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  );
}
