// The headers that keep a page to itself: what it may load, who may frame it, what it tells other sites.

/** On every answer, page or not; `https` = people reach us by https. */
export function everywhereHeaders(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // On plain http a browser must ignore it (RFC 6797, 7.2), so it would only mislead a reader.
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** On answers that are no pages: nothing in them is run or drawn, whoever opens them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

type PagePolicy = { nonce: string; https: boolean; dev: boolean };

/**
 * The Content-Security-Policy of a page: scripts run by nonce only. `style=` attributes are allowed (components place
 * pop-overs with them), style sheets by nonce; development needs eval and its own style sheets.
 */
export function pagePolicy({ nonce, https, dev }: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
