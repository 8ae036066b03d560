import { barriers, expect, test } from './fixtures';
import { partner } from './partner';
import { box, options } from './patient-journeys';

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
