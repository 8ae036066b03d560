import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { config, proxy } from './proxy';

beforeAll(() => {
  process.env['PUBLIC_ORIGIN'] = 'https://desk.example.org';
});

const answerTo = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`https://desk.example.org${path}`, { headers }));
/** How Next is told the request headers that a page will see. */
const seenByPage = (answer: Response, name: string) => answer.headers.get(`x-middleware-request-${name}`);
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

describe('the headers of a page', () => {
  it('are the whole set, with a nonce of 128 bits that is new each time', () => {
    const [one, two] = [answerTo('/today'), answerTo('/today')];
    const policy = one.headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "'strict-dynamic'",
      'upgrade-insecure-requests',
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe-inline/);
    expect(Buffer.from(nonceOf(policy) ?? '', 'base64')).toHaveLength(16);
    expect(nonceOf(policy)).not.toBe(nonceOf(two.headers.get('content-security-policy')));
    expect(Object.fromEntries(one.headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('replace what a client sends under their names', () => {
    const planted = "script-src 'nonce-planted'";
    const answer = answerTo('/patients?q=1', {
      'content-security-policy': planted,
      'content-security-policy-report-only': planted,
      'x-nonce': 'planted',
      'x-return-path': '/elsewhere',
    });
    const policy = answer.headers.get('content-security-policy');
    expect(seenByPage(answer, 'content-security-policy')).toBe(policy);
    expect(seenByPage(answer, 'x-nonce')).toBe(nonceOf(policy));
    expect(seenByPage(answer, 'x-return-path')).toBe('/patients?q=1');
    expect(seenByPage(answer, 'content-security-policy-report-only')).toBeNull();
    expect([...answer.headers].join()).not.toContain('planted');
  });
});

describe('the matcher', () => {
  const pattern = new RegExp(`^${config.matcher[0]}$`);

  it.each(['/', '/today', '/sign-in', '/patients/p1', '/drawings', '/apiary', '/display/abc'])(
    'takes %s',
    (path) => {
      expect(pattern.test(path)).toBe(true);
    },
  );

  // Next would cut their bodies at 10 MB.
  it.each(['/api/documents', '/mr/api/v2/docs', '/dr/v2/appointment/a1', '/_next/static/a.js'])(
    'leaves out %s',
    (path) => {
      expect(pattern.test(path)).toBe(false);
    },
  );
});
