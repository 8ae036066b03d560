// What an operation of the interface is: one row of the table in app.ts, from which routing, validation and the
// OpenAPI document are all made.
import type { z } from 'zod';
import type { Scope } from '@/lib/contract/credentials';
import type { ErrorCode } from '@/lib/contract/errors';
import type { ServiceContext } from '../context';

/** Who is asking: the program whose token came with the request. */
export type Caller = { businessId: string; clientId: string; clientName: string; scopes: readonly Scope[] };

export type Call<Params, Query, Body> = {
  caller: Caller;
  params: Params;
  query: Query;
  body: Body;
  /** Keys of the body that the schema does not know, dotted; answers of updates list them. */
  ignoredFields: string[];
  headers: Headers;
  requestId: string;
  service: ServiceContext;
};

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

export type Operation<Params = unknown, Query = unknown, Body = unknown> = {
  /** Unique name in the gateway's words, such as updateAppointment. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Hono path with `:name` parameters, without a trailing slash; it answers with one too. */
  path: string;
  /** Who described it: the interface document, the vendor's public material, or only us. */
  source: 'interface' | 'vendor' | 'extension';
  summary: string;
  /** What the caller's token must allow; null for the public ones (login, refresh). */
  scope: Scope | null;
  /** The header in which the interface documents the token; both are accepted. */
  credential: 'auth' | 'Authorization';
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** Request headers that the operation reads, for the document. */
  requestHeaders?: Record<string, string>;
  /** The answers that are not errors, by status; null when there is no body. */
  answers: Record<number, { description: string; schema: z.ZodType | null }>;
  /** The codes it can refuse with, beside those that every operation can. */
  errors: readonly ErrorCode[];
  handler: (call: Call<Params, Query, Body>) => Promise<Answer>;
};

/** Declares an operation; its handler's types follow from its schemas. */
export function operation<Params = unknown, Query = unknown, Body = unknown>(
  definition: Operation<Params, Query, Body>,
): Operation {
  // The table holds operations of all shapes; parsing by the same schemas makes the widening safe.
  return definition as unknown as Operation;
}
