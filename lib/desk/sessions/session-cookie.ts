// The cookie of the session: its name, and how it is read where a browser could be made to send two of it.
import { isHttps } from '../public-origin';

/** `__Host-` binds the cookie to this very host and to https (RFC 6265bis, 4.1.3.2); on http it is not possible. */
export function sessionCookieName(): string {
  return isHttps() ? '__Host-session' : 'session';
}

/** The session cookie as a `cookie` header of its own, or null. */
export function sessionCookie(headers: Headers): Headers | null {
  const name = sessionCookieName();
  const value = onlyCookie(headers, name);
  return value === null ? null : new Headers({ cookie: `${name}=${value}` });
}

/**
 * The value of a cookie, or null. A page of a neighbouring host can plant a second cookie of the same name: which
 * one counts must not depend on the order, so two count as none.
 */
export function onlyCookie(headers: Headers, name: string): string | null {
  const found = (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return found.length === 1 && found[0] ? found[0].slice(name.length + 1) : null;
}

/** The `Set-Cookie` value that makes a browser forget the session. */
export function expiredSessionCookie(): string {
  return `${sessionCookieName()}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps() ? '; Secure' : ''}`;
}
