// What is kept of a request for people to look at: text that the database can hold, and no credential.

/** Who has not proved itself gets little room: the log must not be a place to fill. */
const STRANGER_MAX = 2 * 1024;
const HEADERS_MAX = 40;
const HEADER_MAX = 500;
const NEVER_KEPT = /^(cookie|authorization|auth|proxy-authorization)$/i;

/** A body, whole for a known sender, else its start. PostgreSQL holds no NUL. */
export function keptText(raw: Uint8Array, whole: boolean): string {
  const bytes = whole ? raw : raw.subarray(0, STRANGER_MAX);
  return storable(new TextDecoder().decode(bytes));
}

export function keptHeaders(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => !NEVER_KEPT.test(name)).slice(0, HEADERS_MAX);
  return Object.fromEntries(kept.map(([name, value]) => [name, storable(value.slice(0, HEADER_MAX))]));
}

function storable(text: string): string {
  return text.replaceAll('\0', '\u2400');
}
