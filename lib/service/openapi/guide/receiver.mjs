// Register its address once: POST /notification/v1/connect/webhook/subscriptions {"endpoint", "signing_key"}.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { SIGNING_KEY, PORT } = process.env;
const seen = new Set();

/** Over the bytes as they came, before anything parses them; older than three minutes is refused. */
function isGenuine(header, bytes) {
  const { t, v1 } = Object.fromEntries((header ?? '').split(',').map((part) => part.split('=')));
  if (!(Math.abs(Date.now() / 1000 - Number(t)) <= 180)) return false;
  const expected = createHmac('sha256', SIGNING_KEY).update(`${t}.`).update(bytes).digest('hex');
  return v1?.length === expected.length && timingSafeEqual(Buffer.from(v1), Buffer.from(expected));
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (!isGenuine(request.headers['eka-webhook-signature'], bytes)) return response.writeHead(401).end();
  // The same event can come twice, and later than a newer one: keep it once, by its id.
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) console.log('event:', JSON.parse(bytes).event, JSON.parse(bytes).transaction_id);
  seen.add(id);
  // Answer soon; anything but 2xx is tried again, ten times within some three days.
  response.writeHead(200).end();
});
server.listen(Number(PORT), () => console.log('listening on', server.address().port));
