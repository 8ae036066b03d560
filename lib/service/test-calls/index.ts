// A request that succeeds for every operation of the table, for the tests that walk all of them.
import type { Operation } from '../http/operation';
import type { Sent } from '../test-service';
import { appointmentCalls } from './appointment-calls';
import { credentialCalls } from './credential-calls';
import { directoryCalls } from './directory-calls';
import { otherCalls } from './other-calls';
import { recordCalls } from './record-calls';
import type { Call, Maker, World } from './world';

export { BOTH_WAYS, makeWorld, type By, type Call, type World } from './world';

/** By the operation's id. A test fails when an operation has none. */
export const CALLS: Record<string, Maker> = {
  ...appointmentCalls,
  ...directoryCalls,
  ...recordCalls,
  ...credentialCalls,
  ...otherCalls,
};

/** The maker of an operation's request. */
export function makerOf({ id }: Operation): Maker {
  const maker = CALLS[id];
  if (!maker) throw new Error(`lib/service/test-calls knows no request for ${id}; add one`);
  return maker;
}

/** Sends a request with the asker's token. */
export function sendCall({ service, asker }: World, { method }: Operation, call: Call): Promise<Sent> {
  const { path, ...rest } = call;
  return service.send(method, path, { token: asker.token, ...rest });
}
