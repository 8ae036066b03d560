import { randomUUID } from 'node:crypto';
import { sendOurs, type Maker, type World } from './world';

const LOGIN = '/connect-auth/v1/account/login';
const SUBSCRIPTIONS = '/notification/v1/connect/webhook/subscriptions';
/** The documentation's own address (RFC 5737): public, and nobody there. */
const endpoint = ({ next }: World) => `https://203.0.113.7/events/${next()}`;

const credentials = ({ asker }: World) => ({
  client_id: asker.clientId,
  client_secret: asker.clientSecret,
});

const refreshAt =
  (path: string): Maker =>
  async (world) => {
    const login = { path: LOGIN, body: credentials(world) };
    const { refresh_token } = await sendOurs<{ refresh_token: string }>(world, 'POST', login);
    return { path: `/connect-auth/v1/account/${path}`, body: { refresh_token } };
  };

async function newSubscription(world: World): Promise<string> {
  const call = { path: SUBSCRIPTIONS, body: { endpoint: endpoint(world) } };
  return (await sendOurs<{ id: string }>(world, 'POST', call)).id;
}

const search = (gateway: string): Maker => {
  return () => ({ path: `${gateway}/medications/v1/search?drug_name=paracetamol` });
};

export const otherCalls: Record<string, Maker> = {
  logIn: (world) => ({ path: LOGIN, body: credentials(world) }),
  refreshToken: refreshAt('refresh-token'),
  refreshTokenOld: refreshAt('refresh'),
  searchMedications: search('/svc-mcp'),
  'searchMedications-eka-mcp': search('/eka-mcp'),
  beginAadhaarRegistration: () => ({
    path: '/abdm/na/v1/registration/aadhaar/init',
    body: { aadhaar_number: '234123412346' },
  }),
  createSubscription: (world) => ({ path: SUBSCRIPTIONS, body: { endpoint: endpoint(world) } }),
  listSubscriptions: () => ({ path: SUBSCRIPTIONS }),
  updateSubscription: async (world) => ({
    path: `${SUBSCRIPTIONS}/${await newSubscription(world)}`,
    body: { enabled: false },
  }),
  deleteSubscription: async (world) => ({ path: `${SUBSCRIPTIONS}/${await newSubscription(world)}` }),
  listDeliveries: () => ({ path: '/desk-ext/v1/events/deliveries' }),
  getDelivery: async (world) => ({
    path: `/desk-ext/v1/events/deliveries/${await newDelivery(world)}`,
  }),
  replayDelivery: async (world) => ({
    path: `/desk-ext/v1/events/deliveries/${await newDelivery(world)}/replay`,
  }),
};

/** A delivery that has ended. */
async function newDelivery(world: World): Promise<string> {
  const { store } = world.service.context;
  const { businessId } = world.service.partner;
  const subscriptionId = await newSubscription(world);
  const eventId = `evt_${randomUUID()}`;
  const id = randomUUID();
  const createdAt = Date.now();
  await store.outboxEvent.create({
    data: { businessId, id: eventId, kind: 'appointment.updated', transactionId: id, body: '{}', createdAt },
  });
  await store.delivery.create({
    data: { businessId, id, eventId, subscriptionId, state: 'dead', dueAt: createdAt, createdAt },
  });
  return id;
}
