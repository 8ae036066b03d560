// The pages over somebody else's service: a second instance that has none of its own, pointed at the first.
import { barriers, expect, test } from './fixtures';
import { partner } from './partner';
import { box, options, PATIENT_JOURNEYS } from './patient-journeys';
import { startRemoteDesk, type RemoteDesk } from './remote-desk';
import { openVendor, type Vendor } from './vendor';

/** A first start and three people who sign in, on a small machine. */
const SET_UP_MS = 150_000;

test.describe('a desk that is pointed at another instance', () => {
  let desk: RemoteDesk;
  test.beforeAll(async ({ browser, request, baseURL }) => {
    test.setTimeout(SET_UP_MS);
    desk = await startRemoteDesk(baseURL ?? '', { browser, request });
  });
  test.afterAll(() => desk.end());

  test('edits a card of the remote service', async ({ request }) => {
    const program = await partner(request);
    const { appointment, name } = await program.book({ display_meta: { insurance: 'Self pay' } });
    const page = await desk.open('admin');
    await page.goto(`/today?clinic=${appointment.clinic_id}&open=${appointment.appointment_id}`);
    await page.getByRole('textbox', { name: 'Value of Insurance' }).fill('Star Health');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'What was just done' })).toContainText(`${name} saved`);
    expect((await program.read(appointment.appointment_id)).display_meta).toEqual({
      insurance: 'Star Health',
    });

    await program.change(appointment, { display_meta: { insurance: 'HDFC Ergo' } });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name })).toContainText('Insurance HDFC Ergo');
    await page.context().close();
  });

  for (const { title, role, walk } of PATIENT_JOURNEYS) {
    test(`${title}, by keyboard`, async ({ request }) => {
      const page = await desk.open(role);
      await walk(page, request);
      await page.context().close();
    });
  }
});

test.describe('a desk whose service has none of our extensions', () => {
  let vendor: Vendor;
  let desk: RemoteDesk;
  test.beforeAll(async ({ browser, request, baseURL }) => {
    test.setTimeout(SET_UP_MS);
    vendor = await openVendor(baseURL ?? '');
    desk = await startRemoteDesk(vendor.origin, { browser, request });
  });
  test.afterAll(async () => {
    await desk.end();
    vendor.close();
  });

  test('finds the beginning of a name and a whole phone, and says that spelling is not forgiven', async ({
    request,
  }) => {
    const { name, appointment } = await (await partner(request)).book();
    const [, last = ''] = name.split(' ');
    const page = await desk.open('receptionist');
    await page.goto('/patients');
    const says = page.getByText(/beginning of a name or a whole phone number only; another spelling is not/);
    await expect(says).toBeVisible();
    await page.keyboard.type(last.slice(0, 6));
    await expect(options(page).first()).toContainText(name);
    await expect(says).toBeVisible();
    await box(page).fill('098450-07710');
    await expect(page.getByRole('group', { name: /people on one phone ··7710$/ })).toBeVisible();
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
    const found = options(page).filter({ hasText: name });
    await expect(found).toContainText('about 42 F');
    expect(await barriers(page)).toEqual([]);
    await found.click();
    await page.waitForURL(`**/patients/${appointment.patient_id}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.context().close();
  });
});
