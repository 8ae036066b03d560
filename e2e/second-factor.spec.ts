import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { barriers, expect, fillSignIn, test } from './fixtures';
import { confirmSecondFactor, setUpSecondFactor } from './second-factor';
import { invite, type Invited } from './staff';

const PASSWORD = 'harbour-violet-ladder-9';
const code = (page: Page | Locator) => page.getByLabel('Code', { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' }).click();

/** Signs a person in for the first time, in a browser of their own. */
async function join(browser: Browser, person: Invited, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(person.address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /Set the password/ }).click();
  await page.waitForURL('/sign-in');
  await fillSignIn(page, { email: person.email, password: PASSWORD });
  await page.waitForURL('/today');
  return page;
}

/** What the administrator's page does with a person. */
async function choose(admin: Page, { name }: Invited, item: RegExp): Promise<void> {
  await admin.getByRole('button', { name: `What to do with ${name}` }).click();
  await admin.getByRole('menuitem', { name: item }).click();
}

test('a person switches the second factor on, and signs in over an open page with it', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  // Three sign-ins and their hashes, and every step of the set-up.
  test.slow();
  const admin = await signedIn('admin');
  const person = await invite(admin);
  const page = await join(browser, person, { ...(baseURL && { baseURL }) });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Set up' }).click();
  await page.waitForURL('/second-factor/set-up');
  await page.getByLabel('Your password').fill('not my password');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/not your password/);
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Begin' }).click();
  await code(page).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(code(page)).toHaveAccessibleDescription(/not the code of this moment/);
  expect(await barriers(page)).toEqual([]);
  const app = await confirmSecondFactor(page);
  await page.waitForURL('/account');
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  // The session ends elsewhere; the sign-in over the page takes both steps, and the work goes on.
  await admin.reload();
  await choose(admin, person, /Sign out everywhere/);
  await expect(admin.getByText(`${person.name} is signed out everywhere.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await code(page).fill(app.recoveryCodes[1] ?? '');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const over = page.getByRole('alertdialog', { name: 'Sign in to go on' });
  await over.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await code(over).fill('000000');
  await page.keyboard.press('Enter');
  await expect(code(over)).toHaveAccessibleDescription(/wrong or was used/);
  await code(over).fill(app.nextCode());
  await page.keyboard.press('Enter');
  const renewed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(renewed).toHaveCount(10);
  expect(app.recoveryCodes).not.toContain(await renewed.first().innerText());
  await page.context().close();
});

test('the password alone opens nothing, the second step works without script, and a lost app is reset', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const where = baseURL === undefined ? {} : { baseURL };
  const admin = await signedIn('admin');
  const person = await invite(admin);
  const credentials = { email: person.email, password: PASSWORD };
  const page = await join(browser, person, { ...where, colorScheme: 'dark' });
  await page.goto('/second-factor/set-up');
  const { recoveryCodes, nextCode } = await setUpSecondFactor(page, PASSWORD);
  await page.waitForURL('/account');
  expect(await barriers(page)).toEqual([]);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await fillSignIn(page, credentials);
  await page.waitForURL(/\/second-factor/);
  await code(page).fill('1');
  await goOn(page);
  await expect(code(page)).toHaveAccessibleDescription(/wrong or was used/);
  await expect(code(page)).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await code(page).fill(nextCode());
  await goOn(page);
  await page.waitForURL('/today');
  await page.context().close();

  const plain = await browser.newContext({ ...where, javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto('/sign-in?next=/account');
  await fillSignIn(quiet, credentials);
  await quiet.waitForURL('/second-factor?next=%2Faccount');
  await code(quiet).fill('0000-0000-0000-0000');
  await goOn(quiet);
  await expect(quiet.getByText('wrong or was used before')).toBeVisible();
  await quiet.goto('/account');
  await expect(quiet).toHaveURL(/\/sign-in/);
  await quiet.goto('/second-factor?next=/account');
  await code(quiet).fill(recoveryCodes[0] ?? '');
  await goOn(quiet);
  await quiet.waitForURL('/account');
  await expect(quiet.getByText('9 recovery codes left')).toBeVisible();

  await admin.reload();
  await choose(admin, person, /Reset the second factor/);
  await expect(admin.getByText(`${person.name} has no second factor any more`).first()).toBeVisible();
  await quiet.goto('/account');
  await expect(quiet).toHaveURL(/\/sign-in/);
  await fillSignIn(quiet, credentials);
  await quiet.waitForURL('/account');
  await plain.close();
});
