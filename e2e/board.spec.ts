import { expect, test } from './fixtures';
import { partner } from './partner';

test('what a partner changes is on the open board within five seconds', async ({ signedIn, request }) => {
  const program = await partner(request);
  const { appointment, name } = await program.book({ display_meta: { insurance: 'Self pay' } });
  const page = await signedIn('receptionist');
  await page.goto('/today');
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Insurance Self pay');

  await program.change(appointment, { display_meta: { insurance: 'Star Health', co_pay: 250.5 } });
  await expect(row).toContainText('Insurance Star Health', { timeout: 5000 });
  await expect(row).toContainText('Co Pay 250.5');
});

test('one tab stop leads into the board, arrows through it, and Esc back to the row', async ({
  signedIn,
  request,
}) => {
  const { name } = await (await partner(request)).book();
  const page = await signedIn('receptionist');
  await page.goto('/today');
  const grid = page.getByRole('grid', { name: 'Appointments of the day' });
  await expect(grid.locator('[role=row][tabindex="0"]')).toHaveCount(1);

  const row = page.getByRole('row', { name });
  await row.focus();
  await page.keyboard.press('Home');
  await expect(grid.locator('[data-row]').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator('[data-row]').nth(1)).toBeFocused();

  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Edit appointment' });
  await expect(panel.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row).toBeFocused();
});

test('a patient is checked in and called, the focus goes along, and it can be undone', async ({
  signedIn,
  request,
}) => {
  const program = await partner(request);
  const { appointment, name } = await program.book();
  const page = await signedIn('receptionist');
  await page.goto('/today');
  const row = page.getByRole('row', { name });
  const move = async (to: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: to }).click();
  };
  await move('Check in');
  await expect(row).toContainText('Waiting');
  await move('Call in');
  await expect(page.getByRole('rowgroup', { name: 'In room' }).getByRole('row', { name })).toBeVisible();
  await expect(row).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Edit appointment' })).toBeHidden();

  await page.keyboard.press('Control+z');
  await expect(row).toContainText('Waiting');
  await expect.poll(async () => (await program.read(appointment.appointment_id)).status).toBe('CK');
});

test('clinic, day and open appointment stand in the address, and nothing personal does', async ({
  signedIn,
  request,
}) => {
  const { appointment, name } = await (await partner(request)).book();
  const page = await signedIn('receptionist');
  await page.goto('/today');
  await page.getByRole('row', { name }).click();
  await expect(page).toHaveURL(`/today?open=${appointment.appointment_id}`);
  await page.goto('/today');
  await page.getByRole('button', { name: 'Day after' }).click();
  await expect(page).toHaveURL(/\/today\?day=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('row', { name })).toBeVisible();
});

test('when the line is lost the board stays, and says so', async ({ signedIn }) => {
  const page = await signedIn('receptionist');
  await page.goto('/today');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const rows = await page.locator('[data-row]').count();
  await page.context().setOffline(true);
  await expect(page.getByText(/^Reconnecting · as of \d{2}:\d{2}$/)).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(rows);
  await page.context().setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

for (const width of [390, 1024, 1440]) {
  test(`nothing has to be scrolled sideways at ${width} pixels`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { viewport: { width, height: 844 } });
    await page.goto('/today');
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overhang()).toBe(0);
    await page.locator('[data-row]').first().click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(await overhang()).toBe(0);
  });
}
