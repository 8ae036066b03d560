// Login and refresh (decisions 1), and what a client may do.
import { z } from 'zod';
import { text } from './text';

export const ACCESS_TOKEN_SECONDS = 1800;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600;
/** How long a refresh token that was already exchanged still works, so that a lost answer locks nobody out. */
export const REFRESH_GRACE_SECONDS = 60;

export const loginRequest = z.object(
  { client_id: text(1, 200), client_secret: text(1, 500) },
  { error: 'the body must be a JSON object' },
);
export const refreshRequest = z.object(
  { refresh_token: text(1, 500), access_token: text(1, 4000).optional() },
  { error: 'the body must be a JSON object' },
);

export const tokenGrant = z
  .object({
    access_token: z.string(),
    expires_in: z.number(),
    refresh_token: z.string(),
    refresh_expires_in: z.number(),
  })
  .meta({ id: 'TokenGrant' });
export type TokenGrant = z.infer<typeof tokenGrant>;

/** What a partner's program may be allowed to do. */
export const PARTNER_SCOPES = [
  'clinics:read', 'clinics:write', 'appointments:read', 'appointments:write', 'patients:read', 'patients:write',
  'cases:read', 'cases:write', 'documents:read', 'documents:write', 'medications:read', 'registration:write',
  'events:manage',
] as const; // prettier-ignore

/** Looking after keys and programs is the desk's own: a partner that could would give itself everything else. */
export const SCOPES = [...PARTNER_SCOPES, 'credentials:manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** When answers are encrypted: never, when a request asks for it, or always. */
export const RESPONSE_ENCRYPTIONS = ['never', 'on_request', 'always'] as const;
export type ResponseEncryption = (typeof RESPONSE_ENCRYPTIONS)[number];

export const CLIENT_NAME_MAX = 100;
const BODY = { error: 'the body must be a JSON object' };
const scopes = z.array(z.enum(PARTNER_SCOPES, { error: `must be one of ${PARTNER_SCOPES.join(', ')}` }), {
  error: 'must be a list of rights',
});

/** A program as lists show it; its secret is never in it. */
export const clientRecord = z.object({
  client_id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  response_encryption: z.enum(RESPONSE_ENCRYPTIONS),
  enabled: z.boolean(),
  /** Whether it is the one that asks */
  own: z.boolean(),
  created_at: z.number(),
});
export type ClientRecord = z.infer<typeof clientRecord>;
export const clientList = z.object({ clients: z.array(clientRecord) });
export const clientCreate = z.object({ name: text(1, CLIENT_NAME_MAX), scopes }, BODY);
export const clientPatch = z
  .object(
    {
      scopes,
      enabled: z.boolean({ error: 'must be true or false' }),
      response_encryption: z.enum(RESPONSE_ENCRYPTIONS, {
        error: `must be one of ${RESPONSE_ENCRYPTIONS.join(', ')}`,
      }),
    },
    BODY,
  )
  .partial();
/** The only answers that hold a secret: given when it is made, and never again. */
export const madeClient = z.object({ client_id: z.string(), client_secret: z.string() });
