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
export const SCOPES = [
  'clinics:read', 'clinics:write', 'appointments:read', 'appointments:write', 'patients:read', 'patients:write',
  'cases:read', 'cases:write', 'documents:read', 'documents:write', 'medications:read', 'registration:write',
  'events:manage',
] as const; // prettier-ignore
export type Scope = (typeof SCOPES)[number];
