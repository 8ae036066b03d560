// The program that all journeys share.
import { startProgram } from './program';

/** Playwright's global set-up; what it returns ends the program and removes its data. */
export default async function start(): Promise<() => Promise<void>> {
  const { origin, dataDir, end } = await startProgram();
  // The workers are started after this and inherit it (playwright.config.ts, e2e/partner.ts).
  Object.assign(process.env, { E2E_ORIGIN: origin, E2E_DATA_DIR: dataDir });
  return end;
}
