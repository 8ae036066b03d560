// What people do with patients, cases and documents all day, by keyboard: one list, walked at a desk with the service
// inside it and at a desk that is pointed at another's.
import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { barriers, expect, type Role } from './fixtures';
import { chooseByLetters, enter, tabTo } from './keyboard';
import { partner } from './partner';
import { pdfFile, recordsProgram, wrongFile } from './records';

export type Journey = {
  title: string;
  role: Role;
  /** `request` speaks to the service as the partner's program. */
  walk: (page: Page, request: APIRequestContext) => Promise<void>;
};

export const PATIENT_JOURNEYS: readonly Journey[] = [
  { title: 'a misspelled name in the other order leads to the patient', role: 'receptionist', walk: findMisspelled },
  { title: 'the last four digits open the family, and none of them by itself', role: 'doctor', walk: findFamily },
  { title: 'somebody who may be known is registered, asked about first', role: 'receptionist', walk: registerWarned },
  { title: 'all 230 cases are read, and the second opening tells what has changed between', role: 'receptionist', walk: openTwice },
  { title: 'ten files: two are refused in words, one fails and is tried again, each has its receipt', role: 'receptionist', walk: upload },
  { title: 'a doctor reads what has changed for the patients of today', role: 'doctor', walk: readChanges },
]; // prettier-ignore

export const box = (page: Page) => page.getByRole('combobox', { name: 'Find a patient' });
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
export const cases = (page: Page) => page.getByRole('table', { name: 'Cases by month' });
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Add documents' });
export const fileLine = (page: Page, name: string) =>
  panel(page).getByRole('listitem').filter({ hasText: name });

/** Another spelling of the same sound. */
const misspelled = (name: string) => name.replace(/[aeiou]/, 'y').concat('h');

async function findMisspelled(page: Page, request: APIRequestContext): Promise<void> {
  const { name, appointment } = await (await partner(request)).book();
  const [first = '', last = ''] = name.split(' ');
  await page.goto('/patients');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(`${misspelled(last)} ${first}`);
  await expect(options(page).first()).toContainText(name);
  await expect(options(page).first()).toContainText('about 42 F');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/patients/${appointment.patient_id}`);

  await page.goto('/patients');
  // Others at this desk open patients at the same time.
  const recent = page.getByRole('listbox', { name: 'Opened last' }).getByRole('option');
  await expect(recent.filter({ hasText: name })).toBeVisible();
}

async function findFamily(page: Page, request: APIRequestContext): Promise<void> {
  const program = await partner(request);
  const { name } = await program.book();
  await program.book();
  await page.goto('/patients');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('7710');
  const family = page.getByRole('group', { name: /people on one phone ··7710$/ });
  await expect(family).toBeVisible();
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
  await expect(family.getByRole('option').first()).toContainText(/··7710/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${name.split(' ')[1] ?? ''} 7710`);
  await expect(options(page).first()).toContainText(name);
}

async function registerWarned(page: Page, request: APIRequestContext): Promise<void> {
  const { name } = await (await partner(request)).book();
  const [first = '', last = ''] = name.split(' ');
  const form = page.getByRole('form', { name: 'New patient' });
  await page.goto('/patients');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(`${first} ${misspelled(last)} 98450 07710`);
  await expect(options(page).last()).toContainText('as a new patient');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Mobile' })).toHaveValue('98450 07710');
  const known = form.getByRole('status').getByRole('listitem').filter({ hasText: name });
  await expect(known).toContainText('name sounds alike');
  await expect(known).toContainText('same phone');
  expect(await barriers(page)).toEqual([]);

  const send = form.getByRole('button', { name: /register$/i });
  await enter(page, send);
  await expect(form.getByText('Write a date such as 5/3/84, or an age such as 42.')).toBeVisible();
  await tabTo(page, form.getByRole('textbox', { name: 'Birth date or age' }));
  await page.keyboard.type('42');
  await expect(form.getByText('Will read “about 42”')).toBeVisible();
  await tabTo(page, form.getByRole('radio', { name: 'Female' }));
  await page.keyboard.press('Space');
  await enter(page, known.getByRole('button', { name: 'Not the same person' }));
  await expect(known).toHaveCount(0);
  await enter(page, send);
  await page.waitForURL(/\/patients\/pat[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
}

async function openTwice(page: Page, request: APIRequestContext): Promise<void> {
  const program = await recordsProgram(request);
  const patient = await program.patientWithCases(230);
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
  await enter(page, news);
  await expect(cases(page)).toHaveAttribute('aria-rowcount', /^[45]$/);
  await expect(cases(page).getByRole('row', { name: /Corrected by the lab.*changed/ })).toBeVisible();
  await enter(page, news);
  await chooseByLetters(page, page.getByRole('button', { name: /Kind/ }), 'Immunisation record');
  await expect(cases(page).getByRole('row', { name: /Tetanus booster/ })).toBeVisible();
  await expect(cases(page).getByRole('row', { name: /Chest X-ray/ })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
}

async function upload(page: Page, request: APIRequestContext): Promise<void> {
  const { id, name } = await (await recordsProgram(request)).newPatient();
  await page.goto(`/patients/${id}`);
  await enter(page, page.getByRole('button', { name: 'Add documents' }));
  await expect(panel(page)).toContainText(`to ${name} · 42 F · ··1234`);
  await expect(panel(page)).toContainText('up to 10 MB each · encrypted before they leave');
  await chooseByLetters(page, panel(page).getByRole('button', { name: /Kind/ }), 'Lab report');

  const good = Array.from({ length: 8 }, (_, at) => pdfFile(`cbc-page-${at + 1}.pdf`));
  const bad = [
    wrongFile('scan.pdf', '<!doctype html><html><body>not a scan</body></html>'),
    wrongFile('notes.pdf', 'just a few words'),
  ];
  const mend = await breakLine(page);
  await chooseFiles(page, [...good, ...bad]);
  await expect(panel(page).getByText(/connection lost · trying again in \d s/)).toBeVisible();
  await tabTo(page, panel(page).getByRole('button', { name: /^Try now: / }));
  mend();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('8 of 10 stored');
  // The button is gone; the focus is still at its file.
  await expect(panel(page).getByRole('listitem').and(page.locator(':focus'))).toBeVisible();
  await expect(fileLine(page, 'scan.pdf')).toContainText('holds a web page. Scan the paper again.');
  await expect(fileLine(page, 'notes.pdf')).toContainText('Print it to a PDF');

  const [first] = good;
  if (!first) throw new Error('There is no first file.');
  await enter(page, fileLine(page, first.name).locator('summary'));
  const receipt = fileLine(page, first.name).locator('dl');
  const hash = createHash('sha256').update(first.buffer).digest('hex');
  await expect(receipt).toContainText(hash.replace(/.{4}(?=.)/g, '$& '));
  await expect(receipt).toContainText(/dir \+ A128CBC-HS256, key \S+/);
  await expect(receipt).toContainText('the same, byte for byte');
  expect(await barriers(page)).toEqual([]);

  // The same file once more is not stored twice.
  await chooseFiles(page, [first]);
  await expect(panel(page)).toContainText('It is not stored twice.');
  await page.keyboard.press('Escape');
  await enter(page, page.getByRole('link', { name: /^Documents/ }));
  const list = page.getByRole('region', { name: 'Documents' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list.getByRole('listitem').first()).toContainText('Lab report');
  // Each with its first page small beside the name.
  const small = list.getByRole('listitem').first().locator('img');
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  await enter(page, list.getByRole('button', { name: 'Can we still read them all?' }));
  await expect(list).toContainText('8 of 8 can still be read');
}

/** From now on the line breaks for one file, after all of it was sent; what comes back mends it. */
async function breakLine(page: Page): Promise<() => void> {
  let mended = false;
  let broken = '';
  await page.route('**/api/documents/incoming/*', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') broken ||= request.url();
    const breaks = !mended && request.method() === 'POST' && request.url() === broken;
    return breaks ? route.abort('connectionreset') : route.continue();
  });
  return () => {
    mended = true;
  };
}

async function chooseFiles(page: Page, files: ReturnType<typeof pdfFile>[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await enter(page, panel(page).getByRole('button', { name: 'choose', exact: true }));
  await (await choosing).setFiles(files);
}

async function readChanges(page: Page, request: APIRequestContext): Promise<void> {
  const program = await recordsProgram(request);
  const { appointment, name } = await (await partner(request)).book();
  await program.writeCase(appointment.patient_id, { display_name: 'Consultation' });
  await page.goto(`/patients/${appointment.patient_id}`);
  await expect(page.getByText(/^The one case as of/)).toBeVisible();
  await program.writeCase(appointment.patient_id, { display_name: 'Lipid profile' });
  await page.goto('/cases');
  const changes = page.getByRole('list', { name: `What changed for ${name}` });
  await expect(changes.getByRole('listitem')).toHaveText(/new\s*Lipid profile/);
  expect(await barriers(page)).toEqual([]);
  await enter(page, page.getByRole('link', { name }));
  await expect(cases(page).getByRole('row', { name: /Lipid profile.*new/ })).toBeVisible();
}
