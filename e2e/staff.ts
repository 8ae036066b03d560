// A new person of the staff, by the administrator's page.
import type { Page } from '@playwright/test';

export type Invited = { name: string; email: string; /** The link, shown once. */ address: string };

/** Invites a receptionist, or a doctor of the service, with a name like no other; the page stays open. */
export async function invite(admin: Page, doctor?: string): Promise<Invited> {
  const name = `Kavya ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@clinic.example`;
  await admin.goto('/admin/staff');
  await admin.getByRole('button', { name: 'Invite' }).click();
  const form = admin.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  if (doctor !== undefined) {
    await form.getByRole('radio', { name: /Doctor/ }).check();
    await form.getByRole('button', { name: /Doctor/ }).click();
    await admin.getByRole('option', { name: doctor }).click();
  }
  await form.getByRole('button', { name: 'Make the link' }).click();
  const shown = admin.getByRole('alertdialog', { name: `A link for ${name}` });
  const address = await shown.getByLabel('Link', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  return { name, email, address };
}
