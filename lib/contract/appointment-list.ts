// Listing appointments: by patient, or by days in the clinic's zone (decisions 9, vendor-facts 4.2).
import { z } from 'zod';
import { appointmentRecord } from './appointment';
import { identifier } from './text';
import { calendarDate, daysBetween } from './time';

/** How many records a page holds, by what was asked for. A full page means: ask for the next. */
export const PAGE_SIZE = { patient: 20, days: 30, doctorOrClinic: 50 } as const;
/** From the first to the last date asked for. */
export const DAYS_MAX = 7;

const pageNumber = z
  .string()
  .regex(/^\d{1,6}$/, { error: 'must be a whole number from 0' })
  .transform(Number);

export const appointmentListQuery = z
  .object({
    patient_id: identifier.optional(),
    start_date: calendarDate.optional(),
    end_date: calendarDate.optional(),
    doctor_id: identifier.optional(),
    clinic_id: identifier.optional(),
    page_no: pageNumber.optional(),
  })
  .superRefine((query, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (query.patient_id !== undefined) {
      for (const field of ['start_date', 'end_date', 'doctor_id', 'clinic_id'] as const) {
        if (query[field] !== undefined) issue(field, 'cannot be sent with patient_id, which stands alone');
      }
      return;
    }
    if (query.start_date === undefined) issue('start_date', 'is required: send start_date and end_date');
    if (query.end_date === undefined) issue('end_date', 'is required: send start_date and end_date');
    const days = daysBetween(query.start_date, query.end_date);
    if (days < 0) issue('end_date', 'must not be before start_date');
    if (days > DAYS_MAX) issue('end_date', `must be at most ${DAYS_MAX} days after start_date`);
  });
export type AppointmentListQuery = z.infer<typeof appointmentListQuery>;

export const appointmentList = z.object({ appointments: z.array(appointmentRecord) });
export type AppointmentList = z.infer<typeof appointmentList>;
