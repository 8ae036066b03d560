// What an error looks like on the wire. Each path family has its own shape; the codes stand in one table.
import { z } from 'zod';

/** The code of every refusal, and the only place that says which HTTP status it has. */
export const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  INVALID_REQUEST_PARAMETERS: 400,
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  TRANSITION_NOT_ALLOWED: 403,
  CANCEL_NOT_ALLOWED: 403,
  COMPLETE_NOT_ALLOWED: 403,
  RESCHEDULE_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  APPOINTMENT_NOT_FOUND: 404,
  CLINIC_NOT_FOUND: 404,
  DOCTOR_NOT_FOUND: 404,
  PATIENT_NOT_FOUND: 404,
  PATIENTS_NOT_FOUND: 404,
  CASE_NOT_FOUND: 404,
  WEBHOOK_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PATIENT_ALREADY_EXISTS: 409,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNSUPPORTED_TYPE: 415,
  UNREADABLE_FILE: 422,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** One wrong field: its path in the body, dotted, and what would be right. */
export const errorDetail = z
  .object({
    path: z.string(),
    message: z.string(),
    /** In a 412: when the field changed (epoch seconds) and by which program. */
    changed_at: z.number().optional(),
    changed_by: z.string().optional(),
  })
  .meta({ id: 'ErrorDetail' });
export type ErrorDetail = z.infer<typeof errorDetail>;

/** dr and notification: `{error: {code, message, details?}}` */
export const nestedError = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.array(errorDetail).optional() }),
});
/** cdr: `{status: "error", message}` */
export const statusError = z.object({
  status: z.literal('error'),
  message: z.string(),
  details: z.array(errorDetail).optional(),
});
/** mr: `{error, code}` */
export const recordsError = z.object({ error: z.string(), code: z.string() });
/** medications: `{error}` */
export const plainError = z.object({ error: z.string() });
/** abdm and connect-auth: `{code: <http status>, error}` */
export const numberedError = z.object({ code: z.number(), error: z.string() });

/** The path families, by their first segment; each has one error shape. */
export const FAMILIES = {
  'connect-auth': 'numbered',
  abdm: 'numbered',
  cdr: 'status',
  dr: 'nested',
  notification: 'nested',
  profiles: 'nested',
  'desk-ext': 'nested',
  mr: 'records',
  'svc-mcp': 'plain',
  'eka-mcp': 'plain',
} as const;
export type Family = keyof typeof FAMILIES;
export type ErrorShape = (typeof FAMILIES)[Family];
