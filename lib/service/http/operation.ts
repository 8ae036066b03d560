// What an operation of the interface is: one row of the table in app.ts, from which routing, validation and the
// OpenAPI document are all made. The row says where it stands and who may ask; its folder says what it does.
import type { z } from 'zod';
import type { Scope } from '@/lib/contract/credentials';
import type { ErrorCode } from '@/lib/contract/errors';
import type { ServiceContext } from '../context';
import type { TooLarge } from './received-body';

/** Who is asking: the program whose token came with the request. */
export type Caller = { businessId: string; clientId: string; clientName: string; scopes: readonly Scope[] };

export type Call<Params, Query, Body> = {
  caller: Caller;
  params: Params;
  query: Query;
  body: Body;
  /** Keys of the body that the schema does not know, dotted; answers of updates list them. */
  ignoredFields: string[];
  /** A multipart body that was left unread; only for operations with `upload`, and null for a JSON body. */
  upload: { contentType: string; chunks: AsyncIterable<Uint8Array> } | null;
  /** Says that the body is no longer needed, so that the next large one may be opened; it is said at the end anyway. */
  leave: () => void;
  headers: Headers;
  requestId: string;
  service: ServiceContext;
};

export type Answer = {
  status: number;
  /** Sent as JSON, encrypted when asked for. */
  body?: unknown;
  /** The same, as JSON already; for answers that are kept. In place of `body`. */
  json?: string;
  /** Sent as it is, under the handler's own content-type; never together with `body`. */
  raw?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** In lower case; they replace the ones that every answer has. */
  headers?: Record<string, string>;
};

export type Refusals = {
  /** The vendor's code for one of ours. */
  codes?: Partial<Record<ErrorCode, ErrorCode>>;
  /** Members that the vendor has beside the family's shape. */
  beside?: (refusal: { status: number; code: ErrorCode; message: string }) => object;
};

/** Where an operation stands in the interface, and what a request needs to reach it. */
export type Place = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Hono path with `:name` parameters, without a trailing slash; it answers with one too. */
  path: string;
  /** The header in which the interface documents the token; both are accepted. */
  credential: 'auth' | 'Authorization';
  /** What the caller's token must allow; null for the public ones (login, refresh). */
  scope: Scope | null;
};

/** What an operation takes, does and answers, wherever it stands. */
export type Behaviour<Params = unknown, Query = unknown, Body = unknown> = {
  /** Unique name in the gateway's words, such as updateAppointment. */
  id: string;
  /** Who described it: the interface document, the vendor's public material, or only us. */
  source: 'interface' | 'vendor' | 'extension';
  summary: string;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  /** Query parameters that may be given several times; they arrive as lists. */
  repeatable?: readonly string[];
  body?: z.ZodType<Body>;
  /** The most bytes of a JSON body, decrypted; 1 MB unless said. */
  bodyLimit?: number;
  /** What a larger one is refused with, where that is not TOO_LARGE. */
  tooLarge?: TooLarge;
  /** Also takes multipart/form-data, which the handler reads by itself from `call.upload`. */
  upload?: true;
  /** Request headers that the operation reads, for the document. */
  requestHeaders?: Record<string, string>;
  /** The answers that are not errors, by status; null when there is no body, `headers` beside those of every answer. */
  answers: Record<
    number,
    { description: string; schema: z.ZodType | null; headers?: Readonly<Record<string, string>> }
  >;
  /** The codes it can refuse with, beside those that every operation can. */
  errors: readonly ErrorCode[];
  /** Where the vendor writes this operation's refusals otherwise than its family's (vendor-facts 4). */
  refusals?: Refusals;
  handler: (call: Call<Params, Query, Body>) => Promise<Answer>;
};

export type Operation = Place & Behaviour;

/** Declares what an operation does; its handler's types follow from its schemas. */
export function operation<Params = unknown, Query = unknown, Body = unknown>(
  behaviour: Behaviour<Params, Query, Body>,
): Behaviour {
  // The table holds operations of all shapes; parsing by the same schemas makes the widening safe.
  return behaviour as unknown as Behaviour;
}

/** One line of the table: method, path, header of the token, right, what it does. */
export type Row = readonly [Place['method'], Place['path'], Place['credential'], Place['scope'], Behaviour];

/** The operations of rows. */
export function table(rows: readonly Row[]): Operation[] {
  return rows.map(([method, path, credential, scope, behaviour]) => ({
    method,
    path,
    credential,
    scope,
    ...behaviour,
  }));
}
