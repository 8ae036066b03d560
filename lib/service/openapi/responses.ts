// The answers of an operation: the good ones by its schemas, the refusals in the shape of its family.
import { ERROR_STATUS, type ErrorCode, type ErrorShape } from '@/lib/contract/errors';
import type { Operation } from '../http/operation';
import { errorExample, exampleOf } from './examples';
import { ERROR_SCHEMAS } from './family';
import { component, type JsonSchema, type SchemaComponents } from './json-schema';

type Header = { $ref: string } | { description: string; schema: JsonSchema };
type Content = { 'application/json': { schema: JsonSchema; example?: unknown } };
export type ResponseObject = {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
};

/** Headers that answers carry, by reference. */
export const ANSWER_HEADERS = {
  RequestId: text('X-Request-Id', 'Names this request; quote it when something went wrong'),
  RateLimit: text('RateLimit', 'What is left of the minute: r requests, whole again in t seconds'),
  RateLimitPolicy: text('RateLimit-Policy', 'The limit: q requests in w seconds'),
  RetryAfter: text('Retry-After', 'Seconds until the next try can succeed'),
  Challenge: text('WWW-Authenticate', 'Always Bearer'),
  Allow: text('Allow', 'The methods that the path takes'),
};

/** Every answer of an operation, by status. */
export function responsesOf(
  operation: Operation,
  shape: ErrorShape,
  components: SchemaComponents,
): Record<string, ResponseObject> {
  const responses: Record<string, ResponseObject> = {};
  for (const [status, { description, schema, headers }] of Object.entries(operation.answers)) {
    const content = schema && {
      content: json(components.convert(schema, 'output'), exampleOf(operation.id).answer),
    };
    const all = { ...headersFor(Number(status), operation), ...ownHeaders(headers) };
    responses[status] = { description, headers: all, ...content };
  }
  for (const [status, codes] of codesByStatus(operation)) {
    responses[status] = {
      description: codes.join(' or '),
      headers: headersFor(Number(status), operation),
      content: json(
        { $ref: component(ERROR_SCHEMAS[shape].name) },
        codes[0] && errorExample(shape, codes[0], operation.refusals),
      ),
    };
  }
  return responses;
}

/** What an operation can refuse with, its own codes and those that come with what it has. */
function codesByStatus(operation: Operation): Map<string, ErrorCode[]> {
  const codes: ErrorCode[] = [...operation.errors, 'SERVER_ERROR'];
  if (operation.scope) codes.push('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS');
  if (operation.body) {
    codes.push('REQUEST_TIMEOUT', operation.tooLarge?.code ?? 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  }
  // Whoever asks for nothing else can still ask for an encryption of the answer that there is not.
  if (!codes.includes('BAD_REQUEST')) codes.push('INVALID_REQUEST');
  const byStatus = new Map<string, ErrorCode[]>();
  const vendor = operation.refusals?.codes ?? {};
  const written = new Set(codes.map((code) => vendor[code] ?? code));
  for (const code of [...written].sort((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other])) {
    const status = String(ERROR_STATUS[code]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function ownHeaders(headers: Readonly<Record<string, string>> = {}): Record<string, Header> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function headersFor(status: number, { scope }: Operation): Record<string, { $ref: string }> {
  const names: (keyof typeof ANSWER_HEADERS)[] = ['RequestId', 'RateLimitPolicy'];
  // Who is asking is not known before the token is read, nor when something broke on our side.
  if (scope && status !== 401 && status !== 500) names.push('RateLimit');
  if (status === 401) names.push('Challenge');
  if (status === 429) names.push('RetryAfter');
  return Object.fromEntries(
    names.map((name) => [ANSWER_HEADERS[name].name, { $ref: `#/components/headers/${name}` }]),
  );
}

function json(schema: JsonSchema, example: unknown): Content {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

function text(name: string, description: string) {
  return { name, description, schema: { type: 'string' } };
}
