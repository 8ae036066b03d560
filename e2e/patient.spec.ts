import { barriers, expect, test } from './fixtures';
import { cases } from './patient-journeys';
import { recordsProgram } from './records';

test('what a partner writes while the page is open is marked on it', async ({ signedIn, request }) => {
  const program = await recordsProgram(request);
  const { id, name } = await program.newPatient();
  await program.writeCase(id);
  const page = await signedIn('receptionist');
  await page.goto(`/patients/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(/^The one case as of/)).toBeVisible();
  await program.writeCase(id, { display_name: 'Discharge' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(cases(page).getByRole('row', { name: /Discharge.*new/ })).toBeVisible();
});

test('a corrected name is saved and taken back; several changes at once are asked about first', async ({
  signedIn,
  request,
}) => {
  const { id, name } = await (await recordsProgram(request)).newPatient();
  const page = await signedIn('receptionist');
  await page.goto(`/patients/${id}`);
  const edit = page.getByRole('complementary', { name: 'Edit details' });
  const toasts = page.getByRole('region', { name: 'What was just done' });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await edit.getByLabel('First name').fill('Tarini');
  await page.keyboard.press('Control+s');
  await expect(toasts).toContainText(`${name} saved`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tarini');
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await edit.getByLabel('First name').fill('Ayesha');
  await edit.getByLabel('Birth date', { exact: true }).last().fill('9/7/01');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', { name: `Is this still ${name}?` });
  await question.getByRole('button', { name: 'It is a different person' }).click();
  await page.waitForURL('/patients');
  await expect(page.getByRole('combobox', { name: 'Find a patient', exact: true })).toHaveValue(/^Ayesha Z/);
  await page.goto(`/patients/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars the way on a patient's page, ${colorScheme}`, async ({ signedIn, request }) => {
    const patient = (await recordsProgram(request)).longHistory;
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto(`/patients/${patient}`);
    await expect(page.getByText(/^All \d+ cases/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Edit details' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}

for (const width of [390, 1024, 1440]) {
  test(`a patient's page has nothing to be scrolled sideways at ${width} pixels`, async ({
    signedIn,
    request,
  }) => {
    const patient = (await recordsProgram(request)).longHistory;
    const page = await signedIn('receptionist', { viewport: { width, height: 844 } });
    for (const section of ['cases', 'visits', 'documents', 'reminders']) {
      await page.goto(`/patients/${patient}?section=${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, section).toBe(0);
    }
  });
}
