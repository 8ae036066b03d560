// Slots: when a doctor can be booked at a clinic (not shown in the interface; the vendor's answer).
import { z } from 'zod';
import { calendarDate, daysBetween } from './time';

/** Not shown in the interface: clinics keep no timetable here, so every day has the same hours, clinic-local. */
export const SLOT_MINUTES = 15;
export const FIRST_SLOT_HOUR = 9;
export const LAST_SLOT_HOUR = 20;

export const slotQuery = z
  .object({ start_date: calendarDate, end_date: calendarDate })
  .superRefine((query, context) => {
    const days = daysBetween(query.start_date, query.end_date);
    if (days < 0 || days > 1) {
      const message = 'must be start_date or the day after it';
      context.addIssue({ code: 'custom', path: ['end_date'], message });
    }
  });

const slot = z.object({
  available: z.boolean(),
  conf_id: z.string(),
  /** Start and end, ISO 8601 with the clinic's offset */
  s: z.string(),
  e: z.string(),
});
export type Slot = z.infer<typeof slot>;

export const slotAnswer = z.object({
  /** A string, as the vendor writes it */
  success: z.literal('true'),
  status_code: z.literal(200),
  data: z.object({
    schedule: z.record(z.string(), z.array(z.object({ service_type: z.string(), slots: z.array(slot) }))),
    services: z.record(
      z.string(),
      z.object({ service_name: z.string(), duration: z.number(), mode: z.array(z.string()) }),
    ),
  }),
});
