// The administrator's log of events: what came and went, why, and having it done again.
import { createHmac, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { barriers, expect, test } from './fixtures';
import { demo, partner } from './partner';

/** Delivers a reminder as the service would; answers the status. */
async function deliver(request: APIRequestContext, event: object): Promise<number> {
  const body = JSON.stringify(event);
  const time = Math.floor(Date.now() / 1000);
  const hmac = createHmac('sha256', demo().webhook.signing_key).update(`${time}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'Eka-Webhook-Signature': `t=${time},v1=${hmac}`,
  };
  return (await request.post('/api/webhooks/service', { headers, data: Buffer.from(body) })).status();
}

function aReminder(vaccines: string, id: string) {
  const data = {
    ...{ doctor_id: `d${id}`, patient_id: `p${id}`, patient_name: 'Kabir Nair', doctor_name: 'Dr Kapoor' },
    ...{ booking_link: 'https://clinic.example/book', due_date: '2031-03-10', vaccines },
  };
  return {
    ...{ event: 'vaccination.reminder', service: 'appointment', event_time: 1_900_000_000_000 },
    partition_id: `biz:p${id}:vaccination.reminder`,
    transaction_id: `p${id}-d${id}-1900000000000`,
    data,
  };
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Delivery' });
const toasts = (page: Page) => page.getByRole('region', { name: 'What was just done' });

test('two versions of one event stand side by side, and the stored one is processed again', async ({
  signedIn,
  request,
}) => {
  const id = randomBytes(6).toString('hex');
  expect(await deliver(request, aReminder('MMR 2', id))).toBe(200);
  expect(await deliver(request, aReminder('HPV 1', id))).toBe(409);
  const page = await signedIn('admin');
  await page.goto('/admin/events');
  await page.getByRole('navigation', { name: 'What to show' }).getByText('Trouble only').click();
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'vaccination.reminder' }).click();
  await expect(panel(page)).toContainText('Conflict');
  const differing = panel(page).getByRole('row', { name: /data\.vaccines/ });
  await expect(differing).toContainText('"MMR 2"');
  await expect(differing).toContainText('"HPV 1"');
  await expect(panel(page).getByRole('region', { name: 'Headers' })).toContainText('eka-webhook-signature');
  await panel(page).getByRole('button', { name: 'Process again' }).click();
  await expect(toasts(page)).toContainText('The event is worked on again');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(row.getByRole('button')).toBeFocused();
});

test('a test event is sent and found, and what the service sent is opened and sent again', async ({
  signedIn,
  request,
}) => {
  const program = await partner(request);
  const { appointment } = await program.book({ display_meta: { insurance: 'Self pay' } });
  const page = await signedIn('admin');
  await page.goto('/admin/events');
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'desk.test' }).first()).toContainText('Unknown kind');
  await page.getByRole('navigation', { name: 'Direction' }).getByText('Sent').click();
  const row = page.getByRole('row').filter({ hasText: appointment.appointment_id });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row.first()).toContainText('Delivered', { timeout: 1_000 });
  }).toPass();
  await row.first().getByRole('button').click();
  await expect(panel(page)).toContainText('answered 200');
  await expect(panel(page).getByRole('region', { name: 'Body' })).toContainText(appointment.appointment_id);
  await panel(page).getByRole('button', { name: 'Send again' }).click();
  await expect(toasts(page)).toContainText('It is sent again');
});

test('an open log says that something came, and shows it when it is asked to', async ({
  signedIn,
  request,
}) => {
  const id = randomBytes(6).toString('hex');
  const page = await signedIn('admin');
  const line = page.waitForResponse('/api/events/live');
  await page.goto('/admin/events');
  await line;
  expect(await deliver(request, aReminder('MMR 2', id))).toBe(200);
  await page.getByRole('button', { name: 'Refresh: new deliveries' }).click();
  await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars the way on the events page, ${colorScheme}`, async ({ signedIn, request }) => {
    await request.post('/api/webhooks/service', { data: 'forged' });
    const page = await signedIn('admin', { colorScheme });
    for (const way of ['in', 'out']) {
      await page.goto(`/admin/events?way=${way}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await barriers(page), way).toEqual([]);
    }
    await page.goto('/admin/events?trouble=1');
    await page.getByRole('button', { name: 'No event could be read' }).first().click();
    await expect(panel(page).getByRole('region', { name: 'Body' })).toContainText('forged');
    expect(await barriers(page)).toEqual([]);
  });
}
