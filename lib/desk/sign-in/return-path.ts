// Where a person goes after signing in: back to the page they wanted, never to another site.

/** Written by proxy.ts: where a person who must sign in first wanted to go. Only a path of ours is followed. */
export const RETURN_PATH_HEADER = 'x-return-path';

export const FIRST_PAGE = '/today';

/** Pages that would lead in a circle. */
const NO_RETURN = ['/sign-in', '/first-administrator'];

/**
 * A path of ours, or the first page. Refused are other origins in all their spellings: `//host`, `/\host`,
 * `https:host`, and control characters that browsers drop before they look.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return FIRST_PAGE;
  const base = 'http://desk.invalid';
  if (!URL.canParse(wanted, base)) return FIRST_PAGE;
  const url = new URL(wanted, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return FIRST_PAGE;
  if (NO_RETURN.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`)))
    return FIRST_PAGE;
  return `${url.pathname}${url.search}`;
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string | null): string {
  const back = returnPath(path);
  return back === FIRST_PAGE ? '/sign-in' : `/sign-in?next=${encodeURIComponent(back)}`;
}
