// A patient's page in Chromium, over a production build: how soon it can be used with 10,000 cases, how smoothly they
// scroll, and what twenty files of 5 MB cost the browser. Drawn in software where there is no screen, so the floor is
// a bare page in the same run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { openStore } from '@/lib/service/store';
import { withScratchServer } from '@/prisma/scratch';
import { startProgram } from '../../e2e/program';
import { median } from '../load';
import type { Row } from '../table';
import { measureScrolling } from './browser-scrolling';
import { measureUploading } from './browser-uploading';
import { insertCases } from './many-cases';

const CASES = 10_000;
const OPENINGS = 5;
const USABLE_MS = 1000;
const GIVEN_UP_MS = 30_000;

type Demo = {
  partner: Record<'client_id' | 'client_secret', string>;
  staff: { role: string; email: string; password: string }[];
};

export function measure(): Promise<Row[]> {
  return withScratchServer(async (databaseUrl) => {
    const program = await startProgram({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--enable-precise-memory-info'],
    });
    try {
      const demo = JSON.parse(readFileSync(join(program.dataDir, 'demo.json'), 'utf8')) as Demo;
      const [many, few] = await Promise.all([
        addPatient(program.origin, demo),
        addPatient(program.origin, demo),
      ]);
      await addCases(databaseUrl, many);
      const page = await signIn(browser, program.origin, demo);
      return [
        ...(await measureOpening(page, many, few)),
        ...(await measureScrolling(page, `/patients/${many}`, CASES)),
        ...(await measureUploading(page, `/patients/${few}?section=documents`)),
      ];
    } finally {
      await browser.close();
      await program.end();
    }
  });
}

async function addPatient(origin: string, { partner }: Demo): Promise<string> {
  const ask = async <Answer>(path: string, body: object, token = ''): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json', ...(token && { auth: token }) };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { access_token } = await ask<{ access_token: string }>('/connect-auth/v1/account/login', partner);
  const person = { first_name: 'Many', last_name: 'Cases', gender: 'F', age: 60 };
  return (await ask<{ patient_id: string }>('/dr/v1/patient', person, access_token)).patient_id;
}

async function addCases(databaseUrl: string, patientId: string): Promise<void> {
  const store = openStore(databaseUrl);
  const { businessId } = await store.patient.findFirstOrThrow({ where: { id: patientId } });
  await insertCases(store, { businessId, patientId, count: CASES });
  await store.$disconnect();
}

async function signIn(browser: Browser, baseURL: string, { staff }: Demo): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // tsx gives functions their names by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const [person] = staff;
  await page.goto('/sign-in?next=/account');
  await page.getByLabel('E-mail').fill(person?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/account');
  return page;
}

/** Milliseconds from asking for the page to the panel that a press of its button has opened. */
async function openPage(page: Page, patientId: string): Promise<number> {
  await page.goto('/account');
  await page.goto(`/patients/${patientId}`, { waitUntil: 'commit' });
  return page.evaluate(
    (limit) =>
      new Promise<number>((resolve, reject) => {
        const tryIt = () => {
          const now = performance.now();
          if (document.querySelector('[aria-label="Edit details"] input')) return resolve(now);
          if (now > limit) return reject(new Error('The page does not become usable.'));
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
          buttons.find(({ textContent }) => textContent === 'Edit')?.click();
          return void requestAnimationFrame(tryIt);
        };
        tryIt();
      }),
    GIVEN_UP_MS,
  );
}

async function measureOpening(page: Page, many: string, few: string): Promise<Row[]> {
  const first = await openPage(page, many);
  await page.goto(`/patients/${many}`);
  await page.getByText(/^All 10,000 cases/).waitFor({ timeout: 120_000 });
  const times = { many: [] as number[], few: [] as number[] };
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    times.few.push(await openPage(page, few));
    times.many.push(await openPage(page, many));
  }
  const [ours, floor] = [median(times.many), median(times.few)];
  return [
    { what: `page of ${CASES} cases usable, never opened before`, unit: 'ms', ours: first, floor: USABLE_MS, against: 'the aim', aim: 1, atMost: true },
    { what: `page of ${CASES} cases usable, opened again`, unit: 'ms', ours, floor: USABLE_MS, against: 'the aim', aim: 1, atMost: true },
    { what: 'the same', unit: 'ms', ours, floor, against: 'the page of a patient without cases', aim: 2, atMost: true },
  ]; // prettier-ignore
}
