// Headers of pages. Not a lock: every page, action and handler asks for the actor itself, and without this file
// nothing more is open than with it.
import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { RETURN_PATH_HEADER } from '@/lib/desk/sign-in/return-path';
import { environment } from '@/lib/env';
import { everywhereHeaders, pagePolicy } from '@/lib/page-headers';

const NONCE_BYTES = 16;

/** Gives a page its nonce and its headers. What a client sent under these names is overwritten, never merged. */
export function proxy(request: NextRequest): NextResponse {
  const https = environment().PUBLIC_ORIGIN.startsWith('https:');
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const policy = pagePolicy({ nonce, https, dev: process.env.NODE_ENV === 'development' });

  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the policy of the request.
  headers.set('content-security-policy', policy);
  headers.delete('content-security-policy-report-only');
  headers.set('x-nonce', nonce);
  headers.set(RETURN_PATH_HEADER, `${request.nextUrl.pathname}${request.nextUrl.search}`);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(everywhereHeaders(https))) response.headers.set(name, value);
  return response;
}

export const config = {
  // Left out: files of the build, and whatever takes a body, because Next cuts the body of a matched request at
  // 10 MB without a word. Next reads this line without running it, so the paths of the interface stand here again.
  matcher: [
    '/((?!_next/static|_next/image|api/|connect-auth/|cdr/|dr/|mr/|abdm/|notification/|profiles/|desk-ext/|svc-mcp/|eka-mcp/|openapi\\.json).*)',
  ],
};
