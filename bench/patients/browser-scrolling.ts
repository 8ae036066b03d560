// Frames while a long list is scrolled by the wheel, beside a bare page of the same height.
import type { Page } from '@playwright/test';
import type { Row } from '../table';

const SECONDS = 4;
/** A notch of the wheel, sixty of them a second: as fast as a finger spins it. */
const STEP_PX = 120;
const STEPS_A_SECOND = 60;
/** Two frames of 60 a second: what the eye sees as a jerk. */
const JERK_MS = 34;

type Frames = { perSecond: number; jerks: number; filled: number; moved: number };

export async function measureScrolling(page: Page, address: string, count: number): Promise<Row[]> {
  await page.goto(address);
  await page.getByText(/^All [\d,]+ cases/).waitFor();
  await page.getByRole('row').first().waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const ours = await scroll(page);
  const bare = await page.context().newPage();
  await bare.setContent(`<body style="margin:0"><div role="row" style="height:${height}px">bare</div>`);
  await bare.evaluate('globalThis.__name = (named) => named');
  const floor = await scroll(bare);
  await bare.close();
  if (ours.moved < floor.moved * 0.9) throw new Error('The list did not scroll as far as the bare page.');
  return [
    { what: `frames a second, scrolling ${count} cases`, unit: '/s', ours: ours.perSecond, floor: floor.perSecond, against: 'a bare page', aim: 0.95 },
    { what: 'frames that came on time', unit: '', ours: 1 - ours.jerks, floor: 1 - floor.jerks, against: 'a bare page', aim: 0.95 },
    { what: 'frames with a row in the middle of the window', unit: '', ours: ours.filled, floor: 1, against: 'every frame', aim: 0.99 },
  ]; // prettier-ignore
}

/** Turns the wheel evenly, down and up again, and counts what the page draws meanwhile. */
async function scroll(page: Page): Promise<Frames> {
  await page.mouse.move(700, 600);
  const watching = page.evaluate(watchFrames, { seconds: SECONDS, jerk: JERK_MS });
  const began = performance.now();
  for (let step = 0; step < SECONDS * STEPS_A_SECOND; step += 1) {
    const down = step < (SECONDS * STEPS_A_SECOND * 3) / 4;
    // Not awaited: the wheel does not wait for the page.
    void page.mouse.wheel(0, down ? STEP_PX : -STEP_PX).catch(() => undefined);
    const next = began + ((step + 1) * 1000) / STEPS_A_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
  }
  return watching;
}

/** Runs in the page. */
function watchFrames({ seconds, jerk }: { seconds: number; jerk: number }): Promise<Frames> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let filled = 0;
    let moved = 0;
    let [last, place] = [performance.now(), window.scrollY];
    const began = last;
    const onFrame = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      moved += Math.abs(window.scrollY - place);
      place = window.scrollY;
      if (document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[role=row]')) filled += 1;
      if (now - began < seconds * 1000) return void requestAnimationFrame(onFrame);
      resolve({
        perSecond: (gaps.length * 1000) / (now - began),
        jerks: gaps.filter((gap) => gap > jerk).length / gaps.length,
        filled: filled / gaps.length,
        moved,
      });
    };
    requestAnimationFrame(onFrame);
  });
}
