// A reminder's way: sent from the embedded service, delivered, in the open list, worked on by people, closed.
import type { APIRequestContext, Page } from '@playwright/test';
import { dayAfter } from '@/lib/display';
import { barriers, expect, test } from './fixtures';
import { demo } from './partner';

type Planned = { vaccine: string; due_date: string; doctor_id: string; state: string };
type Sent = { name: string; day: string; vaccine: string };

/** Children whose reminder is still to come; each journey takes its own. */
let next = 0;

/** Sends the next reminder that nobody has sent yet, as a doctor's program would. */
async function sendReminder(request: APIRequestContext): Promise<Sent> {
  const login = await request.post('/connect-auth/v1/account/login', { data: demo().partner });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { auth: token };
  const ask = async <Answer>(path: string) => (await (await request.get(path, { headers })).json()) as Answer;
  const today = new Date().toISOString().slice(0, 10);
  const page = test.info().parallelIndex + 1;
  const { profiles } = await ask<{ profiles: { oid: string; fln: string }[] }>(
    `/profiles/v1/patient/minified/?pageNo=${page}&pageSize=60`,
  );
  for (; next < profiles.length; next++) {
    const { oid: id = '', fln = '' } = profiles[next] ?? {};
    const plan = await ask<{ vaccinations: Planned[] }>(`/desk-ext/v1/patients/${id}/vaccinations`);
    const due = plan.vaccinations.find(
      ({ state, due_date }) => state === 'due' && due_date > dayAfter(today, 10),
    );
    if (!due) continue;
    next += 1;
    const path = `/desk-ext/v1/patients/${id}/vaccinations/reminder`;
    const sent = await request.post(path, { headers, data: { due_date: due.due_date } });
    expect(sent.status()).toBe(202);
    const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return { name: fln, day: format.format(new Date(due.due_date)), vaccine: due.vaccine };
  }
  throw new Error('no child of the demonstration is due later');
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
  const sent = await sendReminder(request);
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
