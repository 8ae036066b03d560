// A reminder's way: sent from the embedded service, delivered, in the open list, worked on by people, closed.
import type { APIRequestContext, Page } from '@playwright/test';
import { localDay } from '@/lib/contract/time';
import { dayAfter } from '@/lib/display';
import { barriers, expect, test } from './fixtures';
import { partner } from './partner';

type Sent = { name: string; day: string; vaccine: string };

/** A child like no other, seen the day before, with vaccinations due in nine days. */
async function plannedChild(request: APIRequestContext) {
  const program = await partner(request);
  const now = Math.floor(Date.now() / 1000);
  const due = dayAfter(localDay(now, 'Asia/Kolkata'), 9);
  const { appointment, name } = await program.book({
    patient_details: { dob: dayAfter(due, -42) },
    appointment_details: { start_time: now - 86_400 },
  });
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const sent: Sent = { name, day: format.format(new Date(due)), vaccine: 'OPV-1' };
  return { program, id: appointment.patient_id, due, sent };
}

/** Its reminder, sent at once. */
async function sendReminder(request: APIRequestContext): Promise<Sent> {
  const { program, id, due, sent } = await plannedChild(request);
  await program.remind(id, due);
  return sent;
}

const rowOf = (page: Page, { name, day, vaccine }: Sent) =>
  page.getByRole('row').filter({ hasText: name }).filter({ hasText: day }).filter({ hasText: vaccine });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Reminder' });

test('a reminder goes from the service to the open list, is taken, called twice, booked and closed', async ({
  signedIn,
  request,
}) => {
  const page = await signedIn('receptionist');
  await page.goto('/reminders');
  await expect(page.getByRole('grid', { name: 'Reminders' })).toBeVisible();
  const { id, sent } = await plannedChild(request);
  const doctor = await signedIn('doctor');
  await doctor.goto(`/patients/${id}?section=reminders`);
  const send = doctor.getByRole('button', { name: `Send reminder of ${sent.day}` });
  expect(await barriers(doctor)).toEqual([]);
  await send.click();
  await expect(doctor.getByRole('region', { name: 'What was just done' })).toContainText('on its way');
  await expect(doctor.getByText(/^reminded today/)).toBeVisible();
  const row = rowOf(page, sent);
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: /^Take:/ }).click();
  await expect(row).toContainText('Meera');
  await row.click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'No answer' }).click();
  await expect(panel.getByText('attempt 2')).toBeVisible();
  await panel.getByRole('button', { name: 'Reached' }).click();
  await expect(panel.getByText('attempt 3')).toBeVisible();

  await panel.getByRole('button', { name: 'Book', exact: true }).click();
  await panel.getByRole('group', { name: 'Free times' }).getByRole('button').first().click();
  await expect(panel.getByText(/^Booked for/)).toBeVisible();
  await panel.getByRole('button', { name: 'Close as booked' }).click();
  await expect(panel.getByText('Closed: booked').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  const history = panel.getByRole('list').filter({ hasText: 'Arrived from the service' });
  const lines = await history.getByRole('listitem').allInnerTexts();
  expect(lines.map((line) => line.split('\n')[0])).toEqual([
    'Closed: booked',
    expect.stringMatching(/^Visit booked for/),
    'Reached',
    'No answer',
    'Taken',
    'Arrived from the service, signature good',
  ]);
});

test('of two who take one reminder one has it, and the other is told', async ({ signedIn, request }) => {
  const [one, other] = [await signedIn('receptionist'), await signedIn('admin')];
  await one.goto('/reminders');
  await other.goto('/reminders');
  const sent = await sendReminder(request);
  await expect(rowOf(one, sent)).toBeVisible();
  await expect(rowOf(other, sent)).toBeVisible();
  // The other list stands still, as one does whose line is lost for a moment.
  await other.route('**/api/reminders?*', (route) => route.abort());
  await rowOf(one, sent)
    .getByRole('button', { name: /^Take:/ })
    .click();
  await expect(rowOf(one, sent)).not.toContainText('Unassigned');
  await rowOf(other, sent)
    .getByRole('button', { name: /^Take:/ })
    .click();
  await expect(rowOf(other, sent)).toContainText('has already taken this one. Nothing was changed.');
});

test('what was done can be taken back, by the button and by Ctrl Z', async ({ signedIn, request }) => {
  const page = await signedIn('receptionist');
  await page.goto('/reminders');
  const sent = await sendReminder(request);
  const row = rowOf(page, sent);
  await row.getByRole('button', { name: /^Take:/ }).click();
  await expect(row).not.toContainText('Unassigned');
  await page.keyboard.press('Control+z');
  await expect(row).toContainText('Unassigned');
});

test('the list and its panel have no barriers, in light and in dark', async ({ signedIn }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto('/reminders');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.locator('[data-row]').first().click();
    await expect(panelOf(page).getByText('Reach the family')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  }
});

for (const width of [390, 1024, 1440]) {
  test(`nothing has to be scrolled sideways at ${width} pixels`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { viewport: { width, height: 844 } });
    await page.goto('/reminders');
    await page.locator('[data-row]').first().click();
    await expect(page.getByText('Reach the family')).toBeVisible();
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
  });
}
