// The program that all journeys share.
import { startProgram } from './program';

/** Playwright's global set-up; what it returns ends the program and removes its data. */
export default async function start(): Promise<() => Promise<void>> {
  // To it all tests and every desk of theirs are one program, busier than any partner's.
  const { origin, dataDir, end } = await startProgram({ API_RATE_LIMIT: '6000' });
  // The workers are started after this and inherit it (playwright.config.ts, e2e/partner.ts).
  Object.assign(process.env, { E2E_ORIGIN: origin, E2E_DATA_DIR: dataDir });
  return end;
}
