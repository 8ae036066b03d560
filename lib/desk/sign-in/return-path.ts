// Where a person goes after signing in: back to the page they wanted, never to another site.

/** Written by proxy.ts: where a person who must sign in first wanted to go. Only a path of ours is followed. */
export const RETURN_PATH_HEADER = 'x-return-path';

export const FIRST_PAGE = '/today';

/** Pages that would lead in a circle. */
const NO_RETURN = ['/sign-in', '/first-administrator', '/second-factor'];

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
  return leadingBack('/sign-in', path);
}

/** The page that asks for the code of the second factor, and then leads to `path`. */
export function secondStepPath(path: string | null): string {
  return leadingBack('/second-factor', path);
}

/** The page where a second factor is set up, leading to `path` afterwards. */
export function setUpPath(path: string | null): string {
  return leadingBack('/second-factor/set-up', path);
}

function leadingBack(page: string, path: string | null): string {
  const back = returnPath(path);
  return back === FIRST_PAGE ? page : `${page}?next=${encodeURIComponent(back)}`;
}
