// What a sender sees that goes on sending while its body is refused.
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../test-service';
import { openTestSocket, type TestSocket } from '../test-socket';
import { thing, thingAt } from './test-operation';

let service: TestService;
let socket: TestSocket;
beforeAll(async () => {
  service = await startTestService({}, [thingAt('/dr/v1/thing', 'PATCH', { body: thing })]);
  socket = await openTestSocket(service);
});
afterAll(async () => {
  await socket.close();
  await service.close();
});

const PIECE = 64 * 1024;
const MANY = 40;

/** Sends a head and pieces of a body until it has the whole answer, and then as many pieces again. */
async function insist(head: string, piece: string | Buffer): Promise<{ answer: string; torn: boolean }> {
  const sender = connect({
    port: Number(new URL(socket.origin).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  const answer: Buffer[] = [];
  let ended = false;
  let torn = false;
  sender.on('data', (chunk) => answer.push(chunk));
  sender.on('end', () => (ended = true));
  sender.on('error', () => (torn = true));
  const closed = new Promise((resolve) => sender.once('close', resolve));
  sender.write(
    `PATCH /dr/v1/thing HTTP/1.1\r\nHost: localhost\r\nauth: ${service.partner.token}\r\n${head}\r\n\r\n`,
  );
  for (let after = 0; after < MANY && !torn; after += ended ? 1 : 0) await written(sender, piece);
  sender.end();
  await closed;
  return { answer: Buffer.concat(answer).toString(), torn };
}

function written(sender: Socket, piece: string | Buffer): Promise<void> {
  return new Promise((resolve) => sender.write(piece, () => setImmediate(resolve)));
}

it('lets a sender of too much read why, while the rest of it still comes', async () => {
  const json = 'Content-Type: application/json\r\n';
  const declared = await insist(`${json}Content-Length: ${1024 ** 3}`, Buffer.alloc(PIECE, ' '));
  expect(declared.answer).toMatch(/^HTTP\/1\.1 413 .*"TOO_LARGE"/s);
  expect(declared.torn).toBe(false);
  const chunk = `${PIECE.toString(16)}\r\n${' '.repeat(PIECE)}\r\n`;
  const undeclared = await insist(`${json}Transfer-Encoding: chunked`, chunk);
  expect(undeclared.answer).toMatch(/^HTTP\/1\.1 413 .*"TOO_LARGE"/s);
  expect(undeclared.torn).toBe(false);
});
