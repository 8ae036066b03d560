// The events that the service sends (interface "Events", decisions 8) and the subscriptions to them.
import { z } from 'zod';
import { isPlainObject } from './display-meta';
import type { JsonObject } from './free-form';
import { isAddress, text } from './text';
import { calendarDate, epochMilliseconds } from './time';

export const EVENT_KINDS = [
  'vaccination.reminder',
  'appointment.created',
  'appointment.updated',
  'appointment.statuschange',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const vaccinationReminder = z.object({
  event: z.literal('vaccination.reminder'),
  service: z.literal('appointment'),
  event_time: epochMilliseconds,
  /** `{business_id}:{patient_id}:vaccination.reminder` */
  partition_id: z.string(),
  /** `{patient_id}-{doctor_id}-{timestamp}` */
  transaction_id: z.string(),
  data: z.object({
    doctor_id: z.string(),
    patient_id: z.string(),
    patient_name: z.string(),
    doctor_name: z.string(),
    booking_link: z.string(),
    due_date: calendarDate,
    /** Comma-separated in one string */
    vaccines: z.string(),
  }),
});
export type VaccinationReminder = z.infer<typeof vaccinationReminder>;

export const appointmentEvent = z.object({
  event: z.enum(['appointment.created', 'appointment.updated', 'appointment.statuschange']),
  service: z.literal('appointment'),
  event_time: epochMilliseconds,
  partition_id: z.string(),
  transaction_id: z.string(),
  /** The client whose request made the change */
  client_id: z.string(),
  business_id: z.string(),
  data: z.object({
    appointment_id: z.string(),
    partner_appointment_id: z.string().nullable(),
    clinic_id: z.string(),
    partner_clinic_id: z.string().nullable(),
    doctor_id: z.string(),
    partner_doctor_id: z.string().nullable(),
    patient_id: z.string(),
    partner_patient_id: z.string().nullable(),
    status: z.string(),
    action: z.enum(['created', 'updated', 'statuschange']),
    created_at: z.number(),
    modified_at: z.number(),
    custom_attributes: z.custom<JsonObject>(isPlainObject),
    partner_meta: z.custom<JsonObject>(isPlainObject),
  }),
});
export type AppointmentEvent = z.infer<typeof appointmentEvent>;

export const SIGNATURE_HEADER = 'Eka-Webhook-Signature';
export const ENDPOINT_MAX = 2000;
export const SIGNING_KEY_MIN = 16;
export const SIGNING_KEY_MAX = 200;

const eventNames = z.array(z.enum(EVENT_KINDS, { error: `must be one of ${EVENT_KINDS.join(', ')}` }), {
  error: 'must be a list of event kinds',
});
const signingKey = text(SIGNING_KEY_MIN, SIGNING_KEY_MAX);
const BODY = { error: 'the body must be a JSON object' };

export const subscriptionCreate = z.object(
  {
    endpoint: text(1, ENDPOINT_MAX).refine((value) => isAddress(value, ['https', 'http']), {
      error: 'must be an https:// address',
    }),
    event_names: eventNames.optional(),
    signing_key: signingKey.optional(),
    protocol: z.enum(['http', 'https'], { error: 'must be http or https' }).optional(),
  },
  BODY,
);

export const subscriptionPatch = z
  .object(
    {
      signing_key: signingKey,
      enabled: z.boolean({ error: 'must be true or false' }),
      event_names: eventNames,
    },
    BODY,
  )
  .partial();

/** As the list shows it; the signing key is never in it (decisions 8). */
export const subscriptionRecord = z.object({
  id: z.string(),
  event_names: z.array(z.string()),
  endpoint: z.string(),
  protocol: z.string(),
  client_id: z.string(),
  signed: z.boolean(),
  enabled: z.boolean(),
  /** Why it is off: off, gone or failing; on otherwise */
  state: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export const subscriptionList = z.object({ data: z.array(subscriptionRecord), msg: z.string() });

/** One event on its way to one subscription, with every attempt; our own extension of the interface. */
export const deliveryRecord = z.object({
  id: z.string(),
  event_id: z.string(),
  event: z.string(),
  transaction_id: z.string(),
  subscription_id: z.string(),
  endpoint: z.string(),
  /** Whether the address has a signing key now */
  signed: z.boolean(),
  /** waiting, delivered or dead */
  state: z.string(),
  created_at: z.number(),
  due_at: z.number().nullable(),
  attempts: z.array(
    z.object({
      number: z.number(),
      at: z.number(),
      took: z.number(),
      status: z.number().nullable(),
      problem: z.string().nullable(),
      answer: z.string(),
    }),
  ),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;
/** One alone, with the exact text that is sent. */
export const openedDelivery = deliveryRecord.extend({ body: z.string() });
export type OpenedDelivery = z.infer<typeof openedDelivery>;
export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const;
export const deliveryList = z.object({
  deliveries: z.array(deliveryRecord),
  /** What `before` takes for the next page */
  next: z.string().nullable(),
});
export const deliveryQuery = z.object({
  state: z.enum(DELIVERY_STATES, { error: 'must be waiting, delivered or dead' }).optional(),
  /** Only what was given up and what failed and is tried again */
  trouble: z.literal('1', { error: 'must be 1' }).optional(),
  before: z
    .string()
    .regex(/^\d{1,15}(?:\.[\w-]{1,60})?$/, { error: 'must be epoch milliseconds or the next of a page' })
    .optional(),
});
export type DeliveryQuery = z.infer<typeof deliveryQuery>;
