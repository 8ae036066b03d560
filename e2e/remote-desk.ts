// A desk without a service of its own: a second instance, pointed at another's, with people of its own.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, fillSignIn, type Role } from './fixtures';
import { demo, partner } from './partner';
import { startProgram } from './program';
import { setUpSecondFactor } from './second-factor';
import { invite } from './staff';

const ADMIN = { email: 'first@clinic.example', password: 'lamp-orchard-seven-tide' };
const PASSWORD = 'harbour-violet-ladder-9';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

export type RemoteDesk = {
  /** An empty page of somebody who works there; its context is the caller's to close. */
  open: (role: Role) => Promise<Page>;
  end: () => Promise<void>;
};

type Surroundings = { browser: Browser; request: APIRequestContext };

/** Starts one for the service at `service`, makes its first administrator by the link, and invites the others. */
export async function startRemoteDesk(
  service: string,
  { browser, request }: Surroundings,
): Promise<RemoteDesk> {
  const { client_id, client_secret } = demo().partner;
  const { kid, secret } = demo().shared_key;
  const desk = await startProgram({
    SERVICE_BASE_URL: service,
    SERVICE_CLIENT_ID: client_id,
    SERVICE_CLIENT_SECRET: client_secret,
    SERVICE_SHARED_KEY: `${kid}:${secret}`,
  });
  try {
    const fresh = async (storageState?: State) => {
      const context = await browser.newContext({
        baseURL: desk.origin,
        ...(storageState && { storageState }),
      });
      return context.newPage();
    };
    const doctor = await (await partner(request)).doctorName();
    const admin = await fresh();
    const link = /first administrator at (\S+)/.exec(desk.said())?.[1];
    await makeFirstAdministrator(admin, link ?? 'about:blank');
    const states = new Map<Role, State>([['admin', await admin.context().storageState()]]);
    for (const role of ['receptionist', 'doctor'] as const) {
      const { email, address } = await invite(admin, role === 'doctor' ? doctor : undefined);
      const theirs = await fresh();
      await join(theirs, address, email);
      states.set(role, await theirs.context().storageState());
      await theirs.context().close();
    }
    await admin.context().close();
    return { open: (role) => fresh(states.get(role)), end: desk.end };
  } catch (error) {
    await desk.end();
    throw error;
  }
}

/** By the link that the program printed; an administrator's desk opens with a second factor only. */
async function makeFirstAdministrator(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill('Leela Menon');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create and go to sign-in' }).click();
  await page.waitForURL('**/sign-in**');
  await fillSignIn(page, ADMIN);
  await page.waitForURL('**/second-factor/set-up');
  await page.goto('/patients');
  await page.waitForURL(/\/second-factor\/set-up\?next=/);
  await setUpSecondFactor(page);
  await page.waitForURL('**/patients');
}

async function join(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /Set the password/ }).click();
  await page.waitForURL('**/sign-in');
  await fillSignIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/today/);
}
