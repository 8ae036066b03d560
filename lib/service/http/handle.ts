// What happens to every request, in this order: method, credentials, count, key of the answer, rate, right, body,
// schema, handler. Anything thrown on the way becomes an answer here and nowhere else.
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { ENCRYPTED_ANSWER_KID_HEADER } from '@/lib/contract/jwe';
import type { ServiceContext } from '../context';
import { bodyOf } from './call-body';
import type { Exchange } from './exchange';
import { Failure } from './failure';
import { callerOf, identify, NOBODY, type Identity } from './identify';
import type { Answer, Operation } from './operation';
import { parseCall } from './parse-call';
import { queryOf } from './query';
import { refuseOverLimit } from './rate-limit';
import { logFault, logRequest } from './request-log';
import { refusal, respond, type Outgoing } from './respond';
import { answerKey, isSealed, wantsSealedAnswer } from './sealed-exchange';

export type Door = {
  service: ServiceContext;
  refusals: RateLimiterMemory;
  standing: Record<string, string>;
};

/** Runs `perform` and answers, whatever happens in it. */
export async function answered(
  door: Door,
  exchange: Exchange,
  outgoing: Outgoing,
  perform: () => Answer | Promise<Answer>,
): Promise<Response> {
  const answer = await settle(exchange, perform);
  const response = respond(exchange, door.standing, answer, outgoing);
  logRequest(exchange, answer.status);
  return response;
}

async function settle(exchange: Exchange, perform: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await perform();
  } catch (error) {
    if (error instanceof Failure) return refusal(exchange, error);
    logFault(exchange, error);
    const message = 'something went wrong on our side; try again, and name the X-Request-Id if it stays';
    return refusal(exchange, new Failure('SERVER_ERROR', message));
  }
}

type Arrived = { request: Request; operation: Operation; params: Record<string, string>; exchange: Exchange };

/** The handler's answer to a request for its operation. Throws Failure for everything the caller can mend. */
export async function perform(
  door: Door,
  { request, operation, params, exchange }: Arrived,
): Promise<Answer> {
  const { service, refusals } = door;
  const { credentials } = service;
  const { headers } = request;
  exchange.refusals = operation.refusals ?? {};
  const identity = operation.scope === null ? null : await identify(headers, credentials);
  exchange.clientId = identity?.client.clientId ?? null;
  if (identity) await count(door, exchange, identity);
  const sealed = isSealed(headers);
  // An encrypted request makes the key known only when it was opened; until then its refusals stay plain.
  if (identity && !sealed) await chooseAnswerKey(door, exchange, identity, headers);
  if (identity) admit(door, exchange, identity, operation);
  const query = operation.query ? queryOf(request.url, operation.repeatable) : {};
  const { documents, patience } = service;
  const { incoming } = documents;
  const arrival = {
    request,
    operation,
    sealed,
    identity,
    credentials,
    refusals,
    exchange,
    incoming,
    patience,
  };
  const { body, upload, leave } = await bodyOf(arrival);
  try {
    if (identity && sealed) await chooseAnswerKey(door, exchange, identity, headers);
    const parsed = parseCall(operation, { params, query, body, upload });
    const caller = identity ? callerOf(identity.client) : NOBODY;
    const { requestId } = exchange;
    return await operation.handler({ ...parsed, caller, upload, leave, headers, requestId, service });
  } finally {
    leave();
  }
}

/** Counts the request before anything of it is judged, so that whatever it is refused for costs the same. */
async function count(door: Door, exchange: Exchange, { client }: Identity) {
  const { credentials, unlimitedClient } = door.service;
  if (client.clientId === unlimitedClient) return;
  exchange.quota = await credentials.requests.penalty(client.clientId);
}

/** Refuses who asked too often, or for what the program may not do; in the answer's key, if it has one. */
function admit(door: Door, { quota }: Exchange, { client }: Identity, operation: Operation) {
  if (quota) refuseOverLimit(door.service.credentials.requests, quota);
  if (operation.scope !== null && !client.scopes.includes(operation.scope)) {
    throw new Failure('FORBIDDEN', `the client lacks the right ${operation.scope}; ask your administrator`);
  }
}

async function chooseAnswerKey(door: Door, exchange: Exchange, { client }: Identity, headers: Headers) {
  if (!wantsSealedAnswer(headers, client.responseEncryption)) return;
  const keys = await door.service.credentials.keys.get(client.businessId);
  exchange.answerKey = answerKey(keys, exchange.kid ?? headers.get(ENCRYPTED_ANSWER_KID_HEADER));
}
