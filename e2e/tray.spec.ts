import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { barriers, expect, test } from './fixtures';
import { pdfFile, recordsProgram } from './records';

const tray = (page: Page) => page.getByRole('grid', { name: 'Documents without a patient' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Whose is this document?' });
const rowOf = (page: Page, name: string) => tray(page).getByRole('row').filter({ hasText: name });

test('a document that says whose it is takes Enter and Enter, and Ctrl Z takes it back', async ({
  signedIn,
  request,
}) => {
  const program = await recordsProgram(request);
  const { id, name } = await program.newPatient();
  const file = `${name.replace(' ', '_')}_report.pdf`;
  await program.sendForNobody(pdfFile(file));
  const page = await signedIn('receptionist');
  await page.goto('/tray');
  await expect(rowOf(page, file)).toContainText(`${name} · 42 F · ··1234`);
  await expect(rowOf(page, file)).toContainText('the patient’s name is in its name');
  await rowOf(page, file).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('option', { selected: true })).toContainText(name);
  await expect(panel(page).locator('canvas')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, file)).toHaveCount(0);
  await expect(panel(page)).toBeHidden();
  await expect(tray(page).locator('[data-row]:focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, file)).toBeVisible();

  // Given for good, it is found at the patient.
  await rowOf(page, file)
    .getByRole('button', { name: `Give to…: ${file}` })
    .click();
  await panel(page).getByRole('option', { selected: true }).click();
  await expect(rowOf(page, file)).toHaveCount(0);
  await page.goto(`/patients/${id}?section=documents`);
  await expect(page.getByRole('button', { name: file, exact: true })).toBeVisible();
});

test('a document without a name is given to somebody who is looked for', async ({ signedIn, request }) => {
  const program = await recordsProgram(request);
  const { name } = await program.newPatient();
  const file = `scan ${randomBytes(4).toString('hex')}.pdf`;
  await program.sendForNobody(pdfFile(file));
  const page = await signedIn('receptionist');
  await page.goto('/tray');
  await expect(rowOf(page, file)).toContainText('Nothing in its name says whose it is');
  await rowOf(page, file).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('combobox', { name: 'Find the patient' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(panel(page).getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What was just done' })).toContainText(
    `${file} given to ${name}`,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars the way to the tray, ${colorScheme}`, async ({ signedIn, request }) => {
    const program = await recordsProgram(request);
    const { name } = await program.newPatient();
    const file = `${name.replace(' ', '_')}.pdf`;
    await program.sendForNobody(pdfFile(file));
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto('/tray');
    await expect(rowOf(page, file)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await rowOf(page, file).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('canvas')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overhang()).toBe(0);
  });
}
