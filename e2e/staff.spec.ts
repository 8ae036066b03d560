import type { Page } from '@playwright/test';
import { barriers, expect, fillSignIn, test } from './fixtures';
import { invite } from './staff';

const PASSWORD = 'harbour-violet-ladder-9';
const toasts = (page: Page) => page.getByRole('region', { name: 'What was just done' });
const line = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function choose(page: Page, name: string, item: RegExp): Promise<void> {
  await line(page, name)
    .getByRole('button', { name: `What to do with ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('somebody is invited, joins, works, is switched off at once and let in again', async ({
  signedIn,
  browser,
  baseURL,
}) => {
  const admin = await signedIn('admin');
  const { name, email, address } = await invite(admin);
  await expect(line(admin, name)).toContainText('invited');

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await context.newPage();
  await theirs.goto(address);
  await theirs.getByLabel('Password', { exact: true }).fill('password');
  await theirs.getByRole('button', { name: /Set the password/ }).click();
  await expect(theirs.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /at least \d+|first guesses/,
  );
  expect(await barriers(theirs)).toEqual([]);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: /Set the password/ }).click();
  await theirs.waitForURL('/sign-in');
  await fillSignIn(theirs, { email, password: PASSWORD });
  await theirs.waitForURL(/\/today/);
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { name: 'This link is over' })).toBeVisible();

  await admin.reload();
  await expect(line(admin, name)).toContainText('active');
  await choose(admin, name, /Switch off/);
  await expect(toasts(admin)).toContainText(`${name} is switched off`);
  await theirs.goto('/today');
  await expect(theirs).toHaveURL(/\/sign-in/);
  await toasts(admin).getByRole('button', { name: 'Undo' }).click();
  await expect(line(admin, name)).toContainText('active');
  await fillSignIn(theirs, { email, password: PASSWORD });
  await theirs.waitForURL(/\/today/);
  await context.close();
});

test('what is missing stands at its field, and nobody takes the last administrator away', async ({
  signedIn,
}) => {
  // Lower than the dialog is tall: its buttons stay in reach all the same.
  const admin = await signedIn('admin', { viewport: { width: 1280, height: 480 } });
  await admin.goto('/admin/staff');
  await admin.getByRole('button', { name: 'Invite' }).click();
  const form = admin.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByRole('radio', { name: /Doctor/ }).check();
  await form.getByRole('checkbox', { name: /Every clinic/ }).uncheck();
  await form.getByRole('button', { name: 'Make the link' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
  await expect(form).toContainText('Choose which doctor this is.');
  await expect(form).toContainText('Choose at least one clinic, or every clinic.');
  expect(await barriers(admin)).toEqual([]);
  await admin.keyboard.press('Escape');
  const me = admin.getByRole('row').filter({ hasText: 'admin@demo.example' });
  await me.getByRole('button', { name: /What to do with/ }).click();
  await expect(admin.getByRole('menuitem', { name: 'Switch off' })).toBeDisabled();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars the way on the staff page, ${colorScheme}`, async ({ signedIn }) => {
    const admin = await signedIn('admin', { colorScheme });
    await admin.goto('/admin/staff');
    await expect(admin.getByRole('heading', { name: 'Staff' })).toBeVisible();
    expect(await barriers(admin)).toEqual([]);
  });
}
