// The encrypted body: a JWE JSON object with string members, and the headers that announce it (RFC 7516).
import { z } from 'zod';

export const ENCRYPTION_HEADER = 'X-Encryption';
/** Not shown in the interface: how a client asks for an encrypted answer. */
export const ENCRYPTED_ANSWER_HEADER = 'X-Encryption-Response';
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
