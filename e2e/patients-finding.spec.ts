import type { Page } from '@playwright/test';
import { barriers, expect, test } from './fixtures';
import { partner } from './partner';

const box = (page: Page) => page.getByRole('combobox', { name: 'Find a patient' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const form = (page: Page) => page.getByRole('form', { name: 'New patient' });

/** Another spelling of the same sound. */
const misspelled = (name: string) => name.replace(/[aeiou]/, 'y').concat('h');

test('a misspelled name in the other order leads to the patient, by keyboard', async ({
  signedIn,
  request,
}) => {
  const { name, appointment } = await (await partner(request)).book();
  const [first = '', last = ''] = name.split(' ');
  const page = await signedIn('receptionist');
  await page.goto('/patients');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(`${misspelled(last)} ${first}`);
  await expect(options(page).first()).toContainText(name);
  await expect(options(page).first()).toContainText('about 42 F');
  await page.keyboard.press('Enter');
  await page.waitForURL(`/patients/${appointment.patient_id}`);

  await page.goto('/patients');
  // Others at this desk open patients at the same time.
  const recent = page.getByRole('listbox', { name: 'Opened last' }).getByRole('option');
  await expect(recent.filter({ hasText: name })).toBeVisible();
});

test('the last four digits open the family, and none of them by itself', async ({ signedIn, request }) => {
  const program = await partner(request);
  const { name } = await program.book();
  await program.book();
  const page = await signedIn('doctor');
  await page.goto('/patients');
  await box(page).fill('7710');
  const family = page.getByRole('group', { name: /people on one phone ··7710$/ });
  await expect(family).toBeVisible();
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
  await expect(family.getByRole('option').first()).toContainText(/··7710/);
  await box(page).fill(`${name.split(' ')[1] ?? ''} 7710`);
  await expect(options(page).first()).toContainText(name);
});

test('a new patient is registered from what was typed, and a likely duplicate is shown and answered', async ({
  signedIn,
  request,
}) => {
  const { name } = await (await partner(request)).book();
  const [first = '', last = ''] = name.split(' ');
  const page = await signedIn('receptionist');
  await page.goto('/patients');
  await box(page).fill(`${first} ${misspelled(last)} 98450 07710`);
  await expect(options(page).last()).toContainText('as a new patient');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expect(form(page).getByRole('textbox', { name: 'Mobile' })).toHaveValue('98450 07710');
  const warning = form(page).getByRole('status');
  await expect(warning.getByRole('listitem').filter({ hasText: name })).toContainText('name sounds alike');
  await expect(warning.getByRole('listitem').filter({ hasText: name })).toContainText('same phone');
  expect(await barriers(page)).toEqual([]);

  await form(page)
    .getByRole('button', { name: /register$/i })
    .click();
  await expect(form(page).getByText('Write a date such as 5/3/84, or an age such as 42.')).toBeVisible();
  await form(page).getByRole('textbox', { name: 'Birth date or age' }).fill('42');
  await expect(form(page).getByText('Will read “about 42”')).toBeVisible();
  await form(page).getByText('Female').click();
  await warning
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Not the same person' })
    .click();
  await expect(warning.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await form(page)
    .getByRole('button', { name: /register$/i })
    .click();
  await page.waitForURL(/\/patients\/pat[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
});

test('a patient is found from the board with Ctrl K', async ({ signedIn, request }) => {
  const { name, appointment } = await (await partner(request)).book();
  const page = await signedIn('receptionist');
  await page.goto('/today');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type(name);
  const patients = page.getByRole('dialog').getByRole('group', { name: 'Patients and tokens' });
  await expect(patients.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(`/patients/${appointment.patient_id}`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the search for patients, ${colorScheme}`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto('/patients');
    await box(page).fill('sarma');
    await expect(options(page).first()).toContainText('Sharma');
    expect(await barriers(page)).toEqual([]);
  });
}

for (const width of [390, 1024, 1440]) {
  test(`the search for patients needs no scrolling sideways at ${width} pixels`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { viewport: { width, height: 844 } });
    await page.goto('/patients');
    await box(page).fill('sharma');
    await expect(options(page).first()).toBeVisible();
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overhang()).toBe(0);
  });
}
