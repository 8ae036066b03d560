import { barriers, expect, fillSignIn, staff, test } from './fixtures';

test('a receptionist signs in and is where she wanted to be', async ({ page, context }) => {
  await page.goto('/account?from=bookmark');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount%3Ffrom%3Dbookmark$/);
  await fillSignIn(page, staff('receptionist'));
  await expect(page).toHaveURL('/account?from=bookmark');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('a wrong password is said in words, and the e-mail address stays', async ({ page }) => {
  await page.goto('/sign-in');
  await fillSignIn(page, { ...staff('doctor'), password: 'not my password' });
  await expect(page.getByRole('alert').filter({ hasText: 'do not belong together' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(staff('doctor').email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('an empty form leads to the field that is missing', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill('reception');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/such as name@clinic.org/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Enter your password/,
  );
});

test('the sign-in leads to no other site', async ({ page, baseURL }) => {
  await page.goto('/sign-in?next=https://evil.example/');
  await fillSignIn(page, staff('doctor'));
  await expect(page).toHaveURL('/today');
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('it works before, and without, any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/sign-in?next=/account');
  await fillSignIn(page, { ...staff('receptionist'), password: 'not my password' });
  await expect(page.getByText('do not belong together')).toBeVisible();
  await fillSignIn(page, staff('receptionist'));
  await expect(page).toHaveURL('/account');
  await context.close();
});

test('signing out ends the session, also for the back button', async ({ signedIn }) => {
  const page = await signedIn('receptionist', { fresh: true });
  await page.goto('/account');
  const cookies = await page.context().cookies();
  await page.getByRole('button', { name: /account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.context().cookies()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
  // The server has forgotten it too.
  await page.context().addCookies(cookies);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a session that was ended elsewhere asks for the password over the page, and the work goes on', async ({
  signedIn,
}) => {
  const here = await signedIn('doctor', { fresh: true });
  const elsewhere = await signedIn('doctor', { fresh: true });
  await here.goto('/account');
  await elsewhere.goto('/account');
  await elsewhere.getByRole('button', { name: /^Sign out (the|\d+) other device/ }).click();
  await expect(elsewhere.getByText('You are signed in here only.')).toBeVisible();

  await here.getByRole('button', { name: /^Sign out (the|\d+) other device/ }).click();
  await expect(here.getByRole('heading', { name: 'Sign in to go on' })).toBeVisible();
  // Nothing of the page behind can be read or pressed.
  const behind = here.getByRole('heading', { name: 'Your account' });
  await expect(behind.click({ trial: true, timeout: 1000 })).rejects.toThrow(/intercepts pointer events/);
  await here.getByLabel('Password', { exact: true }).fill(staff('doctor').password);
  await here.keyboard.press('Enter');
  // What was asked for before the session ended is done now.
  await expect(here.getByText('You are signed in here only.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/sign-in/);
});

test('every script of a page carries the nonce of its policy, whatever a client sends', async ({
  signedIn,
}) => {
  const page = await signedIn('receptionist');
  for (const path of ['/sign-in', '/account', '/no-such-page']) {
    const answer = await page.request.get(path, {
      headers: { 'content-security-policy': "script-src 'nonce-planted'", 'x-nonce': 'planted' },
    });
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
    const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
    expect(nonce).toBeTruthy();
    expect(nonce).not.toBe('planted');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars the way in, ${colorScheme}`, async ({ browser, baseURL, signedIn }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/sign-in');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await context.close();
    const account = await signedIn('receptionist', { colorScheme });
    await account.goto('/account');
    expect(await barriers(account)).toEqual([]);
  });
}
