import { barriers, expect, test } from './fixtures';
import { partner } from './partner';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the sign-in, ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/sign-in');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await context.close();
  });

  test(`axe finds nothing on the board, the panel and the page, ${colorScheme}`, async ({
    signedIn,
    request,
  }) => {
    const { appointment } = await (await partner(request)).book({ display_meta: { insurance: 'Self pay' } });
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto('/today');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    for (const address of [
      `/today?open=${appointment.appointment_id}`,
      `/appointments/${appointment.appointment_id}`,
    ]) {
      await page.goto(address);
      await page.getByRole('textbox', { name: 'Value of Insurance' }).fill('Star Health');
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Discard' }).click();
    }
  });
}
