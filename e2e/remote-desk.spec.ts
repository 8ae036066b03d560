// The pages over somebody else's service: a second instance that has none of its own, pointed at the first.
import { demo, partner } from './partner';
import { expect, fillSignIn, test } from './fixtures';
import { startProgram, type Program } from './program';
import { setUpSecondFactor } from './second-factor';

const FIRST = { email: 'first@clinic.example', password: 'lamp-orchard-seven-tide' };

let desk: Program;

test.beforeAll(async ({ baseURL }) => {
  const { client_id, client_secret } = demo().partner;
  const { kid, secret } = demo().shared_key;
  desk = await startProgram({
    SERVICE_BASE_URL: baseURL ?? '',
    SERVICE_CLIENT_ID: client_id,
    SERVICE_CLIENT_SECRET: client_secret,
    SERVICE_SHARED_KEY: `${kid}:${secret}`,
  });
});
test.afterAll(() => desk.end());

test('a desk without a service of its own makes its administrator and edits a card of the remote one', async ({
  browser,
  request,
}) => {
  const program = await partner(request);
  const { appointment, name } = await program.book({ display_meta: { insurance: 'Self pay' } });
  const context = await browser.newContext({ baseURL: desk.origin });
  const page = await context.newPage();

  const link = /first administrator at (\S+)/.exec(desk.said())?.[1];
  await page.goto(link ?? 'about:blank');
  await page.getByLabel('Your name').fill('Leela Menon');
  await page.getByLabel('E-mail').fill(FIRST.email);
  await page.getByLabel('Password', { exact: true }).fill(FIRST.password);
  await page.getByRole('button', { name: 'Create and go to sign-in' }).click();
  await page.waitForURL('/sign-in**');
  await fillSignIn(page, FIRST);
  // An administrator's desk opens with a second factor only.
  await page.waitForURL('/second-factor/set-up');
  await page.goto(`/today?open=${appointment.appointment_id}`);
  await page.waitForURL(/\/second-factor\/set-up\?next=/);
  await setUpSecondFactor(page);
  await page.waitForURL(/\/today\?open=/);
  await page.goto(`/today?clinic=${appointment.clinic_id}&open=${appointment.appointment_id}`);
  await page.getByRole('textbox', { name: 'Value of Insurance' }).fill('Star Health');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'What was just done' })).toContainText(`${name} saved`);
  expect((await program.read(appointment.appointment_id)).display_meta).toEqual({ insurance: 'Star Health' });

  await program.change(appointment, { display_meta: { insurance: 'HDFC Ergo' } });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name })).toContainText('Insurance HDFC Ergo');
  await context.close();
});
