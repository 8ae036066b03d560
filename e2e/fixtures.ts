// What journeys start from: somebody of the demonstration staff, signed in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Browser, type Page } from '@playwright/test';

export type Role = 'receptionist' | 'doctor' | 'admin';
type Person = { role: Role; email: string; password: string };

/** The demonstration's people, as the first start wrote them down. */
export function staff(role: Role): Person {
  const file = join(process.env['E2E_DATA_DIR'] ?? '.data', 'demo.json');
  const demo = JSON.parse(readFileSync(file, 'utf8')) as { staff: Person[] };
  const person = demo.staff.find((one) => one.role === role);
  if (!person) throw new Error(`${file} names no ${role}.`);
  return person;
}

type OpenOptions = {
  /** A session of its own: for journeys that end it. */
  fresh?: boolean;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** What the person has allowed the browser, such as the clipboard. */
  permissions?: string[];
};

type SignedIn = (role: Role, options?: OpenOptions) => Promise<Page>;
type Cookies = Awaited<ReturnType<typeof signIn>>;

/** `signedIn('doctor')` opens an empty page of a doctor who is signed in; contexts close with the test. */
export const test = base.extend<{ signedIn: SignedIn }, { sessions: Map<Role, Cookies> }>({
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  signedIn: async ({ browser, baseURL, sessions }, use) => {
    const open: Page[] = [];
    const where = baseURL === undefined ? {} : { baseURL };
    await use(async (role, { fresh = false, ...context } = {}) => {
      const kept = fresh ? undefined : sessions.get(role);
      const state = kept ?? (await signIn(browser, baseURL, role));
      if (!fresh) sessions.set(role, state);
      const page = await (await browser.newContext({ ...where, ...context, storageState: state })).newPage();
      open.push(page);
      return page;
    });
    for (const page of open) await page.context().close();
  },
});

/** One real sign-in, through the form. */
async function signIn(browser: Browser, baseURL: string | undefined, role: Role) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/sign-in?next=/account');
  await fillSignIn(page, staff(role));
  await page.waitForURL('/account');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Fills the sign-in form of an open page and sends it. */
export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const AXE = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with an open page, or with one `part` (a selector) of it, by rule and element; empty = nothing. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  // As an expression of the debugger: the page's own policy would not let a script be added.
  await page.evaluate(`${AXE}; undefined`);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run(part: string): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run(selector);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}

type Violation = { id: string; nodes: { html: string }[] };

export { expect };
