// Keys of the desk, each for one purpose, derived from the one master key.
import { hkdfSync } from 'node:crypto';
import { environment } from '@/lib/env';
import { masterKey } from '@/lib/master-key';
import { webhookSecrets, type WebhookSecrets } from '@/lib/webhook-secrets';

/** Purposes never share a key: what signs cookies cannot forge an audit line. */
type Purpose =
  | 'session-cookies'
  | 'audit-chain'
  | 'sign-in-throttle'
  | 'webhook-secrets'
  | 'second-factor'
  | 'recovery-codes';

const KEY_BYTES = 32;

/** A 32-byte key for one purpose (HKDF-SHA-256, RFC 5869). */
export function derivedKey(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', master(), '', `front-desk ${purpose}`, KEY_BYTES));
}

/** What an embedded service proves its events with. */
export function ownWebhookSecrets(): WebhookSecrets {
  return webhookSecrets(master());
}

function master(): Buffer {
  const { DATA_DIR, MASTER_KEY } = environment();
  return Buffer.from(masterKey(DATA_DIR, MASTER_KEY), 'base64url');
}
