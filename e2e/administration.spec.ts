// The administrator's pages: a clinic is deleted and then nowhere; the log tells who did it, and that it is whole.
import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { barriers, expect, test } from './fixtures';
import { demo } from './partner';

/** A clinic of the partner's that no other journey uses. */
async function newClinic(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const login = await request.post('/connect-auth/v1/account/login', { data: demo().partner });
  const { access_token: auth } = (await login.json()) as { access_token: string };
  // Last by name, so that no board opens on it meanwhile.
  const name = `Yelahanka ${randomBytes(4).toString('hex')}`;
  const made = await request.post('/cdr/v1/clinic/', {
    headers: { auth },
    data: { name, address: '1 Lake Road', time_zone: 'Asia/Kolkata' },
  });
  const { ekaid } = (await made.json()) as { ekaid: string };
  return { id: ekaid, name };
}

test('a clinic is deleted after its name and ten seconds, and no page shows it any more', async ({
  signedIn,
  request,
}) => {
  const { id, name } = await newClinic(request);
  const page = await signedIn('admin');
  await page.goto('/admin/clinics');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(dialog.getByText('Visits booked in the next 90 days: 0')).toBeVisible();
  const go = dialog.getByRole('button', { name: 'Delete in 10 seconds' });
  await expect(go).toBeDisabled();
  await dialog.getByLabel(/^Type the name/).fill(name);
  await go.click();

  // Kept once: nothing has left the page.
  await page.getByRole('button', { name: `Keep ${name}` }).click();
  await page.reload();
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByLabel(/^Type the name/).fill(name);
  await go.click();
  await expect(page.getByText(`${name} is deleted`, { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
  for (const path of ['/admin/clinics', '/today', '/reminders', '/medications']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.content(), path).not.toContain(name);
    expect(await page.content(), path).not.toContain(id);
  }

  await page.goto(`/admin/audit?thing=${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'clinic.delete' })).toContainText(name);
});

test('the log is searched and checked', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/admin/audit');
  await page.getByLabel('Action').fill('sign-in');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('cell', { name: /^sign-in/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByText(/^The log is whole: [\d,]+ lines/)).toBeVisible();
});

test('who did this is one click away from an appointment and a patient, for who may know it', async ({
  signedIn,
}) => {
  const { appointment_id, patient_id } = demo().ids;
  const admin = await signedIn('admin');
  const things = {
    [`/appointments/${appointment_id}`]: appointment_id,
    [`/patients/${patient_id}`]: patient_id,
  };
  for (const [path, id] of Object.entries(things)) {
    await admin.goto(path);
    await admin.getByRole('link', { name: 'Who did this?' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
    const row = admin.getByRole('row').filter({ hasText: id });
    await expect(row.filter({ hasText: 'Arjun Menon' }).first()).toBeVisible();
  }
  await admin.goto(`/today?open=${appointment_id}`);
  await expect(admin.getByRole('link', { name: 'Who did this?' })).toBeVisible();
  const receptionist = await signedIn('receptionist');
  await receptionist.goto(`/appointments/${appointment_id}`);
  await expect(receptionist.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(receptionist.getByRole('link', { name: 'Who did this?' })).toBeHidden();
});

test('neither page has barriers, in light and in dark', async ({ signedIn }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await signedIn('admin', { colorScheme });
    for (const path of ['/admin/audit', '/admin/clinics']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await barriers(page), path).toEqual([]);
    }
  }
});
