// Access tokens: signed JWTs of type at+jwt (RFC 9068), checked as RFC 8725 asks: one algorithm, one type, our key.
import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ACCESS_TOKEN_SECONDS } from '@/lib/contract/credentials';
import { derivedKey } from '../derived-key';

const TYPE = 'at+jwt';
/** Ours have some 400 characters; nobody's megabyte is worth a signature check. */
const LENGTH_MAX = 4096;
/** Tokens whose signature was checked; the oldest is given up beyond this. */
const REMEMBERED_MAX = 10_000;

const claimsSchema = z.object({
  client_id: z.string(),
  b_id: z.string(),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;

export class AccessTokens {
  readonly #key: Buffer;
  readonly #checked = new Map<string, Claims>();

  constructor(
    masterKey: Buffer,
    private readonly origin: string,
  ) {
    this.#key = derivedKey(masterKey, 'access-token');
  }

  /** A token for a client that is valid for 1800 s from `issuedAt` (epoch seconds). */
  issue(client: { clientId: string; businessId: string }, issuedAt: number): Promise<string> {
    return new SignJWT({ b_id: client.businessId, client_id: client.clientId })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE })
      .setIssuer(this.origin)
      .setAudience(this.origin)
      .setSubject(client.clientId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .setJti(randomUUID())
      .sign(this.#key);
  }

  /** The claims of a token that we issued and that has not expired; null for any other text. */
  async verify(token: string): Promise<Claims | null> {
    if (token.length > LENGTH_MAX) return null;
    const claims = this.#checked.get(token) ?? (await this.#check(token));
    return claims && claims.exp * 1000 > Date.now() ? claims : null;
  }

  async #check(token: string): Promise<Claims | null> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        typ: TYPE,
        issuer: this.origin,
        audience: this.origin,
      });
      // A header with more than ours (jwk, jku, kid, crit …) is not one that we wrote.
      if (Object.keys(protectedHeader).length !== 2) return null;
      const claims = claimsSchema.parse(payload);
      this.#remember(token, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
      throw error;
    }
  }

  #remember(token: string, claims: Claims): void {
    this.#checked.set(token, claims);
    const oldest = this.#checked.keys().next();
    if (this.#checked.size > REMEMBERED_MAX && !oldest.done) this.#checked.delete(oldest.value);
  }
}
