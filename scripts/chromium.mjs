// The browser of the tests: Debian's Chromium, because Playwright's own comes from outside the registry.
import { existsSync } from 'node:fs';
import { CommandFailure, run } from './command.mjs';

const PROGRAM = process.env.CHROMIUM || '/usr/bin/chromium';
const INSTALL = 'apt-get install -y --no-install-recommends chromium';

/** A sentence for somebody who has no Chromium and may not install it, or null. */
export function chromiumProblem() {
  if (existsSync(PROGRAM) || process.getuid?.() === 0) return null;
  return `The browser tests need Chromium. Run once: sudo ${INSTALL}   (or set CHROMIUM to its path)`;
}

/** Installs it if it is missing; only root comes here without one. */
export async function installChromium(say) {
  if (existsSync(PROGRAM)) return;
  say('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get update', ['apt-get', 'update'], { env });
  await run('apt-get install chromium', INSTALL.split(' '), { env });
  if (!existsSync(PROGRAM)) throw new CommandFailure(`${PROGRAM} is missing after: ${INSTALL}`);
}
