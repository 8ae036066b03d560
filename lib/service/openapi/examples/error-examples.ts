// What a refusal says, by its code; the very function that writes refusals makes the examples of them.
import type { ErrorCode, ErrorShape } from '@/lib/contract/errors';
import { errorBody } from '../../http/error-shape';
import { Failure } from '../../http/failure';
import type { Refusals } from '../../http/operation';

const FINAL = 'An appointment in state CM cannot move to PA. From CM it can move to: nothing, it is final.';

const SENTENCES: Record<ErrorCode, string> = {
  INVALID_REQUEST: 'token: must be a whole number',
  INVALID_REQUEST_PARAMETERS: 'start_date: must be a real date written YYYY-MM-DD',
  BAD_REQUEST: 'the header X-Pt-Id is required: the id of the patient',
  UNAUTHORIZED: 'the access token is not valid or has expired; log in again',
  FORBIDDEN: 'the client lacks the right appointments:write; ask your administrator',
  TRANSITION_NOT_ALLOWED: FINAL,
  CANCEL_NOT_ALLOWED: FINAL,
  COMPLETE_NOT_ALLOWED: FINAL,
  RESCHEDULE_NOT_ALLOWED: FINAL,
  NOT_FOUND: 'there is no such document',
  APPOINTMENT_NOT_FOUND: 'The given appointment ID does not exist.',
  CLINIC_NOT_FOUND: 'Clinic not found',
  DOCTOR_NOT_FOUND: 'Doctor not found',
  PATIENT_NOT_FOUND: 'The given patient ID does not exist.',
  PATIENTS_NOT_FOUND: 'The given patient ID does not exist.',
  CASE_NOT_FOUND: 'this patient has no such case',
  WEBHOOK_NOT_FOUND: 'Webhook not found',
  METHOD_NOT_ALLOWED: 'this path takes PATCH, OPTIONS',
  REQUEST_TIMEOUT: 'the body was not there within 30 seconds; send it again',
  CONFLICT: 'this Idempotency-Key was used for another file; use a new one',
  PATIENT_ALREADY_EXISTS: 'A patient with this partner_patient_id exists; nothing was added.',
  PRECONDITION_FAILED: 'The appointment was changed since you read it; read it again.',
  TOO_LARGE: 'the body is larger than 1 MB',
  FILE_TOO_LARGE: 'the file is larger than 10 MiB',
  UNSUPPORTED_MEDIA_TYPE: 'send the body as Content-Type: application/json',
  UNSUPPORTED_TYPE: 'this type of file is not accepted; send a PDF, JPEG, PNG, WEBP, HEIC or TIFF',
  UNREADABLE_FILE: 'the file is damaged or was cut off; scan or save it again',
  TOO_MANY_REQUESTS: 'more than 600 requests a minute; try again in 12 seconds',
  SERVER_ERROR: 'something went wrong on our side; try again, and name the X-Request-Id if it stays',
};

/** A refusal with this code, in the shape of a family. */
export function errorExample(shape: ErrorShape, code: ErrorCode, refusals?: Refusals): object {
  return errorBody(shape, new Failure(code, SENTENCES[code]), refusals);
}
