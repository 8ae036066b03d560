import type { Page } from '@playwright/test';
import { barriers, expect, test } from './fixtures';

const box = (page: Page) => page.getByRole('combobox', { name: 'Medicine' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Medicines found' }).getByRole('option');

test('a medicine is found, unfolded and copied with the keyboard alone', async ({ signedIn }) => {
  const page = await signedIn('receptionist', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/medications');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('augmentin 625 tab');
  await expect(options(page).first()).toContainText('Augmentin 625 Duo Tablet');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Read as brand, strength, and form.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'medicines found' })).toBeAttached();

  await page.keyboard.press('ArrowRight');
  await expect(options(page).filter({ hasText: 'Clavam 625 Tablet' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const marked = options(page).and(page.locator('[aria-selected=true]'));
  const name = (await marked.locator('span').first().textContent()) ?? '';
  expect(name).not.toContain('Augmentin');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} copied`).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);

  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'augmentin 625 tab' })).toBeVisible();
});

test('a part that was read wrongly is corrected, opened and taken away', async ({ signedIn }) => {
  const page = await signedIn('doctor');
  await page.goto('/medications');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('pan 40 ');
  const parts = page.getByRole('list', { name: 'Read as' }).getByRole('button');
  await expect(parts).toHaveText(['pan brand', '40 strength']);
  await page.keyboard.press('ArrowLeft');
  await expect(parts.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'brand' }).click();
  await expect(parts.last()).toHaveText('40 brand');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(page)).toHaveValue('40');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(parts).toHaveCount(0);
  await expect(box(page)).toHaveValue('40');
});

test('what is not as typed says so: another strength, a spelling, a name that sounds alike', async ({
  signedIn,
}) => {
  const page = await signedIn('receptionist');
  await page.goto('/medications');
  await box(page).fill('azitral 500');
  await expect(options(page).first()).toContainText('Azithral 500 Tablet');
  await expect(options(page).first()).toContainText('brand sounds like it');
  await expect(options(page).filter({ hasText: '250, not 500' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'All four fields' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('azitral 500');
  await page.getByRole('textbox', { name: 'Form' }).fill('suspension');
  await expect(options(page).first()).toContainText('Suspension');
  await box(page).fill('qqqqqqqq');
  await expect(page.getByRole('heading', { name: 'No medicine fits all of this' })).toBeVisible();
});

test('an answer that comes late does not replace a newer one', async ({ signedIn }) => {
  const page = await signedIn('receptionist');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/medications?drug_name=dolo&*', async (route) => {
    await released;
    await route.continue().catch(() => undefined); // The page has given this question up.
  });
  await page.goto('/medications');
  await box(page).fill('dolo');
  await box(page).fill('crocin');
  await expect(options(page).first()).toContainText('Crocin');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeAttached();
  await expect(options(page).first()).toContainText('Crocin');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the medication search, ${colorScheme}`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto('/medications');
    await box(page).fill('augmentin 625 ');
    await expect(options(page).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'All four fields' }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'augmentin brand' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'strength' })).toBeVisible();
    // An open menu hides the rest of the page from whoever listens to it, so that it has no landmarks meanwhile.
    expect(await barriers(page, '[role=menu]')).toEqual([]);
  });
}

for (const width of [390, 1024, 1440]) {
  test(`the medication search needs no scrolling sideways at ${width} pixels`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { viewport: { width, height: 844 } });
    await page.goto('/medications');
    await box(page).fill('augmentin 625 tab ');
    await expect(options(page).first()).toBeVisible();
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overhang()).toBe(0);
  });
}
