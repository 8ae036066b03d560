// The administrator's keys and clients: made, shown once, replaced, checked, ended; and programs let in and out.
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { barriers, expect, test } from './fixtures';

const line = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toasts = (page: Page) => page.getByRole('region', { name: 'What was just done' });

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function confirm(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('alertdialog', { name: title }).getByRole('button', { name: action }).click();
}

/** What the dialog shows this once; it is closed afterwards. */
async function shownOnce(page: Page, title: string, ...labels: string[]): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect(dialog).toBeVisible();
  const values: string[] = [];
  for (const label of labels) values.push(await dialog.getByLabel(label, { exact: true }).inputValue());
  await dialog.getByRole('button', { name: 'Done' }).click();
  return values;
}

async function revoke(page: Page, kid: string): Promise<void> {
  await choose(page, kid, 'Revoke it');
  await confirm(page, `Revoke ${kid}?`, 'Revoke it');
  await expect(line(page, kid)).toContainText('Revoked');
}

test('a key is made, replaced, checked and revoked, and its secret is shown once', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/admin/keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const [first = '', secret = ''] = await shownOnce(page, 'The new key', 'Key id', 'Secret');
  expect(secret).toMatch(/^[\w-]{16}$/);
  await expect(line(page, first)).toContainText('Active');

  await choose(page, first, 'Replace it');
  await confirm(page, `Replace ${first}?`, 'Replace it');
  const [second = ''] = await shownOnce(page, 'The new key', 'Key id');
  await expect(line(page, first)).toContainText('Retiring');
  await expect(line(page, second)).toContainText('Active');

  await page.getByRole('button', { name: 'Check all keys' }).click();
  await expect(page.getByText(/^All \d+ keys in use open their sample/)).toBeVisible();
  await expect(line(page, second)).toContainText('Opens');

  const imported = `theirs-${randomBytes(4).toString('hex')}`;
  await page.getByRole('button', { name: 'Import a key' }).click();
  const form = page.getByRole('dialog', { name: 'Import a key' });
  await form.getByLabel('Key id').fill(imported);
  await form.getByLabel('Secret').fill('too short');
  await form.getByRole('button', { name: 'Import' }).click();
  await expect(form.getByLabel('Secret')).toHaveAccessibleDescription(/exactly 16 bytes/);
  await form.getByLabel('Secret').fill('sixteen bytes ok');
  await form.getByRole('button', { name: 'Import' }).click();
  await expect(line(page, imported)).toContainText('Active');

  for (const kid of [first, second, imported]) await revoke(page, kid);
  await page.reload();
  await expect(line(page, first)).toContainText('Revoked');
  expect(await page.content()).not.toContain(secret);
  await page.goto(`/admin/audit?thing=${first}`);
  for (const action of ['key.made', 'key.rotate', 'key.revoke'])
    await expect(line(page, action)).toHaveCount(1);
});

test('a client is added, logs in, is switched off at once and let in again', async ({
  signedIn,
  request,
}) => {
  const page = await signedIn('admin');
  await page.goto('/admin/keys');
  const name = `Laboratory ${randomBytes(4).toString('hex')}`;
  await page.getByRole('button', { name: 'Add a client' }).click();
  const form = page.getByRole('dialog', { name: 'Add a client' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toContainText('Choose at least one right');
  await form.getByRole('checkbox', { name: 'see appointments' }).check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const [id = '', secret = ''] = await shownOnce(page, 'The client’s secret', 'Client id', 'Secret');
  expect(await logIn(request, id, secret)).toBe(200);

  await choose(page, name, 'Switch it off');
  await expect(line(page, name)).toContainText('Switched off');
  expect(await logIn(request, id, secret)).toBe(401);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, name)).toContainText('May log in');
  expect(await logIn(request, id, secret)).toBe(200);

  await choose(page, name, 'Change its rights');
  const rights = page.getByRole('dialog', { name: `What ${name} may do` });
  await rights.getByRole('checkbox', { name: 'search medicines' }).check();
  await rights.getByRole('button', { name: 'Save' }).click();
  await expect(line(page, name)).toContainText('see appointments, search medicines');
});

async function logIn(request: APIRequestContext, client_id: string, client_secret: string): Promise<number> {
  const data = { client_id, client_secret };
  return (await request.post('/connect-auth/v1/account/login', { data })).status();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars the way on the page of keys, ${colorScheme}`, async ({ signedIn }) => {
    const page = await signedIn('admin', { colorScheme });
    await page.goto('/admin/keys');
    await expect(page.getByRole('heading', { name: 'Keys and clients' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a client' }).click();
    await expect(page.getByRole('dialog', { name: 'Add a client' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}
