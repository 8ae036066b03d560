// Asks a server as fast as it answers, over a fixed number of kept connections.
import { Agent, request } from 'node:http';

export type Asked = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Answers a second over `connections` for `seconds`. Throws at the first answer whose status is not 200. */
export async function requestsPerSecond(
  port: number,
  next: () => Asked,
  { connections = 16, seconds }: { connections?: number; seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const end = began + seconds * 1000;
  let answered = 0;
  const keepAsking = async () => {
    while (performance.now() < end) {
      const { status, text } = await ask(agent, port, next());
      if (status !== 200) throw new Error(`the answer was ${status}: ${text}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return answered / ((performance.now() - began) / 1000);
}

function ask(agent: Agent, port: number, asked: Asked): Promise<{ status: number; text: string }> {
  const { method, path, headers, body = '' } = asked;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
