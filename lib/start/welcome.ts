// The last lines of a start: where the program is, and how to get in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { say } from './say';

const demo = z.object({
  staff: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
});

/** Prints the address, and the sign-ins of the demonstration or the link for the first administrator. */
export function welcome(origin: string, dataDir: string, firstAdministrator: string | null): void {
  const file = join(dataDir, 'demo.json');
  const text = readIfThere(file);
  say(`\nThe front desk is open at ${origin}`);
  if (firstAdministrator !== null) say(`Make the first administrator at ${origin}${firstAdministrator}`);
  if (text === null) return;
  say(`Sign in (a partner's credentials are in ${file}):`);
  for (const { role, email, password } of demo.parse(JSON.parse(text)).staff) {
    say(`  ${role.padEnd(13)}${email}  ${password}`);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
