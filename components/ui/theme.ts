/** Light, dark or as the machine prefers: kept in a cookie, so that the server draws the right one at once. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'theme';
const ONE_YEAR_SECONDS = 31_536_000;

/** Reads the cookie's value; anything unknown is `system`. */
export function parseTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** Applies a theme to the open page and remembers it for the next one. Browser only. */
export function chooseTheme(theme: Theme): void {
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
