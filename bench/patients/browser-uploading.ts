// Twenty files of 5 MB through the page: the browser's memory beside that of one file, and whether a percentage was ever
// ahead of what the server had said it received.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Row } from '../table';
import { picture } from './files';

const FILES = 20;
const SAMPLE_MS = 100;

export async function measureUploading(page: Page, address: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-uploads-'));
  try {
    const paths: string[] = [];
    for (let at = 0; at <= FILES; at += 1) {
      paths.push(join(folder, `scan ${at}.png`));
      writeFileSync(paths.at(-1) ?? '', await picture());
    }
    const url = new URL(address, page.url()).toString();
    const browser = page.context().browser();
    const storageState = await page.context().storageState();
    await page.context().close();
    const open = async () => {
      const context = await browser?.newContext({ storageState });
      if (!context) throw new Error('The browser is gone.');
      await context.addInitScript('globalThis.__name = (named) => named');
      await context.addInitScript(watchPercentages, statSync(paths[0] ?? '').size);
      return context.newPage();
    };
    const one = await peakWhile(await open(), url, paths.slice(0, 1));
    const many = await peakWhile(await open(), url, paths.slice(1));
    return [
      { what: `renderer's memory at its peak, ${FILES} files of 5 MB`, unit: 'MB', ours: many.peak, floor: one.peak, against: 'one file of 5 MB', aim: 1.25, atMost: true },
      { what: 'the same, over what the open page takes', unit: 'MB', ours: many.peak - many.before, floor: FILES * 5, against: 'the files; the driver keeps a copy of what is sent', aim: 0.5, atMost: true },
      { what: `percentages that the server had confirmed, of ${many.shown}`, unit: '', ours: many.confirmed / many.shown, floor: 1, against: 'all', aim: 1 },
    ]; // prettier-ignore
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Seen = { shown: number; confirmed: number };

async function peakWhile(page: Page, address: string, paths: string[]) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Add documents' }).first().click();
  const panel = page.getByRole('complementary', { name: 'Add documents' });
  await panel.waitFor();
  const pid = await rendererOf(page);
  const before = residentMegabytes(pid);
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), SAMPLE_MS);
  await panel.getByLabel('Choose files').setInputFiles(paths);
  await panel.getByText(`${paths.length} of ${paths.length} stored`).waitFor({ timeout: 300_000 });
  clearInterval(sampling);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seenPercentages: Seen }).seenPercentages,
  );
  await page.context().close();
  return { before, peak, ...seen };
}

/** The process that draws the page: the renderer with the most memory, since no other page is open. */
async function rendererOf(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const [largest] = renderers.sort((one, other) => residentMegabytes(other) - residentMegabytes(one));
  if (largest === undefined) throw new Error('The browser has no renderer.');
  return largest;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Runs in the page before its own scripts: compares each percentage that is shown with what the server has answered. */
function watchPercentages(size: number): void {
  const seen = { shown: 0, confirmed: 0 };
  Object.assign(globalThis, { seenPercentages: seen });
  const received = new Map<string, number>();
  // Keys are made in the order of the lines.
  const keys: string[] = [];
  const makeKey = crypto.randomUUID.bind(crypto);
  const randomUUID = () => {
    const key = makeKey();
    keys.push(key);
    return key;
  };
  Object.assign(crypto, { randomUUID });
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const key = typeof input === 'string' ? input.split('/incoming/')[1] : undefined;
    const isPart = init?.method === 'PUT' && key !== undefined;
    if (isPart && !received.has(key)) received.set(key, 0);
    const response = await ask(input, init);
    if (isPart && response.ok) {
      received.set(key, ((await response.clone().json()) as { received: number }).received);
    }
    return response;
  };
  new MutationObserver(() => {
    const sent = keys.filter((key) => received.has(key));
    for (const [at, line] of document.querySelectorAll('ul[aria-label="Files"] > li').entries()) {
      const percent = /sending (\d+)\s*%/.exec(line.textContent)?.[1];
      if (percent === undefined) continue;
      seen.shown += 1;
      if ((Number(percent) / 100) * size <= (received.get(sent[at] ?? '') ?? 0)) seen.confirmed += 1;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
