import { barriers, expect, staff, test } from './fixtures';
import { fileLine, panel } from './patient-journeys';
import { pdfFile, recordsProgram, wrongFile } from './records';

test('a session that ends in the middle is begun again over the page, and the files go on', async ({
  signedIn,
  request,
}) => {
  const program = await recordsProgram(request);
  const { id } = await program.newPatient();
  const page = await signedIn('doctor', { fresh: true });
  await page.goto(`/patients/${id}`);
  await page.getByRole('button', { name: 'Add documents' }).click();
  await panel(page).getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Prescription' }).click();
  await page.context().clearCookies();
  await panel(page).getByLabel('Choose files').setInputFiles(pdfFile('prescription.pdf'));
  await expect(page.getByRole('heading', { name: 'Sign in to go on' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(staff('doctor').password);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('1 of 1 stored');
  await expect(fileLine(page, 'prescription.pdf')).toContainText('can be read back');
});

test('a document is read page by page with the keyboard, and saved under a name of ours', async ({
  signedIn,
  request,
}) => {
  const program = await recordsProgram(request);
  const { id } = await program.newPatient();
  const page = await signedIn('receptionist');
  await page.goto(`/patients/${id}?section=documents`);
  await page.getByRole('button', { name: 'Add documents' }).first().click();
  await panel(page).getByLabel('Title').fill('Referral');
  await panel(page).getByLabel('Choose files').setInputFiles(pdfFile('letter.pdf'));
  await expect(panel(page)).toContainText('1 of 1 stored');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Referral', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'Referral' });
  const sheet = viewer.locator('canvas');
  await expect.poll(() => sheet.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(400);
  const wide = async () => {
    const box = await sheet.boundingBox();
    return box !== null && box.width > box.height;
  };
  await expect.poll(wide).toBe(true);
  await page.keyboard.press('r');
  await expect.poll(wide).toBe(false);
  const saved = page.waitForEvent('download');
  await viewer.getByRole('link', { name: 'Save' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^document-[\w-]+\.pdf$/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars the way among documents, ${colorScheme}`, async ({ signedIn, request }) => {
    const { id } = await (await recordsProgram(request)).newPatient();
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto(`/patients/${id}?section=documents`);
    const list = page.getByRole('region', { name: 'Documents', exact: true });
    const add = list.getByRole('button', { name: 'Add documents' });
    await expect(add).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await add.click();
    await panel(page)
      .getByLabel('Choose files')
      .setInputFiles([pdfFile('good.pdf'), wrongFile('scan.pdf', '<html>x</html>')]);
    await expect(panel(page)).toContainText('1 of 2 stored');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: 'good.pdf', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'good.pdf' }).locator('canvas')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
}
