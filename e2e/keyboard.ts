// A person without a mouse: everything is reached with Tab.
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of our pages has between two things that are used one after the other. */
const STOPS_MAX = 120;

/** Presses Tab until the target has the focus; fails when it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}.`);
}

/** Reaches it and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses an option of a list of choices by its first letters. */
export async function chooseByLetters(page: Page, list: Locator, option: string): Promise<void> {
  await enter(page, list);
  const wanted = page.getByRole('option', { name: option });
  await expect(wanted).toBeVisible();
  await page.keyboard.type(option);
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}
