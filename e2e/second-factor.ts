// An authenticator app, as far as a journey needs one.
import { expect, type Page } from '@playwright/test';
import { codeAt } from '@/lib/desk/second-factor/totp';

export type App = {
  /** The code of the next half minute, which is taken already: each code is taken once. */
  nextCode: () => string;
  recoveryCodes: string[];
};

/** Goes through the set-up on an open page of it and leads on to the desk; who owes it is not asked the password. */
export async function setUpSecondFactor(page: Page, password?: string): Promise<App> {
  if (password !== undefined) await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  return confirmSecondFactor(page);
}

/** The same from the step where the page shows the key. */
export async function confirmSecondFactor(page: Page): Promise<App> {
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  const now = Date.now();
  await page.getByLabel('Code', { exact: true }).fill(codeAt(key, now));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const recoveryCodes = await shown.allInnerTexts();
  await page.getByRole('link', { name: 'I have kept them' }).click();
  return { nextCode: () => codeAt(key, now + 30_000), recoveryCodes };
}
