import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { barriers, expect, staff, test } from './fixtures';
import { pdfFile, recordsProgram, wrongFile } from './records';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Add documents' });
const fileLine = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

test('ten files: two are refused in words, one fails and is tried again, and each has its receipt', async ({
  signedIn,
  request,
}) => {
  const program = await recordsProgram(request);
  const { id, name } = await program.newPatient();
  const page = await signedIn('receptionist');
  await page.goto(`/patients/${id}`);
  await page.getByRole('button', { name: 'Add documents' }).click();
  await expect(panel(page)).toContainText(`to ${name} · 42 F · ··1234`);
  await expect(panel(page)).toContainText('up to 10 MB each · encrypted before they leave');
  await panel(page).getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Lab report' }).click();

  const good = Array.from({ length: 8 }, (_, at) => pdfFile(`cbc-page-${at + 1}.pdf`));
  const bad = [
    wrongFile('scan.pdf', '<!doctype html><html><body>not a scan</body></html>'),
    wrongFile('notes.pdf', 'just a few words'),
  ];
  // The line breaks once, for one file, after all of it was sent.
  let broken = false;
  await page.route('**/api/documents/incoming/*', async (route) => {
    if (!broken && route.request().method() === 'POST') {
      broken = true;
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await panel(page)
    .getByLabel('Choose files')
    .setInputFiles([...good, ...bad]);
  await expect(panel(page).getByText(/connection lost · trying again in \d s/)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Try now: / })
    .click();
  await expect(panel(page)).toContainText('8 of 10 stored');
  await expect(fileLine(page, 'scan.pdf')).toContainText('holds a web page. Scan the paper again.');
  await expect(fileLine(page, 'notes.pdf')).toContainText('Print it to a PDF');

  const [first] = good;
  if (!first) throw new Error('There is no first file.');
  await fileLine(page, first.name).getByText('Receipt').click();
  const hash = createHash('sha256').update(first.buffer).digest('hex');
  const receipt = fileLine(page, first.name).locator('dl');
  await expect(receipt).toContainText(hash.replace(/.{4}(?=.)/g, '$& '));
  await expect(receipt).toContainText(/dir \+ A128CBC-HS256, key \S+/);
  await expect(receipt).toContainText('the same, byte for byte');

  // The same file once more is not stored twice.
  await panel(page).getByLabel('Choose files').setInputFiles(first);
  await expect(panel(page)).toContainText('It is not stored twice.');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Documents/ }).click();
  const list = page.getByRole('region', { name: 'Documents' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list.getByRole('listitem').first()).toContainText('Lab report');
  // Each with its first page small beside the name.
  const small = list.getByRole('listitem').first().locator('img');
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  await list.getByRole('button', { name: 'Can we still read them all?' }).click();
  await expect(list).toContainText('8 of 8 can still be read');
});

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
