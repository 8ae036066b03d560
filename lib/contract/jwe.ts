// The encrypted body: a JWE JSON object with string members, and the headers that announce it (RFC 7516).
import { z } from 'zod';
import { text } from './text';

export const ENCRYPTION_HEADER = 'X-Encryption';
/** Not shown in the interface: how a client asks for an encrypted answer. */
export const ENCRYPTED_ANSWER_HEADER = 'X-Encryption-Response';
/** Not shown in the interface: which key that answer is under, where no encrypted body names one. */
export const ENCRYPTED_ANSWER_KID_HEADER = 'X-Encryption-Kid';
export const ENCRYPTION_SCHEME = 'JWE';

/** The shared secret is written twice to make the 32-byte key, so it has exactly 16 UTF-8 bytes. */
export const SHARED_SECRET_BYTES = 16;
/** base64url of {"alg":"dir","enc":"A128CBC-HS256"} */
export const PROTECTED_HEADER = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0';

export const sealedBody = z.object({
  protected: z.string(),
  iv: z.string(),
  ciphertext: z.string(),
  tag: z.string(),
  kid: z.string().optional(),
});
export type SealedBody = z.infer<typeof sealedBody>;

export const KID_MAX = 100;
/** Active, then retiring (opens only), then revoked */
export const KEY_STATES = ['active', 'retiring', 'revoked'] as const;

/** A shared key as lists show it; its secret is never in it. */
export const keyRecord = z.object({ kid: z.string(), state: z.enum(KEY_STATES), created_at: z.number() });
export type KeyRecord = z.infer<typeof keyRecord>;
export const keyList = z.object({ keys: z.array(keyRecord) });
/** Whether each key that is in use still opens a sample sealed under it */
export const keyHealth = z.object({ keys: z.array(z.object({ kid: z.string(), opens: z.boolean() })) });
export type KeyHealth = z.infer<typeof keyHealth>;
export const keyImport = z.object(
  { kid: text(1, KID_MAX), secret: text(1, SHARED_SECRET_BYTES) },
  { error: 'the body must be a JSON object' },
);
/** The only answer that holds a secret: given when it is made, and never again. */
export const madeKey = z.object({ kid: z.string(), secret: z.string() });
