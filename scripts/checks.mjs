// What can be known to be wrong before any long work is begun.
import { createServer } from 'node:net';

const OLDEST = [20, 19];

/** A sentence about an unsuitable Node, or null. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const suits = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return suits ? null : `Node ${version} is too old: install Node ${OLDEST.join('.')} or newer.`;
}

/** A sentence about a port that cannot be had, or null. server.ts takes the port for good, later. */
export function portProblem() {
  const port = Number(process.env.PORT || 3000);
  // What is no port at all is named by server.ts, together with every other wrong setting.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      const next = port < 65_535 ? port + 1 : 3000;
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${next} npm start`
          : null,
      );
    });
    probe.listen({ port, host: process.env.HOST || undefined }, () => probe.close(() => resolve(null)));
  });
}
