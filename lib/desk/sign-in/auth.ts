// better-auth, set up for one thing: staff who sign in with e-mail and password. Its HTTP handler is mounted nowhere,
// so none of its endpoints can be reached; we call the few that we need.
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { betterAuth } from 'better-auth';
import { createAccessControl } from 'better-auth/plugins/access';
import { admin } from 'better-auth/plugins';
import { adminAc, defaultStatements } from 'better-auth/plugins/admin/access';
import { derivedKey } from '../derived-key';
import { isHttps, publicOrigin } from '../public-origin';
import { ABSOLUTE_MS } from '../sessions/session-times';
import { sessionCookieName } from '../sessions/session-cookie';
import { deskStore, type DeskStore } from '../store';
import { withHashedTokens } from './hashed-tokens';
import { beginSession } from './begin-session';
import { hashPassword, verifyPassword } from './password';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rule';

const access = createAccessControl(defaultStatements);
/** better-auth's own rights; ours are in permissions.ts, and nobody but an administrator touches accounts. */
const roles = { admin: adminAc, receptionist: access.newRole({}), doctor: access.newRole({}) };

function build(store: DeskStore) {
  return betterAuth({
    baseURL: publicOrigin(),
    secret: derivedKey('session-cookies').toString('base64url'),
    database: prismaAdapter(withHashedTokens(store), { provider: 'postgresql' }),
    telemetry: { enabled: false },
    // Refusals are in the audit log; its own lines would name them a second time, on the console.
    logger: { level: 'error' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      modelName: 'staff',
      additionalFields: {
        doctorId: { type: 'string', required: false, input: false },
        clinicIds: { type: 'string[]', required: true, input: false },
        everyClinic: { type: 'boolean', required: true, input: false },
        twoFactorEnabled: { type: 'boolean', required: true, input: false },
        demonstration: { type: 'boolean', required: true, input: false },
      },
    },
    account: { modelName: 'credential', fields: { userId: 'staffId' } },
    session: {
      fields: { userId: 'staffId' },
      additionalFields: { lastUsedAt: { type: 'date', required: false, input: false } },
      // The absolute end; the idle end is read-session.ts's.
      expiresIn: ABSOLUTE_MS / 1000,
      disableSessionRefresh: true,
    },
    advanced: {
      // Whole addresses: which desk it was, not only which network.
      ipAddress: { ipv6Subnet: 128 },
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName() } },
      defaultCookieAttributes: { secure: isHttps(), httpOnly: true, sameSite: 'lax', path: '/' },
    },
    plugins: [admin({ defaultRole: 'receptionist', adminRoles: ['admin'], roles }), beginSession],
  });
}

type Auth = ReturnType<typeof build>;

let built: { store: DeskStore; auth: Auth } | undefined;

/** better-auth on the process's store; built anew when that was closed and opened again. */
export function auth(): Auth {
  const store = deskStore();
  if (built?.store !== store) built = { store, auth: build(store) };
  return built.auth;
}
