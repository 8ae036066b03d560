// A session for somebody whom we have proved ourselves: better-auth's own flows know passwords only.
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Adds `auth().api.beginSession`. It has no path, so that no request can reach it. */
export const beginSession = {
  id: 'begin-session',
  endpoints: {
    beginSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ staffId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.staffId);
        if (!user) throw new APIError('UNAUTHORIZED');
        const session = await internalAdapter.createSession(user.id, false);
        await setSessionCookie(context, { session, user });
        return { staffId: user.id };
      },
    ),
  },
};
