import { expect, test } from '@playwright/test';

test('whoever watches over the program sees that it is well', async ({ request }) => {
  const answer = await request.get('/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('a page is not served under a stranger’s name', async ({ request }) => {
  const answer = await request.get('/', { headers: { host: 'evil.example' }, maxRedirects: 0 });
  expect(answer.status()).toBe(421);
});

test('the interface stands with and without a trailing slash, and redirects nobody', async ({ request }) => {
  for (const path of ['/dr/v2/appointment/1', '/dr/v2/appointment/1/']) {
    const answer = await request.patch(path, { data: {}, maxRedirects: 0 });
    expect(answer.status()).toBe(401);
    expect(answer.headers()['www-authenticate']).toBe('Bearer');
  }
});

test('a file of the build says what it is and who may embed it, as pages do', async ({ request }) => {
  const html = await (await request.get('/sign-in')).text();
  const script = /src="(\/_next\/static\/[^"]+\.js[^"]*)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(script);
  expect(answer.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
