import type { Page } from '@playwright/test';
import { expect, staff, test } from './fixtures';
import { type Appointment, partner } from './partner';

const CARD = { display_meta: { insurance: 'Self pay', visit_count: 4 } };

const editor = (page: Page) => page.getByRole('complementary', { name: 'Edit appointment' });
const preview = (page: Page) =>
  page.getByRole('region', { name: 'Appointment card, as the board will show it' });
const toasts = (page: Page) => page.getByRole('region', { name: 'What was just done' });
const value = (page: Page, pair: string) => page.getByRole('textbox', { name: `Value of ${pair}` });

async function open(page: Page, { appointment_id }: Appointment): Promise<void> {
  await page.goto(`/today?open=${appointment_id}`);
  await expect(editor(page).getByRole('button', { name: 'Save' })).toBeVisible();
}

test('the card is edited with the keyboard alone, and the partner reads what was saved', async ({
  signedIn,
  request,
}) => {
  const program = await partner(request);
  const { appointment, name } = await program.book(CARD);
  const page = await signedIn('receptionist');
  await page.goto('/today');
  await page.getByRole('row', { name }).focus();
  // The page may have come before its script: a key that nobody heard is pressed again.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await value(page, 'Insurance').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Star Health');
  await expect(preview(page)).toContainText('Star Health changed, was “Self pay”');

  await page.getByRole('button', { name: 'Add a pair' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('co pay');
  await expect(page.getByRole('textbox', { name: 'Key of Co Pay' })).toHaveValue('co_pay');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('250.5');
  await expect(preview(page)).toContainText('250.5 added');

  // Space lifts, arrows move, Space drops.
  await page.getByRole('button', { name: 'Move Co Pay', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');

  await expect(toasts(page)).toContainText(`${name} saved`);
  const { display_meta } = await program.read(appointment.appointment_id);
  expect(Object.entries(display_meta)).toEqual([
    ['co_pay', '250.5'],
    ['insurance', 'Star Health'],
    ['visit_count', 4],
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name })).toContainText('Insurance Star Health');
});

test('two desks change different things, and both are kept', async ({ signedIn, request }) => {
  const program = await partner(request);
  const { appointment } = await program.book(CARD);
  const [one, other] = [await signedIn('receptionist'), await signedIn('admin')];
  await open(one, appointment);
  await open(other, appointment);
  await value(one, 'Insurance').fill('Star Health');
  await value(other, 'Visit Count').fill('5');
  await one.keyboard.press('Control+s');
  await expect(toasts(one)).toContainText('saved');
  await other.keyboard.press('Control+s');
  await expect(toasts(other)).toContainText(/saved\. Also in it now, from .+: Insurance/);
  expect((await program.read(appointment.appointment_id)).display_meta).toEqual({
    insurance: 'Star Health',
    visit_count: 5,
  });
});

test('two desks change the same thing, and the second is asked whose value stays', async ({
  signedIn,
  request,
}) => {
  const program = await partner(request);
  const { appointment } = await program.book(CARD);
  const [one, other] = [await signedIn('receptionist'), await signedIn('admin')];
  await open(one, appointment);
  await open(other, appointment);
  await value(one, 'Insurance').fill('Star Health');
  await value(other, 'Insurance').fill('HDFC Ergo');
  await one.keyboard.press('Control+s');
  await expect(toasts(one)).toContainText('saved');
  await other.keyboard.press('Control+s');

  const question = other.getByRole('alertdialog', {
    name: 'One field was changed by somebody else meanwhile',
  });
  await expect(question).toContainText(/From .+, \d{2}:\d{2}/);
  await question.getByRole('button', { name: 'Save these' }).click();
  await expect(question).toContainText('Choose one of the two.');
  expect((await program.read(appointment.appointment_id)).display_meta['insurance']).toBe('Star Health');
  await question.getByRole('radio', { name: /HDFC Ergo/ }).check();
  await question.getByRole('button', { name: 'Save these' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await program.read(appointment.appointment_id)).display_meta['insurance'])
    .toBe('HDFC Ergo');
});

test('a save can be taken back', async ({ signedIn, request }) => {
  const program = await partner(request);
  const { appointment } = await program.book(CARD);
  const page = await signedIn('receptionist');
  await open(page, appointment);
  await value(page, 'Insurance').fill('Star Health');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(value(page, 'Insurance')).toHaveValue('Self pay');
  expect((await program.read(appointment.appointment_id)).display_meta).toEqual(CARD.display_meta);
});

test('unsaved work is asked about, and going on keeps it', async ({ signedIn, request }) => {
  const { appointment } = await (await partner(request)).book(CARD);
  const page = await signedIn('receptionist');
  await open(page, appointment);
  await value(page, 'Insurance').fill('Star Health');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Go on editing' }).click();
  await expect(value(page, 'Insurance')).toHaveValue('Star Health');
  await page.locator('[data-row]').first().click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).not.toHaveURL(new RegExp(appointment.appointment_id));
});

test('a key that the partner would lose is named, and kept with one click', async ({ signedIn, request }) => {
  const program = await partner(request);
  const { appointment } = await program.book({
    ...CARD,
    partner_meta: { referral_code: 'R-9', plan: 'gold' },
  });
  const page = await signedIn('receptionist');
  await open(page, appointment);
  await page.getByRole('button', { name: 'Remove plan' }).click();
  await expect(preview(page)).toContainText('One key would be lost: plan.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(preview(page)).not.toContainText('would be lost');
});

test('what is wrong stands at its field and on top, and the focus is on the first', async ({
  signedIn,
  request,
}) => {
  const { appointment } = await (await partner(request)).book(CARD);
  const page = await signedIn('receptionist');
  await open(page, appointment);
  await page.getByRole('textbox', { name: 'Mobile' }).fill('12345');
  await page.getByRole('textbox', { name: 'Token' }).fill('0');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('2 fields need another look')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Token' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Mobile' })).toHaveAccessibleDescription(
    /Must be \+ and 7 to 15 digits/,
  );
});

test('name and age changed together are asked about before anything is saved', async ({
  signedIn,
  request,
}) => {
  const program = await partner(request);
  const { appointment, name } = await program.book();
  const page = await signedIn('receptionist');
  await open(page, appointment);
  await page.getByRole('textbox', { name: 'First name' }).fill('Meera');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Joshi');
  await page.getByRole('textbox', { name: 'Age in years' }).fill('9');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', { name: `Is this still ${name}?` });
  await question.getByRole('button', { name: 'It is a different person' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Tara');
  expect((await program.read(appointment.appointment_id)).patient_details.first_name).toBe('Tara');
});

test('a doctor neither sees nor opens what is another doctor’s', async ({ signedIn, request }) => {
  const program = await partner(request);
  const other = await program.book({ doctor_id: await program.otherDoctor() });
  const page = await signedIn('doctor');
  await page.goto('/today');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('row', { name: other.name })).toHaveCount(0);
  const answer = await page.goto(`/appointments/${other.appointment.appointment_id}`);
  expect(answer?.status()).toBe(403);
  const json = await page.request.get(`/api/board/appointments/${other.appointment.appointment_id}`);
  expect(json.status()).toBe(403);
});

test('closing the tab with unsaved work asks first', async ({ signedIn, request }) => {
  const { appointment } = await (await partner(request)).book(CARD);
  const page = await signedIn('receptionist');
  await open(page, appointment);
  await value(page, 'Insurance').fill('Star Health');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(value(page, 'Insurance')).toHaveValue('Star Health');
});

test('a session that ends under an unsaved card is begun again over it, and the save goes on', async ({
  signedIn,
  request,
}) => {
  const program = await partner(request);
  const { appointment, name } = await program.book(CARD);
  const page = await signedIn('receptionist', { fresh: true });
  await open(page, appointment);
  await value(page, 'Insurance').fill('Star Health');
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  const over = page.getByRole('alertdialog', { name: 'Sign in to go on' });
  expect((await program.read(appointment.appointment_id)).display_meta).toEqual(CARD.display_meta);
  await over.getByLabel('Password', { exact: true }).fill(staff('receptionist').password);
  await over.getByRole('button', { name: 'Sign in' }).click();
  await expect(over).toBeHidden();
  await expect(toasts(page)).toContainText(`${name} saved`);
  expect((await program.read(appointment.appointment_id)).display_meta['insurance']).toBe('Star Health');
});
