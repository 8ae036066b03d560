// Which addresses an event may be sent to. A partner's address must not lead into the clinic's own network, so
// the name is resolved once, every address is checked, and the connection goes to a checked one.
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export type GuardRules = { allowPrivate: boolean; ownOrigin: string };
export type CheckedAddress = { address: string; family: 4 | 6 };

/** A destination that the guard refuses; `reason` goes into the delivery log. */
export class ForbiddenAddress extends Error {
  constructor(
    readonly reason: 'not_https' | 'private_address' | 'unknown_host',
    options?: ErrorOptions,
  ) {
    super(`the destination is refused: ${reason}`, options);
    this.name = 'ForbiddenAddress';
  }
}

/** Whether the address text alone is acceptable, before any name is resolved. */
export function mayUseScheme(url: URL, rules: GuardRules): boolean {
  if (url.username || url.password) return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (rules.allowPrivate || url.origin === rules.ownOrigin))
  );
}

/** The address to connect to. Throws ForbiddenAddress when any of the name's addresses is not public. */
export async function checkDestination(url: URL, rules: GuardRules): Promise<CheckedAddress> {
  if (!mayUseScheme(url, rules)) throw new ForbiddenAddress('not_https');
  const found = await resolveHost(url.hostname.replace(/^\[|\]$/g, ''));
  const trusted = rules.allowPrivate || url.origin === rules.ownOrigin;
  if (!trusted && !found.every(({ address }) => isPublic(address)))
    throw new ForbiddenAddress('private_address');
  const [first] = found;
  if (!first) throw new ForbiddenAddress('unknown_host');
  return first;
}

/** Whether an address is one of the public internet: no loopback, private, link-local, mapped or tunnelled one. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Global IPv6 is 2000::/3 (RFC 4291); what lies outside, such as ::127.0.0.1, only looks like it.
  return parsed instanceof ipaddr.IPv6 ? parsed.match(ipaddr.IPv6.parse('2000::'), 3) : true;
}

async function resolveHost(host: string): Promise<CheckedAddress[]> {
  try {
    const found = await lookup(host, { all: true });
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch (cause) {
    throw new ForbiddenAddress('unknown_host', { cause });
  }
}
