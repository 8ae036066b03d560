// Closing a connection whose request is answered before its body has come. Closed at once, the system resets it as soon
// as more of the body arrives, and a reset can take the answer away from the sender before it is read (RFC 9112 section
// 9.6). So only our half is closed, and for a while what still comes is thrown away.
import type { ServerResponse } from 'node:http';

/** Long enough for the answer to get to a sender far away, in milliseconds. */
const LINGER_MS = 2000;

/** Has Node close the connection of an answer in this way; called before the answer is ended. */
export function closeGently({ socket, req: incoming }: ServerResponse): void {
  if (!socket) return;
  let closing = false;
  // What Node calls once an answer with "Connection: close" is written.
  socket.destroySoon = () => {
    if (closing) return;
    closing = true;
    socket.end();
    // Whoever read the body has gone, and would hold up the rest of it.
    incoming.removeAllListeners('data').removeAllListeners('readable').resume();
    const cut = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(cut));
  };
}
