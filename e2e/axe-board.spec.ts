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

  test(`axe finds nothing on the board, ${colorScheme}`, async ({ signedIn }) => {
    const page = await signedIn('receptionist', { colorScheme });
    await page.goto('/today');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  for (const place of ['panel', 'page'] as const) {
    test(`axe finds nothing in the editor as a ${place}, ${colorScheme}`, async ({ signedIn, request }) => {
      const { appointment } = await (
        await partner(request)
      ).book({ display_meta: { insurance: 'Self pay' } });
      const { appointment_id: id } = appointment;
      const page = await signedIn('receptionist', { colorScheme });
      await page.goto(place === 'panel' ? `/today?open=${id}` : `/appointments/${id}`);
      await page.getByRole('textbox', { name: 'Value of Insurance' }).fill('Star Health');
      expect(await barriers(page)).toEqual([]);
    });
  }
}
