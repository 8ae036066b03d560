import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { createServer, connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, type Door, type DoorOptions, type Rooms } from './door';
import { servicePaths } from './service-paths';

const pages: Rooms = {
  health: (_, response) => response.end('healthy'),
  service: {
    owns: servicePaths(['/svc-mcp']),
    handle: (request, response) => response.end(`service ${request.url}`),
  },
  pages: (request, response) => response.end(`page ${request.url} ${JSON.stringify(request.headers)}`),
};

let door: Door | undefined;
let port = 0;
afterEach(async () => {
  await door?.close(0);
  door = undefined;
});

describe('the door', () => {
  it('says that the program is starting until everybody inside is ready', async () => {
    await open(null);
    const early = await ask('/health');
    expect(early).toMatchObject({ status: 503, body: '{"status":"starting"}' });
    expect(early.headers['retry-after']).toBe('1');
    door?.admit(pages);
    expect(await ask('/health')).toMatchObject({ status: 200, body: 'healthy' });
  });

  it.each([
    ['/dr/v2/appointment/1', 'service'],
    ['/dr/v2/appointment/1/', 'service'],
    ['/openapi.json?x=1', 'service'],
    ['/svc-mcp/medications', 'service'],
    ['/drugs', 'page'],
    ['/DR/v2/appointment/1', 'page'],
    ['/%64r/v2/appointment/1', 'page'],
    ['/', 'page'],
  ])('leads %s to the %s, as it was sent', async (path, room) => {
    await open(pages);
    expect((await ask(path)).body).toMatch(new RegExp(`^${room} ${path.replaceAll(/[?/.]/g, '\\$&')}`));
  });

  it('serves pages under its own names only, and the interface under any', async () => {
    await open(pages);
    const strange = await ask('/today', { host: 'evil.example' });
    expect(strange.status).toBe(421);
    expect(strange.body).toContain('PUBLIC_ORIGIN');
    expect((await ask('/today', { host: '127.0.0.1:4149' })).status).toBe(200);
    expect((await ask('/dr/v2/x', { host: 'evil.example' })).status).toBe(200);
  });

  it.each(['//evil.example/today', 'http://evil.example/today', '*'])(
    'refuses the target %s',
    async (target) => {
      await open(pages);
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost:4149\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  it('removes what only insiders may say, and says itself where the request comes from', async () => {
    await open(pages);
    const { body } = await ask('/', {
      'x-middleware-subrequest': 'middleware',
      'next-resume': '1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '10.0.0.1',
      'content-security-policy': "script-src 'nonce-evil'",
      'x-nonce': 'evil',
      'accept-language': 'hi',
    });
    expect(body).not.toMatch(/evil|10\.0\.0\.1|next-resume|x-middleware/);
    expect(body).toContain('"accept-language":"hi"');
    expect(body).toMatch(/"x-forwarded-for":"(::ffff:)?127\.0\.0\.1"/);
  });

  it('believes the nearest hop when it is our own proxy', async () => {
    await open(pages, { trustedProxy: true });
    const { body } = await ask('/', { 'x-forwarded-for': '10.0.0.1, 192.0.2.7' });
    expect(body).toContain('"x-forwarded-for":"192.0.2.7"');
  });

  it('ignores an offer to upgrade, which some clients make every time', async () => {
    await open(pages);
    const offered = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
    expect((await ask('/dr/v2/x', offered)).status).toBe(200);
  });
});

describe('a sender that is slow', () => {
  const patience = { headMs: 500, bodyMs: 500, bodyBytes: 1024 };
  /** Writes the pieces a tenth of a second apart, and gives what came back until the other side closed. */
  const drip = async (...pieces: string[]) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const answer = text(socket);
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return answer;
  };
  const head = (length: number) =>
    `POST /today HTTP/1.1\r\nHost: localhost:4149\r\nContent-Length: ${length}\r\n\r\n`;

  it.each([
    ['the head of a request', ['GET /today HTTP/1.1\r\n', 'Host: loc']],
    ['the body of one', [head(1_000_000), 'a', 'b', 'c']],
  ])('with %s is told so, and the connection ends', async (_, pieces) => {
    await open({ ...pages, pages: () => undefined }, { patience });
    const said = await drip(...pieces);
    expect(said).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(said).toMatch(/\r\nConnection: close\r\n/);
    expect(said).toContain('"code":"REQUEST_TIMEOUT"');
  });

  it.each(['/today', '/dr/v2/appointment/1'])('is cut off when %s was answered already', async (target) => {
    await open({ ...pages, pages: (_, response) => response.write('half a page') }, { patience });
    expect(await drip(head(1_000_000).replace('/today', target), 'a')).toMatch(
      /^HTTP\/1.1 200 [^]*(half|service)/,
    );
  });

  it('may go on for long with a large body that keeps coming', async () => {
    const read: Rooms['pages'] = (request, response) =>
      void text(request).then((all) => response.setHeader('Connection', 'close').end(`read ${all.length}`));
    await open({ ...pages, pages: read }, { patience });
    const pieces = Array.from({ length: 15 }, () => 'x'.repeat(10_000));
    expect(await drip(head(150_000), ...pieces)).toMatch(/^HTTP\/1.1 200 [^]*read 150000/);
  });
});

it('answers what is no HTTP in words', async () => {
  await open(pages);
  const socket = connect(port, '127.0.0.1');
  socket.write('HELLO\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*"code":"INVALID_REQUEST"/);
});

describe('closing the door', () => {
  it('lets a request in flight end, and keeps no idle connection', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    await open({ ...pages, pages: (_, response) => void slow.then(() => response.end('done')) });
    const agent = new Agent({ keepAlive: true });
    const answer = ask('/', {}, agent);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = door?.close(10_000);
    setTimeout(finish, 300);
    expect(await answer).toMatchObject({ status: 200, body: 'done' });
    await closed;
    await expect(ask('/')).rejects.toThrow(/ECONNREFUSED/);
    agent.destroy();
  });

  it('ends live streams at once', async () => {
    await open({
      ...pages,
      pages: (_, response) => response.setHeader('Content-Type', 'text/event-stream').write(': hello\n\n'),
    });
    const [stream] = (await once(request('/'), 'response')) as [IncomingMessage];
    stream.on('error', () => undefined).resume();
    const began = Date.now();
    await door?.close(10_000);
    expect(Date.now() - began).toBeLessThan(2_000);
  });

  it('waits no longer than its grace', async () => {
    await open({ ...pages, pages: () => undefined });
    const answer = ask('/');
    const cut = expect(answer).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await door?.close(200);
    await cut;
  });
});

it('says which port is in use and what to do', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const taken = (other.address() as AddressInfo).port;
  await expect(openDoor(options(taken))).rejects.toThrow(
    `Port ${taken} is in use by another program. Stop that one, or choose another port: PORT=${taken + 1} npm start`,
  );
  other.close();
});

const options = (at: number) => ({
  port: at,
  host: undefined,
  origin: 'http://localhost:4149',
  trustedProxy: false,
});

async function open(rooms: Rooms | null, more: Partial<DoorOptions> = {}) {
  door = await openDoor({ ...options(0), ...more });
  port = door.port;
  if (rooms) door.admit(rooms);
}

function request(path: string, headers: Record<string, string> = {}, agent?: Agent) {
  return httpGet({
    port,
    host: '127.0.0.1',
    path,
    headers: { host: 'localhost:4149', ...headers },
    agent,
  });
}

async function ask(path: string, headers?: Record<string, string>, agent?: Agent) {
  const [response] = (await once(request(path, headers, agent), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
