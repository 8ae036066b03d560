// The Hono app, made from the table of operations: one route for each path, all methods of it in one place.
import { ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { beginExchange, type Exchange } from './exchange';
import { shapeOf } from './error-shape';
import { Failure } from './failure';
import { answered, perform, type Door } from './handle';
import type { Answer, Operation } from './operation';
import type { Outgoing } from './respond';

/** `pattern` is the path with its parameters by position, `path` the first operation's own spelling of it. */
type Route = { pattern: string; path: string; entries: Map<string, Entry> };
/** An operation and the names of its path parameters, in order. */
type Entry = { operation: Operation; names: string[] };

/** An app that answers every request, on known and unknown paths alike. */
export function makeApp(operations: readonly Operation[], door: Door): Hono {
  const app = new Hono({ strict: false });
  const gateways = door.service.medicationGateways;
  for (const route of routesOf(operations)) {
    const shape = shapeOf(route.path, gateways);
    app.all(route.pattern, (context) => {
      const request = context.req.raw;
      const exchange = beginExchange(request.method, route.path, shape);
      const values = context.req.param() as Record<string, string>;
      return answered(door, exchange, outgoingOf(context.env), () =>
        dispatch(door, route, request, values, exchange),
      );
    });
  }
  app.notFound((context) => {
    const exchange = beginExchange(context.req.method, 'unknown', shapeOf(context.req.path, gateways));
    return answered(door, exchange, outgoingOf(context.env), () => {
      throw new Failure('NOT_FOUND', 'there is no such path; see /openapi.json');
    });
  });
  return app;
}

/** Node's adapter hands its side of the socket along; a request from this process has none. */
function outgoingOf(bindings: unknown): Outgoing {
  const hasOne = typeof bindings === 'object' && bindings !== null && 'outgoing' in bindings;
  return hasOne && bindings.outgoing instanceof ServerResponse ? bindings.outgoing : null;
}

function dispatch(
  door: Door,
  route: Route,
  request: Request,
  values: Record<string, string>,
  exchange: Exchange,
): Answer | Promise<Answer> {
  if (request.method === 'OPTIONS') return { status: 204, headers: { allow: allowedMethods(route) } };
  // Hono answers HEAD as GET and drops the body.
  const entry = route.entries.get(request.method === 'HEAD' ? 'GET' : request.method);
  if (!entry) {
    const allow = allowedMethods(route);
    throw new Failure('METHOD_NOT_ALLOWED', `this path takes ${allow}`, [], { allow });
  }
  return perform(door, { request, operation: entry.operation, params: named(entry, values), exchange });
}

function allowedMethods({ entries }: Route): string {
  const methods = [...entries.keys()];
  if (entries.has('GET')) methods.push('HEAD');
  return [...methods, 'OPTIONS'].join(', ');
}

/** One route for each path, fixed segments before parameters, so that `search` is never taken for an id. */
function routesOf(operations: readonly Operation[]): Route[] {
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    const { path } = operation;
    const pattern = positional(path);
    const route = routes.get(pattern) ?? { pattern, path, entries: new Map<string, Entry>() };
    if (route.entries.has(operation.method)) {
      throw new Error(`Two operations answer ${operation.method} ${operation.path}.`);
    }
    const names = [...path.matchAll(/(?<=:)\w+/g)].map(([name]) => name);
    route.entries.set(operation.method, { operation, names });
    routes.set(pattern, route);
  }
  return [...routes.values()].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

/** `/a/:x/b/:y` → `/a/:p0/b/:p1`: operations on one path may name its parameters differently. */
function positional(path: string): string {
  let position = 0;
  return path.replace(/:\w+/g, () => `:p${position++}`);
}

function named({ names }: Entry, values: Record<string, string>): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [position, name] of names.entries()) params[name] = values[`p${position}`] ?? '';
  return params;
}

function sortKey({ pattern }: Route): string {
  return pattern.replaceAll('/:', '/\uffff');
}
