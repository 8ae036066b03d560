// What events to the desk are proved with on this machine: the service signs with it, the desk checks with it.
// Derived from the master key (HKDF-SHA-256, RFC 5869), so that both know it and no file keeps it.
import { hkdfSync } from 'node:crypto';

export type WebhookSecrets = {
  signingKey: string;
  /** The part that cannot be guessed of the address for senders that cannot sign. */
  unsignedToken: string;
};

/** The same two for the same master key (32 bytes). */
export function webhookSecrets(masterKey: Buffer): WebhookSecrets {
  return {
    signingKey: derived(masterKey, 'webhook-signing-key'),
    unsignedToken: derived(masterKey, 'webhook-unsigned-token'),
  };
}

function derived(masterKey: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `front-desk/service/${purpose}`, 32)).toString(
    'base64url',
  );
}
