// Who gets in where, walked over what was built: a page, a handler or an action without a row here fails.
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { may, ROLES, type Permission } from '@/lib/desk/permissions';
import { expect, test } from './fixtures';

/** `open` = needs nobody; `session` = anybody signed in; else what one must be allowed to do. */
type Lock = 'open' | 'session' | Permission;

const PAGES: Record<string, Lock> = {
  '/': 'open',
  '/sign-in': 'open',
  '/first-administrator/[token]': 'open',
  '/join/[token]': 'open',
  // Leads to the sign-in whoever has not given a password.
  '/second-factor': 'open',
  '/second-factor/set-up': 'session',
  '/account': 'session',
  '/admin/staff': 'staff:manage',
  '/today': 'board:view',
  '/reminders': 'reminder:view',
  '/admin/audit': 'audit:view',
  '/admin/keys': 'key:manage',
  '/admin/events': 'event:manage',
  '/admin/clinics': 'clinic:manage',
  '/appointments/[id]': 'appointment:edit',
  '/patients/[id]': 'patient:view',
  '/cases': 'case:edit',
  '/medications': 'medication:search',
  '/patients': 'patient:view',
  '/tray': 'document:assign',
};

const HANDLERS: Record<string, Lock> = {
  '/api/session': 'open',
  '/api/session/second-factor': 'open',
  '/api/audit': 'audit:view',
  '/api/reminders': 'reminder:view',
  '/api/reminders/live': 'reminder:view',
  '/api/board/live': 'board:view',
  '/api/events/live': 'event:manage',
  '/api/reminders/[id]': 'reminder:view',
  '/api/reminders/[id]/slots': 'reminder:work',
  // Programs prove themselves by signature or address, and answer 401 in their own words.
  '/api/webhooks/service': 'open',
  '/api/webhooks/service/[token]': 'open',
  '/api/board': 'board:view',
  '/api/board/appointments/[id]': 'appointment:view',
  '/api/patients/[id]/cases': 'case:view',
  '/api/patients/[id]/documents': 'document:view',
  '/api/documents/incoming/[key]': 'document:upload',
  '/api/documents/[id]/file': 'document:view',
  '/api/documents/[id]/check': 'document:view',
  '/api/medications': 'medication:search',
  '/api/tray': 'document:assign',
};

/** The page an action is sent to, and its lock. */
const ACTIONS: Record<string, { page: string; lock: Lock }> = {
  createAdministrator: { page: '/first-administrator/unknown', lock: 'open' },
  choosePassword: { page: '/join/unknown', lock: 'open' },
  inviteStaffMember: { page: '/admin/staff', lock: 'staff:manage' },
  changeStaffMember: { page: '/admin/staff', lock: 'staff:manage' },
  makeStaffLink: { page: '/admin/staff', lock: 'staff:manage' },
  switchStaffMember: { page: '/admin/staff', lock: 'staff:manage' },
  resetStaffSecondFactor: { page: '/admin/staff', lock: 'staff:manage' },
  beginSecondFactor: { page: '/second-factor/set-up', lock: 'session' },
  confirmSecondFactor: { page: '/second-factor/set-up', lock: 'session' },
  switchOffSecondFactor: { page: '/account', lock: 'session' },
  renewOwnRecoveryCodes: { page: '/account', lock: 'session' },
  endStaffSessions: { page: '/admin/staff', lock: 'staff:manage' },
  endOneSession: { page: '/account', lock: 'session' },
  endAllOtherSessions: { page: '/account', lock: 'session' },
  saveEditedAppointment: { page: '/today', lock: 'appointment:edit' },
  readDeletionImpact: { page: '/admin/clinics', lock: 'clinic:manage' },
  deleteManagedClinic: { page: '/admin/clinics', lock: 'clinic:manage' },
  openEventIn: { page: '/admin/events', lock: 'event:manage' },
  openEventOut: { page: '/admin/events', lock: 'event:manage' },
  processEventAgain: { page: '/admin/events', lock: 'event:manage' },
  sendEventAgain: { page: '/admin/events', lock: 'event:manage' },
  sendTestEventIn: { page: '/admin/events', lock: 'event:manage' },
  makeSharedKey: { page: '/admin/keys', lock: 'key:manage' },
  importSharedKey: { page: '/admin/keys', lock: 'key:manage' },
  rotateSharedKey: { page: '/admin/keys', lock: 'key:manage' },
  endSharedKey: { page: '/admin/keys', lock: 'key:manage' },
  checkSharedKeys: { page: '/admin/keys', lock: 'key:manage' },
  createProgram: { page: '/admin/keys', lock: 'key:manage' },
  changeProgram: { page: '/admin/keys', lock: 'key:manage' },
  renewProgramSecret: { page: '/admin/keys', lock: 'key:manage' },
  addDoorSecret: { page: '/admin/keys', lock: 'key:manage' },
  revokeDoorSecret: { page: '/admin/keys', lock: 'key:manage' },
  checkAuditChain: { page: '/admin/audit', lock: 'audit:view' },
  workOnReminder: { page: '/reminders', lock: 'reminder:work' },
  undoReminderStep: { page: '/reminders', lock: 'reminder:work' },
  bookReminderVisit: { page: '/reminders', lock: 'reminder:work' },
  findPatientsLike: { page: '/patients', lock: 'patient:view' },
  findLikelyDuplicates: { page: '/patients', lock: 'patient:view' },
  registerNewPatient: { page: '/patients', lock: 'patient:edit' },
  sendPatientReminder: { page: '/patients/unknown', lock: 'reminder:send' },
  savePatientDetails: { page: '/patients/unknown', lock: 'patient:edit' },
  giveTrayDocument: { page: '/tray', lock: 'document:assign' },
  takeDocumentBack: { page: '/tray', lock: 'document:assign' },
  changeAppointmentStatus: { page: '/today', lock: 'appointment:status' },
};

const read = (file: string): unknown => JSON.parse(readFileSync(`.next/${file}`, 'utf8'));
const built = Object.entries(read('app-path-routes-manifest.json') as Record<string, string>)
  .filter(([, route]) => !/^\/(_|icon\.|apple-icon\.)/.test(route))
  .map(([file, route]) => ({ route, kind: file.endsWith('/page') ? 'page' : 'handler' }));
const actions = Object.entries(
  (read('server/server-reference-manifest.json') as { node: Record<string, { exportedName: string }> }).node,
).map(([id, { exportedName }]) => ({ id, name: exportedName }));

/** An address of a route: every variable part names nothing. */
const addressOf = (route: string) => route.replace(/\[[^\]]+\]/g, 'unknown');
const locked = (table: Record<string, Lock>) => Object.entries(table).filter(([, lock]) => lock !== 'open');

/** What only a page holds that was drawn for somebody. */
const PRIVATE = /@demo\.example|staffId|appointment_id/;

/** Everything that is not a session, however much it looks like one. */
const STRANGERS: Record<string, Record<string, string>> = {
  nobody: {},
  'an empty cookie': { cookie: 'session=' },
  'a made-up cookie': { cookie: `session=${'A'.repeat(32)}.${'B'.repeat(43)}` },
  'two cookies': { cookie: 'session=a.b; session=c.d' },
  'another cookie': { cookie: '__Host-session=a.b; better-auth.session_token=c.d' },
  'a bearer token': { authorization: 'Bearer aaaa.bbbb.cccc' },
  'the header that once skipped middleware': { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  'a claim to be somebody': {
    'x-user-id': 'admin',
    'x-forwarded-user': 'admin',
    'x-return-path': '//evil.example',
  },
};

/** Without following redirects, but for the one by which Next gives a navigation its cache key. */
async function ask(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  const location = answer.headers()['location'] ?? '';
  return location.startsWith(`${path}?_rsc`) ? request.get(location, { headers, maxRedirects: 0 }) : answer;
}

/** The status alone: a live stream, which begins to be answered and has no end, is left after its first line. */
async function statusOf(page: Page, path: string): Promise<number> {
  if (!path.endsWith('/live')) return (await page.request.get(path, { maxRedirects: 0 })).status();
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    await answer.body?.cancel();
    return answer.status;
  }, path);
}

test('every route and action that was built has a row', () => {
  for (const { route, kind } of built) expect(kind === 'page' ? PAGES : HANDLERS).toHaveProperty([route]);
  for (const { name } of actions) expect(ACTIONS).toHaveProperty(name);
});

for (const [who, headers] of Object.entries(STRANGERS)) {
  test(`${who} gets into no page, handler or action`, async ({ request }) => {
    for (const [route] of locked(PAGES)) {
      const path = addressOf(route);
      const whole = await ask(request, path, headers);
      expect(whole.status(), path).toBe(307);
      expect(whole.headers()['location'], path).toMatch(/^\/sign-in(\?|$)/);
      // A navigation is told where to go in the stream; a prefetch gets the tree of the routes and no page.
      const navigation = await (await ask(request, path, { ...headers, rsc: '1' })).text();
      expect(navigation, path).toContain('NEXT_REDIRECT;replace;/sign-in');
      const prefetch = await (
        await ask(request, path, { ...headers, rsc: '1', 'next-router-prefetch': '1' })
      ).text();
      for (const text of [await whole.text(), navigation, prefetch])
        expect(PRIVATE.test(text), path).toBe(false);
    }
    for (const [route] of locked(HANDLERS)) {
      const answer = await request.get(addressOf(route), { headers });
      expect(answer.status(), route).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
    }
    for (const { id, name } of actions) {
      const { page = '/', lock } = ACTIONS[name] ?? {};
      if (lock === 'open') continue;
      const sent = { ...headers, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' };
      const ours = await request.post(page, {
        headers: { ...sent, 'sec-fetch-site': 'same-origin' },
        data: '[]',
      });
      expect(await ours.text(), name).toContain('"kind":"signed-out"');
      const foreign = await request.post(page, { headers: sent, data: '[]' });
      expect(await foreign.text(), name).toContain('"kind":"forbidden"');
    }
  });
}

for (const role of ROLES) {
  test(`a ${role} gets in where the role allows it, and nowhere else`, async ({ signedIn }) => {
    const page = await signedIn(role);
    await page.goto('/account');
    for (const [route, lock] of [...locked(PAGES), ...locked(HANDLERS)]) {
      const allowed = lock === 'session' || lock === 'open' || may({ role }, lock);
      const status = await statusOf(page, addressOf(route));
      if (allowed) expect([200, 404], route).toContain(status);
      else expect(status, route).toBe(403);
    }
    for (const { id, name } of actions) {
      const { page: path = '/', lock = 'open' } = ACTIONS[name] ?? {};
      if (lock === 'open' || lock === 'session' || may({ role }, lock)) continue;
      const headers = {
        'next-action': id,
        'sec-fetch-site': 'same-origin',
        'content-type': 'text/plain;charset=UTF-8',
      };
      expect(await (await page.request.post(path, { headers, data: '[]' })).text(), name).toContain(
        '"kind":"forbidden"',
      );
    }
  });
}

test('a page does not come up for nobody in another form of its address', async ({ request }) => {
  for (const path of [
    '/account/',
    '/Account',
    '/%61ccount',
    '/account.rsc',
    '/_next/data/x/account.json',
    '/./account',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([307, 308, 404], path).toContain(answer.status());
    expect(PRIVATE.test(await answer.text()), path).toBe(false);
  }
});
