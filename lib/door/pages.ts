// Next, which serves people, behind the door.
import { createServer, type RequestListener } from 'node:http';
import next from 'next';
import type { Rooms } from './door';

export type Pages = Pick<Rooms, 'pages' | 'upgrade'> & { close(): Promise<void> };

/** Loads Next's production build, or its development server. `root` is the project directory. */
export async function openPages(root: string, port: number, dev: boolean): Promise<Pages> {
  // Next adds its own upgrade listener to the server it is given, past the door; this one never listens.
  const decoy = createServer();
  const app = next({ dev, dir: root, port, httpServer: decoy });
  await app.prepare();
  const handle = app.getRequestHandler();
  const upgrade = app.getUpgradeHandler();
  const pages: RequestListener = (request, response) => void handle(request, response);
  return {
    pages,
    ...(dev && { upgrade: (request, socket, head) => void upgrade(request, socket, head) }),
    close: () => app.close(),
  };
}
