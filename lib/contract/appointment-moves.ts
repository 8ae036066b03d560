// The bodies and answers of the moves of an appointment: complete, change-status, reschedule (decisions 9).
import { z } from 'zod';
import { APPOINTMENT_STATUSES } from './appointment-status';
import { END_BEFORE_START } from './appointment';
import { identifier, wrongKind } from './text';
import { epochSeconds } from './time';

const bodyObject = { error: 'the body must be a JSON object' };

/**
 * Not shown in the interface: completing without a word about a prescription ends in CMNP, because only the
 * caller knows of one; `prescription: true` ends in CM.
 */
export const completeBody = z
  .object({ prescription: z.boolean({ error: wrongKind('true or false') }).optional() }, bodyObject)
  .optional();

/** RE is not asked for by name: rescheduling needs the new time. */
export const REQUESTABLE_STATUSES = APPOINTMENT_STATUSES.filter((status) => status !== 'RE');

/** Not shown in the interface: the vendor takes NS only; every move of the table but RE is our extension. */
export const changeStatusBody = z.object(
  {
    status: z.enum(REQUESTABLE_STATUSES, {
      error: `must be one of ${REQUESTABLE_STATUSES.join(', ')}`,
    }),
  },
  bodyObject,
);

/** The new time, and the new place where it changes: by the service's ids (`doc_id`, as the vendor writes it) or the partner's. */
export const rescheduleBody = z
  .object(
    {
      start_time: epochSeconds,
      end_time: epochSeconds.optional(),
      clinic_id: identifier.optional(),
      doc_id: identifier.optional(),
      partner_clinic_id: identifier.optional(),
      partner_doctor_id: identifier.optional(),
    },
    bodyObject,
  )
  .superRefine((body, context) => {
    if (body.end_time !== undefined && body.end_time <= body.start_time) {
      context.addIssue({ code: 'custom', path: ['end_time'], message: END_BEFORE_START });
    }
    const service = body.clinic_id !== undefined || body.doc_id !== undefined;
    for (const field of ['partner_clinic_id', 'partner_doctor_id'] as const) {
      if (service && body[field] !== undefined) {
        context.addIssue({
          code: 'custom',
          path: [field],
          message: 'send service ids or partner ids, not a mixture',
        });
      }
    }
  });
export type RescheduleBody = z.infer<typeof rescheduleBody>;
