import type { Page } from '@playwright/test';
import { barriers, expect, test } from './fixtures';

const palette = (page: Page) => page.getByRole('dialog', { name: /^Find/ });
const box = (page: Page) => palette(page).getByRole('combobox');

/** The page may have come before its script: keys that nobody heard are pressed again. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused({ timeout: 2000 });
  }).toPass();
}

test('Ctrl K opens the search from a row, Esc brings the focus back to it', async ({ signedIn }) => {
  const page = await signedIn('receptionist');
  await page.goto('/today');
  const row = page.locator('[data-row]').first();
  await row.focus();
  await open(page);
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(row).toBeFocused();
});

test('letters typed before the search is there are in its box, and act on nothing else', async ({
  signedIn,
}) => {
  const page = await signedIn('receptionist');
  await page.goto('/today');
  const rows = page.locator('[data-row]');
  await expect(async () => {
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  // The script of the search is still on its way while somebody types on.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('remx');
  await page.keyboard.press('Backspace');
  await expect(rows.nth(1)).toBeFocused();
  arrive();
  await expect(box(page)).toHaveValue('rem');
  await page.keyboard.type('inders');
  await expect(palette(page).getByRole('option').first()).toContainText('Reminders');
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await open(page);
  await expect(box(page)).toHaveValue('');
});

test('a place is reached by the beginning of its name', async ({ signedIn }) => {
  const page = await signedIn('receptionist');
  await page.goto('/today');
  await open(page);
  await page.keyboard.type('medi');
  await expect(palette(page).getByRole('option').first()).toContainText('Medications');
  await page.keyboard.press('Enter');
  await page.waitForURL('/medications');
  await expect(palette(page)).toBeHidden();
});

test('a medicine is copied, or its line goes on in the medication search', async ({ signedIn }) => {
  const page = await signedIn('doctor', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/today');
  await open(page);
  await page.keyboard.type('dolo 650');
  const medicines = palette(page).getByRole('group', { name: 'Medicines' });
  await expect(medicines.getByRole('option').first()).toContainText('Dolo 650 Tablet');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dolo 650 Tablet copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Dolo 650 Tablet');

  await open(page);
  await page.keyboard.type('dolo 650');
  await expect(medicines.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('/medications?line=dolo+650+');
  await expect(page.getByRole('list', { name: 'Read as' }).getByRole('button')).toHaveText([
    'dolo brand',
    '650 strength',
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open search, ${colorScheme}`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto('/today');
    await open(page);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.type('dolo');
    await expect(palette(page).getByRole('group', { name: 'Medicines' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}
