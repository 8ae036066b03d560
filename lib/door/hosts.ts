// Which names the program answers to. A page served under a foreign name could be steered by whoever owns it.

/** The values of `Host` that belong to `origin`; a local origin goes by every name of this machine. */
export function acceptedHosts(origin: string): Set<string> {
  const { host, hostname, port, protocol } = new URL(origin);
  const accepted = new Set([host]);
  // A client may name the port that goes without saying.
  if (port === '') accepted.add(`${hostname}:${protocol === 'https:' ? 443 : 80}`);
  if (isLocal(hostname)) {
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      accepted.add(port === '' ? name : `${name}:${port}`);
  }
  return accepted;
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
