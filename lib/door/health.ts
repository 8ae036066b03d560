// GET /health, for whoever watches over the program.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { log } from '@/lib/log';
import { answer } from './answer';

export type Health = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
};

/** Answers {"status":"ok"} while the database answers within two seconds, else 503. */
export function createHealth(databaseUrl: string): Health {
  const limit = 2_000;
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: limit,
    query_timeout: limit,
  });
  // A connection that breaks while it is idle is replaced at the next question.
  pool.on('error', (error) => log().warn({ err: error }, 'the health check lost its database connection'));
  return {
    handle: async (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        answer(response, 405, { status: 'use GET' }, { Allow: 'GET, HEAD' });
        return;
      }
      try {
        await pool.query('SELECT 1');
        answer(response, 200, { status: 'ok' });
      } catch (error) {
        log().error({ err: error }, 'the database does not answer');
        answer(response, 503, { status: 'the database does not answer' });
      }
    },
    close: () => pool.end(),
  };
}
