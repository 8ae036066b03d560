// The desk's own subscription to the events of the embedded service, made like any partner's.
import {
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  updateSubscription,
} from '@/lib/gateway/subscriptions';
import { serviceTransport } from '@/lib/gateway/transport';
import { webhookSecrets } from '@/lib/webhook-secrets';

const RECEIVER = '/api/webhooks/service';

/** Sees to it that events come to `origin`, signed with the derived key, and no more to where the desk was before. */
export async function subscribeDesk(origin: string, masterKey: Buffer): Promise<void> {
  const { signingKey } = webhookSecrets(masterKey);
  const endpoint = `${origin}${RECEIVER}`;
  const { clientId } = serviceTransport();
  const own = (await listSubscriptions()).filter(
    (one) => one.client_id === clientId && one.endpoint.endsWith(RECEIVER),
  );
  for (const { id } of own.filter((one) => one.endpoint !== endpoint)) await deleteSubscription(id);
  const kept = own.find((one) => one.endpoint === endpoint);
  if (kept) await updateSubscription(kept.id, { signing_key: signingKey, enabled: true });
  else await createSubscription({ endpoint, signing_key: signingKey });
}
