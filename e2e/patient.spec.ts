import type { Page } from '@playwright/test';
import { barriers, expect, test } from './fixtures';
import { partner } from './partner';
import { recordsProgram } from './records';

const cases = (page: Page) => page.getByRole('table', { name: 'Cases by month' });

test('all 230 cases are read, and the second opening tells what has changed between', async ({
  signedIn,
  request,
}) => {
  const program = await recordsProgram(request);
  const patient = program.longHistory;
  const page = await signedIn('receptionist');
  await page.goto(`/patients/${patient}`);
  await expect(page.getByText(/^All 230 cases as of \d{2}:\d{2}:\d{2}$/)).toBeVisible();
  await expect(cases(page)).toHaveAttribute('aria-rowcount', /^2[3-9]\d$/);
  // Only what is near the window is drawn.
  expect(await cases(page).getByRole('row').count()).toBeLessThan(80);

  await page.goto('/account');
  const [corrected, removed] = await program.caseIds(patient);
  await program.writeCase(patient, { display_name: 'Chest X-ray', hi_type: 'DiagnosticReport' });
  await program.writeCase(patient, { display_name: 'Tetanus booster', hi_type: 'ImmunizationRecord' });
  await program.changeCase(patient, corrected ?? '', { display_name: 'Corrected by the lab' });
  await program.removeCase(patient, removed ?? '');

  await page.goto(`/patients/${patient}`);
  await expect(page.getByText(/^All 231 cases/)).toBeVisible();
  const news = page.getByRole('button', { name: /^2 new, 1 changed, 1 removed since you last looked, / });
  await expect(cases(page).getByRole('row', { name: /Chest X-ray.*Diagnostic report.*new/ })).toBeVisible();
  await news.click();
  await expect(cases(page)).toHaveAttribute('aria-rowcount', /^[45]$/);
  await expect(cases(page).getByRole('row', { name: /Corrected by the lab.*changed/ })).toBeVisible();
  await news.click();
  await page.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Immunisation record' }).click();
  await expect(cases(page).getByRole('row', { name: /Tetanus booster/ })).toBeVisible();
  await expect(cases(page).getByRole('row', { name: /Chest X-ray/ })).toHaveCount(0);
});

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

test('a doctor reads what has changed for the patients of today', async ({ signedIn, request }) => {
  const program = await recordsProgram(request);
  const { appointment, name } = await (await partner(request)).book();
  await program.writeCase(appointment.patient_id, { display_name: 'Consultation' });
  const page = await signedIn('doctor');
  await page.goto(`/patients/${appointment.patient_id}`);
  await expect(page.getByText(/^The one case as of/)).toBeVisible();
  await program.writeCase(appointment.patient_id, { display_name: 'Lipid profile' });
  await page.goto('/cases');
  const changes = page.getByRole('list', { name: `What changed for ${name}` });
  await expect(changes.getByRole('listitem')).toHaveText(/new\s*Lipid profile/);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name }).click();
  await expect(cases(page).getByRole('row', { name: /Lipid profile.*new/ })).toBeVisible();
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
