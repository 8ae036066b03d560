// The 400 about one wrong place of a request.
import { Failure } from './failure';

/** Names the place in message and details; '' is the body itself. */
export function wrongField(path: string, message: string): Failure {
  return new Failure('INVALID_REQUEST', path === '' ? message : `${path}: ${message}`, [{ path, message }]);
}
