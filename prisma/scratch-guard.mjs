// Waits for the end of the process that started it, however it ends, and removes that one's scratch database.
import { existsSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const [pid, ...directories] = process.argv.slice(2);

for await (const _ of process.stdin);
for (const signal of ['SIGINT', 'SIGQUIT']) {
  if (!directories.some((directory) => existsSync(directory))) break;
  try {
    process.kill(Number(pid), signal);
    await sleep(2_000);
  } catch {
    // It has ended already, which is what is wanted.
    break;
  }
}
for (const directory of directories) rmSync(directory, { recursive: true, force: true });
