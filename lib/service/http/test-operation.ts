// Operations that answer with what they were given, for tests of everything around the handlers.
import { z } from 'zod';
import type { Operation } from './operation';

/** One path of each family; my-gateway has to be set as a medication gateway. */
export const FAMILY_PATHS = {
  cdr: '/cdr/v1/thing',
  dr: '/dr/v1/thing',
  mr: '/mr/api/v1/thing',
  'svc-mcp': '/svc-mcp/thing',
  'my-gateway': '/my-gateway/thing',
  abdm: '/abdm/na/v1/thing',
  'connect-auth': '/connect-auth/v1/thing',
  notification: '/notification/v1/thing',
  'desk-ext': '/desk-ext/v1/thing',
};

export const thing = z.object(
  {
    name: z.string({ error: 'must be a string' }).optional(),
    count: z.number({ error: 'must be a whole number' }).optional(),
    inner: z.object({ size: z.number({ error: 'must be a number' }).optional() }).optional(),
  },
  { error: 'the body must be a JSON object' },
);

/** An operation that echoes its call. */
export function thingAt(path: string, method: Operation['method'], more: Partial<Operation> = {}): Operation {
  return {
    id: `${method}${path}`,
    method,
    path,
    source: 'extension',
    summary: 'Echo',
    scope: 'appointments:write',
    credential: 'auth',
    answers: { 200: { description: 'What came', schema: null } },
    errors: [],
    handler: ({ params, query, body, ignoredFields, caller }) =>
      Promise.resolve({ status: 200, body: { params, query, body, ignoredFields, caller } }),
    ...more,
  };
}
