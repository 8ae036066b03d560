// The refusals of an appointment that the business does not have; another business's gets the same ones.
import { Failure } from '../http/failure';

const MESSAGE = 'The given appointment ID does not exist.';

/** For operations that change an appointment (interface, Errors). */
export function appointmentNotFound(): Failure {
  return new Failure('APPOINTMENT_NOT_FOUND', MESSAGE);
}

/** For reading one: the vendor's code there. */
export function notFound(): Failure {
  return new Failure('NOT_FOUND', MESSAGE);
}
