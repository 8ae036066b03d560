// The line on which PostgreSQL tells of changes, also those that another process made.
import { Client } from 'pg';
import { log } from '@/lib/log';
import { hearChange, LIVE_CHANNEL } from './changes';

/** Between two tries to reach the database. */
const RETRY_AFTER_MS = 1_000;

/** Listens while the program runs, and again after the line broke. */
export function startHearing(databaseUrl: string): { stop(): Promise<void> } {
  let ended = false;
  let line: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  const connect = () => {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true });
    const lost = (error?: unknown) => {
      if (ended || line !== client) return;
      line = null;
      client.end().catch(() => undefined);
      log().warn({ err: error }, 'changes are not heard of; pages ask by the clock until the line is back');
      retry = setTimeout(connect, RETRY_AFTER_MS);
    };
    line = client;
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => hearChange(payload));
    // Whatever happened while nobody listened.
    listen(client).then(() => hearChange(), lost);
  };
  connect();
  return {
    async stop() {
      ended = true;
      clearTimeout(retry);
      await line?.end().catch(() => undefined);
    },
  };
}

async function listen(line: Client): Promise<void> {
  await line.connect();
  await line.query(`LISTEN ${LIVE_CHANNEL}`);
}
